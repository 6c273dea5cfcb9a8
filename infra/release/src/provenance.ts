import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@coachlab/contracts';
import { CommandError } from './command-error.ts';

const run = promisify(execFile);
const LARGEST = 16 * 1024 * 1024;

/** Beside release.json; packed with it, and no part of the release's digest. */
export const PROVENANCE_FILE = 'provenance.json';

/**
 * Writes where a build comes from, right after it was made. Returns what could not be found out, a sentence each.
 * @param builder who builds, for people; the user and the machine unless COACHLAB_BUILDER says otherwise
 */
export async function writeProvenance(
  folder: string,
  version: string,
  builder: string = process.env['COACHLAB_BUILDER'] || `${userInfo().username}@${hostname()}`,
): Promise<string[]> {
  const { commit, dirty } = await sourceOf(folder);
  const provenance: Provenance = {
    version,
    commit,
    dirty,
    builder: builder.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100),
    builtAt: new Date().toISOString(),
    lockfile: null,
    sbom: null,
  };
  writeFileSync(join(folder, 'build', PROVENANCE_FILE), `${JSON.stringify(provenance, null, 2)}\n`);
  return commit === null ? ['It is not in a Git repository, so its release names no commit.'] : [];
}

/** Whether what lies in `build` says where this version of it comes from. */
export function hasProvenance(build: string, version: string): boolean {
  const file = join(build, PROVENANCE_FILE);
  if (!existsSync(file)) return false;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Provenance).version === version;
  } catch (cause) {
    throw new CommandError('provenance_unreadable', `${file} is not JSON.`, { cause });
  }
}

async function sourceOf(folder: string): Promise<Pick<Provenance, 'commit' | 'dirty'>> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', args, { cwd: folder, maxBuffer: LARGEST })).stdout.trim();
    const commit = await git('rev-parse', '--verify', 'HEAD');
    return { commit, dirty: (await git('status', '--porcelain')) !== '' };
  } catch {
    return { commit: null, dirty: null };
  }
}
