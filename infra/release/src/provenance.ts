import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@coachlab/contracts';
import { CommandError } from './command-error.ts';

const run = promisify(execFile);
const LARGEST = 16 * 1024 * 1024;

/** Beside release.json; packed with it, and no part of the release's digest. */
export const PROVENANCE_FILES = ['provenance.json', 'sbom.cdx.json'];

/**
 * Writes where a build comes from, right after it was made. Returns what could not be found out, a sentence each.
 * @param builder who builds, for people; the user and the machine unless COACHLAB_BUILDER says otherwise
 */
export async function writeProvenance(
  folder: string,
  version: string,
  builder: string = process.env['COACHLAB_BUILDER'] || `${userInfo().username}@${hostname()}`,
): Promise<string[]> {
  const [provenanceFile, sbomFile] = PROVENANCE_FILES.map((name) => join(folder, 'build', name)) as [
    string,
    string,
  ];
  const lockfile = lockfileOf(folder);
  const sbom = lockfile === null ? null : await makeSbom(folder, dirname(lockfile));
  if (sbom === null) rmSync(sbomFile, { force: true });
  else writeFileSync(sbomFile, sbom);
  const { commit, dirty } = await sourceOf(folder);
  const provenance: Provenance = {
    version,
    commit,
    dirty,
    builder: builder.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100),
    builtAt: new Date().toISOString(),
    lockfile: lockfile && sha384(readFileSync(lockfile)),
    sbom: sbom && sha384(sbom),
  };
  writeFileSync(provenanceFile, `${JSON.stringify(provenance, null, 2)}\n`);
  const missing = [
    commit === null && 'It is not in a Git repository, so its release names no commit.',
    sbom === null && 'npm sbom failed, so its release has no SBOM.',
  ];
  return missing.filter((sentence) => sentence !== false);
}

/** Whether what lies in `build` says where this version of it comes from. */
export function hasProvenance(build: string, version: string): boolean {
  const file = join(build, PROVENANCE_FILES[0] as string);
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

/**
 * CycloneDX, of all that the lockfile ties to this folder; asks nobody outside. With `--omit dev` npm leaves out what a
 * workspace needs and the root needs for development, React for one: a list that is too long is better.
 */
async function makeSbom(folder: string, root: string): Promise<Buffer | null> {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const workspace = folder === root ? [] : ['--workspace', name];
    const { stdout } = await run('npm', [...args, ...workspace], { cwd: root, maxBuffer: LARGEST });
    return Buffer.from(JSON.stringify(JSON.parse(stdout)));
  } catch {
    return null;
  }
}

/** The lockfile that knows the folder: the nearest one above may be of something else. */
function lockfileOf(folder: string, at = folder): string | null {
  const file = join(at, 'package-lock.json');
  if (existsSync(file)) {
    const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: object };
    if (Object.hasOwn(packages, relative(at, folder).split(sep).join('/'))) return file;
  }
  const above = dirname(at);
  return above === at ? null : lockfileOf(folder, above);
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
