import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOutput } from '../lib/fingerprint.ts';

/** Milliseconds; long enough for an editor or a checkout to write all of its files. */
const QUIET = 120;

/**
 * Yields at once and then after each burst of changes in the rooms' sources; what happens while the consumer is at work
 * is told when it comes back. Every folder has its own watcher: Node's recursive one loses a file that an editor
 * replaces (seen on Linux, Node 24).
 */
export async function* changesIn(root: string, rooms: string[], signal: AbortSignal): AsyncGenerator<void> {
  while (!signal.aborted) {
    const change = Promise.withResolvers<void>();
    const stop = () => change.resolve();
    signal.addEventListener('abort', stop);
    // Anew each time, and before the consumer reads: a folder may be a new one under an old name.
    const watchers = rooms.flatMap((room) => foldersOf(root, room)).flatMap((dir) => watcherOf(dir, stop));
    for (const watcher of watchers) watcher.on('error', stop);
    try {
      yield;
      await change.promise;
      if (!signal.aborted) await sleep(QUIET);
    } finally {
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener('abort', stop);
    }
  }
}

function foldersOf(root: string, room: string, path = ''): string[] {
  const inside = unlessGone(() => readdirSync(join(root, room, path), { withFileTypes: true }), [])
    .filter((entry) => entry.isDirectory() && !isOutput(join(path, entry.name)))
    .flatMap((entry) => foldersOf(root, room, join(path, entry.name)));
  return [join(root, room, path), ...inside];
}

function watcherOf(dir: string, tell: () => void): FSWatcher[] {
  return unlessGone(() => [watch(dir, tell)], []);
}

/** A folder may go between being listed and being opened. */
function unlessGone<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
