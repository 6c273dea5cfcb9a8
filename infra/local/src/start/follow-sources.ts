import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Broken } from '../lib/broken.ts';
import { isOutput } from '../lib/fingerprint.ts';
import { say } from '../lib/say.ts';
import { tail } from '../lib/tail.ts';
import { workspacePrints, type Prints } from '../lib/workspace-prints.ts';
import { buildShell, compile } from './build.ts';
import type { Site } from './environment.ts';
import type { Fleet } from './fleet.ts';
import { publishRemotes } from './publish.ts';
import { serviceRooms, TOOLS } from './rooms.ts';

/** Long enough for an editor or a checkout to write all of its files. */
const QUIET = 120;

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
  say('dev', 'watching; a change in a section reloads its open pages');
  for await (const _ of changes(root, [...start.keys()], signal)) {
    const now = workspacePrints(root);
    const changed = new Set([...now].filter(([dir, print]) => prints.get(dir) !== print).map(([dir]) => dir));
    if (changed.size === 0) continue;
    try {
      await apply(site, fleet, now, changed, signal);
      prints = now;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      say('dev', `${tail(error.logFile)}\n${error.message} The last good build goes on.`);
    }
  }
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
  await Promise.all([
    ...services
      .filter(({ name }) => changed.has(`services/${name}`))
      .map(async ({ name }) => {
        await fleet.restart(name);
        say(name, 'restarted');
      }),
    changed.has('shell') && buildShell(settings, prints, signal),
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

/** Yields once at the start and then after each burst of changes; never while the consumer is at work. */
async function* changes(root: string, dirs: string[], signal: AbortSignal): AsyncGenerator<void> {
  let wake = Promise.withResolvers<void>();
  const watchers = dirs.map((dir) =>
    watch(join(root, dir), { recursive: true, signal }, (_, file) => {
      if (file === null || !isOutput(dir, file)) wake.resolve();
    }),
  );
  signal.addEventListener('abort', () => wake.resolve());
  try {
    for (;;) {
      yield;
      await wake.promise;
      if (signal.aborted) return;
      await sleep(QUIET);
      wake = Promise.withResolvers<void>();
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
