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

/** What rspack builds. */
export interface Bundle {
  name: string;
  /** The workspace that it is made of, and the folder of its configuration. */
  room: string;
  dir: string;
  /** Of what is written. */
  main: string;
}

export const SHELL: Bundle = {
  name: 'shell',
  room: 'shell',
  dir: 'shell',
  main: 'shell/build/server/main.js',
};
export const CONSOLE: Bundle = {
  name: 'console',
  room: 'services/registry',
  dir: 'services/registry/console',
  main: 'services/registry/build/console/console.js',
};

/** Skipped when the build stands as it was made from these sources. */
export async function bundle(
  settings: Settings,
  { name, room, dir, main: path }: Bundle,
  prints: Prints,
  signal: AbortSignal,
): Promise<void> {
  const stamp = join(settings.root, `.cache/local/${name}.json`);
  const main = join(settings.root, path);
  const now = () => ({
    print: prints.get(room),
    written: statSync(main, { throwIfNoEntry: false })?.mtimeMs,
  });
  if (isDeepStrictEqual(readStamp(stamp), now())) {
    say(name, 'unchanged');
    return;
  }
  const began = performance.now();
  rmSync(stamp, { force: true });
  const tool = {
    name: `build-${name}`,
    purpose: `build the ${name}`,
    program: 'rspack',
    args: ['build'],
    dir,
  };
  await runTool(settings, tool, signal);
  writeStamp(stamp, now());
  say(name, `built (${since(began)})`);
}
