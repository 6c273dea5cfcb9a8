import { execFileSync } from 'node:child_process';
import { Broken } from '../lib/broken.ts';
import type { Workspace } from '../lib/workspaces.ts';
import { SERVICES } from '../start/topology.ts';

/** May import any room without naming it in its package.json. */
const READS_ALL = 'infra/bench';

/** Files that a room's tests read without depending on the room that they lie in. */
const READ_BY: [path: RegExp, room: (part: string) => string | undefined][] = [
  // What pages need of an API: the service that answers it is held to it.
  [/^mfe-[a-z-]+\/contract\/([a-z-]+)\.json$/, folderOfApi],
  // Held to the topology.
  [/^infra\/(?:docker\/Dockerfile$|k8s\/base\/)/, () => 'infra/local'],
];

function folderOfApi(api: string): string | undefined {
  const service = SERVICES.find(({ apis }) => apis.includes(api));
  return service && `services/${service.name}`;
}

/** Paths that differ between a commit and what lies in the folder, new files included. @throws Broken for no such commit */
export function changedSince(root: string, ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    const [base] = git('merge-base', '--end-of-options', ref, 'HEAD');
    return [...git('diff', '--name-only', base!, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new Broken('settings_invalid', `"--since ${ref}": git knows no such commit here.`);
  }
}

/**
 * Folders of the rooms that changed and of all that are built from them. Text outside of the rooms breaks none; any
 * other file outside of them, such as the lockfile, may break each.
 */
export function affectedRooms(changed: string[], rooms: Workspace[]): string[] {
  const roomOf = (path: string) => rooms.find(({ dir }) => path.startsWith(`${dir}/`));
  if (changed.some((path) => !roomOf(path) && !path.endsWith('.md'))) return rooms.map(({ dir }) => dir);
  const affected = new Set<Workspace>();
  const add = (room: Workspace | undefined) => {
    if (!room || affected.has(room)) return;
    affected.add(room);
    for (const other of rooms) if (other.dependsOn.includes(room.name)) add(other);
  };
  for (const path of changed) {
    add(roomOf(path));
    for (const [pattern, reader] of READ_BY) {
      const found = pattern.exec(path);
      if (found) add(rooms.find(({ dir }) => dir === reader(found[1] ?? '')));
    }
  }
  if (affected.size > 0) add(rooms.find(({ dir }) => dir === READS_ALL));
  return [...affected].map(({ dir }) => dir).toSorted();
}
