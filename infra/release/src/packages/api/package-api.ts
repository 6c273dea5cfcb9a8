import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageJson } from '../package-json.ts';
import { compare, type Comparison } from './compare.ts';
import { withMovedNames } from './moved-names.ts';
import { publicNames } from './public-names.ts';
import { raiseVersion } from './raise-version.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

const FILE = 'api.txt';
const RENEW = 'npm run packages:api -- --renew';

/** Why a package may not stay as it is beside its snapshot; each with what to do. @param folder of it, compiled */
export function apiFaults(folder: string): string[] {
  const { name, is, was } = read(folder);
  if (!was) return [`${name} has no ${FILE} that lists its exports: ${RENEW}`];
  const { breaking, added, due, isDue } = changesOf(folder, name, was, is);
  if (isDue && was.version !== is.version)
    return [`${name} is ${is.version}, and its ${FILE} is of ${was.version}: ${RENEW}`];
  return [
    ...breaking.map(
      (change) =>
        `${change} This may break its users: leave it as it was, or raise ${name} to ${due}: ${RENEW} --major`,
    ),
    ...added.map((change) => `${change} Raise ${name} to ${due}: ${RENEW}`),
  ];
}

/**
 * Writes the snapshot, with a version that may carry what it says: raised by itself for what is only added.
 * @returns what was done or refused
 */
export function renewApi(root: string, dir: string, isMajor: boolean): { done?: string; refused?: string[] } {
  const folder = join(root, dir);
  const { name, is, was } = read(folder);
  const changes = was && changesOf(folder, name, was, is);
  if (changes && !changes.isDue && changes.breaking.length > 0 && !isMajor)
    return { refused: apiFaults(folder) };
  const version = !changes || changes.isDue ? is.version : changes.due;
  const text = writeSnapshot(name, { ...is, version });
  if (was && text === writeSnapshot(name, was)) return {};
  if (version !== is.version) raiseVersion(root, { name, dir, from: is.version, to: version });
  writeFileSync(join(folder, FILE), text);
  return { done: `${dir}/${FILE} says what ${name} ${version} offers` };
}

function changesOf(folder: string, name: string, was: Snapshot, is: Snapshot): Comparison {
  return compare(name, was, { ...is, names: withMovedNames(folder, was.names, is.names) });
}

function read(folder: string): { name: string; is: Snapshot; was: Snapshot | null } {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const file = join(folder, FILE);
  const was = existsSync(file) ? readSnapshot(readFileSync(file, 'utf8')) : null;
  return { name, is: { version, names: publicNames(folder) }, was };
}
