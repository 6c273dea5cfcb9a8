import { Broken } from '../lib/broken.ts';
import { say } from '../lib/say.ts';
import { tail } from '../lib/tail.ts';
import { workspacePrints, type Prints } from '../lib/workspace-prints.ts';
import { bundle, compile, CONSOLE, SHELL } from './build.ts';
import type { Site } from './environment.ts';
import type { Fleet } from './fleet.ts';
import { publishRemotes } from './publish.ts';
import { serviceRooms, TOOLS } from './rooms.ts';
import { changesIn } from './watch-folders.ts';

/**
 * Until `signal`: whenever sources change, builds what they are part of, restarts services, publishes remotes. A build
 * that fails is told and the last good one goes on.
 */
export async function followSources(
  site: Site,
  fleet: Fleet,
  start: Prints,
  signal: AbortSignal,
): Promise<void> {
  const { root } = site.settings;
  let prints = start;
  say('dev', 'watching for changes; pages of a changed section reload');
  for await (const _ of changesIn(root, [...start.keys()], signal)) {
    try {
      const now = workspacePrints(root);
      const changed = new Set(
        [...now].filter(([dir, print]) => prints.get(dir) !== print).map(([dir]) => dir),
      );
      if (changed.size > 0) await apply(site, fleet, now, changed, signal);
      prints = now;
    } catch (error) {
      // Sources are often half written: the next change tries again.
      if (!signal.aborted) say('dev', `${told(error)} The last good build stays in use.`);
    }
  }
}

function told(error: unknown): string {
  if (error instanceof Broken) return `${tail(error.logFile)}\n${error.message}`;
  return error instanceof Error ? `${error.message}.` : String(error);
}

async function apply(
  site: Site,
  fleet: Fleet,
  prints: Prints,
  changed: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const { settings, services, remotes } = site;
  const compiled = [...TOOLS, ...serviceRooms(site)];
  if (compiled.some((dir) => changed.has(dir))) await compile(settings, 'services', compiled, signal);
  // Before the registry starts again with it.
  if (changed.has(CONSOLE.room)) await bundle(settings, CONSOLE, prints, signal);
  await Promise.all([
    ...services
      .filter(({ name }) => changed.has(`services/${name}`))
      .map(async ({ name }) => {
        await fleet.restart(name);
        say(name, 'restarted');
      }),
    changed.has('shell') && bundle(settings, SHELL, prints, signal),
  ]);
  await publishRemotes(
    site,
    remotes.filter((remote) => changed.has(remote)),
    prints,
    signal,
  );
  if (changed.has('shell')) {
    await fleet.restart('shell');
    say('shell', 'restarted');
  }
}
