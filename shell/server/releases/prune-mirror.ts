import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PruneOptions {
  /** `mirror/remotes`: a folder a remote, in it one a version. */
  root: string;
  /** `name@version` of what runs, and of what was used within the grace. These never go. */
  inUse: ReadonlySet<string>;
  /** The rest stays this long, for tabs that were opened before. Milliseconds. */
  grace: number;
  /** And only as much of it as fits: the oldest goes first. Bytes. */
  most: number;
  now: number;
}

interface Copy {
  id: string;
  folder: string;
  bytes: number;
  /** When its newest file came. */
  since: number;
}

/** Takes the copies of releases away that nothing refers to any more; the registry still has them. Returns their ids. */
export async function pruneMirror({ root, inUse, grace, most, now }: PruneOptions): Promise<string[]> {
  const spare = (await copiesIn(root)).filter(({ id }) => !inUse.has(id)).sort((a, b) => b.since - a.since);
  let kept = 0;
  const gone = spare.filter(({ since, bytes }) => {
    kept += bytes;
    return now - since > grace || kept > most;
  });
  for (const { folder } of gone) await rm(folder, { recursive: true, force: true });
  return gone.map(({ id }) => id);
}

async function copiesIn(root: string): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const remote of await foldersIn(root)) {
    for (const version of await foldersIn(join(root, remote))) {
      const folder = join(root, remote, version);
      copies.push({ id: `${remote}@${version}`, folder, ...(await sizeOf(folder)) });
    }
  }
  return copies;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function sizeOf(folder: string): Promise<{ bytes: number; since: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))),
  );
  return {
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    since: files.reduce((latest, { mtimeMs }) => Math.max(latest, mtimeMs), 0),
  };
}
