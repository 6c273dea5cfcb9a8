import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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

/** Bundles the shell's browser and server builds. Skipped when they stand as they were made from these sources. */
export async function buildShell(settings: Settings, prints: Prints, signal: AbortSignal): Promise<void> {
  const stamp = join(settings.root, '.cache/local/shell.json');
  const main = join(settings.root, 'shell/build/server/main.js');
  const now = () => ({
    print: prints.get('shell'),
    written: statSync(main, { throwIfNoEntry: false })?.mtimeMs,
  });
  if (isDeepStrictEqual(readStamp(stamp), now())) {
    say('shell', 'unchanged');
    return;
  }
  const began = performance.now();
  rmSync(stamp, { force: true });
  const tool = {
    name: 'build-shell',
    purpose: 'build the shell',
    program: 'rspack',
    args: ['build'],
    dir: 'shell',
  };
  await runTool(settings, tool, signal);
  writeStamp(stamp, now());
  say('shell', `built (${since(began)})`);
}
