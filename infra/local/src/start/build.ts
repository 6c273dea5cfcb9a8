import { BuildStamp } from '../lib/build-stamp.ts';
import { say, since } from '../lib/say.ts';
import type { Prints } from '../lib/workspace-prints.ts';
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
  { name, room, dir, main }: Bundle,
  prints: Prints,
  signal: AbortSignal,
): Promise<void> {
  const stamp = new BuildStamp(settings.root, name, main, prints.get(room));
  if (stamp.isCurrent) {
    say(name, 'unchanged');
    return;
  }
  const began = performance.now();
  stamp.clear();
  const tool = {
    name: `build-${name}`,
    purpose: `build the ${name}`,
    program: 'rspack',
    args: ['build'],
    dir,
  };
  await runTool(settings, tool, signal);
  stamp.write();
  say(name, `built (${since(began)})`);
}
