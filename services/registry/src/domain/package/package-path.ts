import { PROVENANCE, SBOM } from './provenance.ts';

/** Longest path a package may hold, in characters; object stores and file systems all take it. */
const LONGEST = 240;

/** Storage keys and addresses are made of these as they are, so nothing ever needs escaping. */
const SEGMENT = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/;

const ROOT_FILES = new Set(['release.json', 'remote.json', PROVENANCE, SBOM]);
const FOLDERS = ['browser/', 'server/'];

/** Says why a path may not be in a package, or null when it may. Expects no leading `./`. */
export function pathFault(path: string): string | null {
  if (path.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'is absolute';
  const segments = path.split('/');
  if (segments.includes('..')) return 'leaves the package';
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return 'may only use letters, digits, ".", "_" and "-", and no part may start or end with a dot';
  }
  if (!ROOT_FILES.has(path) && !FOLDERS.some((folder) => path.startsWith(folder))) {
    return 'is none of release.json, remote.json, provenance.json, sbom.cdx.json, browser/** and server/**';
  }
  return null;
}

/**
 * Paths that another path needs as a folder, or that differ from another only in case: neither can be stored
 * on every file system. Returns the later of each pair.
 */
export function clashingPaths(paths: Iterable<string>): string[] {
  const files = new Set<string>();
  const folders = new Set<string>();
  const clashing: string[] = [];
  for (const path of paths) {
    const key = path.toLowerCase();
    const above = key.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    if (files.has(key) || folders.has(key) || above.some((folder) => files.has(folder))) clashing.push(path);
    files.add(key);
    for (const folder of above) if (folder) folders.add(folder);
  }
  return clashing;
}
