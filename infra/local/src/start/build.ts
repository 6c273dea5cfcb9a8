import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say, since } from '../lib/say.ts';
import type { Prints } from '../lib/workspace-prints.ts';
import { readStamp, writeStamp } from '../lib/stamp.ts';
import { runTool } from './tools.ts';
import type { Settings } from './settings.ts';

/**
 * Compiles the given workspaces and what they reference. tsc keeps its own record of what changed: with nothing to do
 * it answers in a twentieth of a second.
 */
export async function compile(
  settings: Settings,
  what: string,
  dirs: string[],
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now();
  const name = `tsc-${what}`;
  await runTool(
    settings,
    { name, purpose: `compile the ${what}`, program: 'tsc', args: ['-b', ...dirs] },
    signal,
  );
  say(what, `compiled (${since(began)})`);
}

/** Bundles the shell's browser and server builds. Skipped when nothing that they are made of changed. */
export async function buildShell(settings: Settings, prints: Prints, signal: AbortSignal): Promise<boolean> {
  const stamp = join(settings.root, '.cache/local/shell.json');
  const outputs = ['server/main.js', 'browser', 'provides.json'].map((path) =>
    join(settings.root, 'shell/build', path),
  );
  const kind = settings.dev ? 'development' : 'production';
  const wanted = `${kind} ${prints.get('shell')}`;
  if (readStamp<string>(stamp) === wanted && outputs.every((path) => existsSync(path))) {
    say('shell', 'unchanged');
    return false;
  }
  const began = performance.now();
  const tool = {
    name: 'build-shell',
    purpose: 'build the shell',
    program: 'rspack',
    args: ['build'],
    dir: 'shell',
  };
  await runTool(settings, { ...tool, env: { NODE_ENV: kind } }, signal);
  writeStamp(stamp, wanted);
  say('shell', `built (${since(began)})`);
  return true;
}
