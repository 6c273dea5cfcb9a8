import { execFileSync } from 'node:child_process';
import { Broken } from '../lib/broken.ts';
import type { Workspace } from '../lib/workspaces.ts';

/** May import any room without naming it in its package.json. */
const READS_ALL = 'infra/bench';

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
  for (const path of changed) add(roomOf(path));
  if (affected.size > 0) add(rooms.find(({ dir }) => dir === READS_ALL));
  return [...affected].map(({ dir }) => dir).toSorted();
}
