import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleasePackage } from '@coachlab/contracts';
import { create } from 'tar';
import { CommandError } from './command-error.ts';
import { hasProvenance, PROVENANCE_FILE } from './provenance.ts';

export interface Packed {
  /** As release.json says. */
  name: string;
  version: string;
  files: number;
  archive: Buffer;
}

/** Packs a remote's `build` folder. The same files make the same bytes, whoever packs them and when. */
export async function pack(folder: string): Promise<Packed> {
  const build = join(folder, 'build');
  const { name, version } = readRelease(build);
  const provenance = hasProvenance(build, version) ? [PROVENANCE_FILE] : [];
  const files = [
    'release.json',
    'remote.json',
    ...provenance,
    ...walk(build, 'browser'),
    ...walk(build, 'server'),
  ]
    .filter((path) => existsSync(join(build, path)))
    .sort();
  const options = {
    cwd: build,
    gzip: { level: 9 },
    // No owner, no times, no modes of this machine.
    portable: true,
    mtime: new Date(0),
    noDirRecurse: true,
  };
  const archive = await buffer(create(options, files) as unknown as AsyncIterable<Buffer>);
  return { name, version, files: files.length, archive };
}

export function readRelease(build: string): ReleasePackage {
  const path = join(build, 'release.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ReleasePackage;
  } catch (cause) {
    throw new CommandError('not_built', `${path} cannot be read; building the remote creates it.`, {
      cause,
    });
  }
}

function walk(build: string, folder: string): string[] {
  const root = join(build, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
