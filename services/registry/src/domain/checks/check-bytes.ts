import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PublishReason, ReleasePackage } from '@coachlab/contracts';
import { sha384 } from '@coachlab/federation/server';
import { PROVENANCE, SBOM } from '../package/provenance.ts';

/** Bytes after gzip level 9. */
export interface Budgets {
  entry: number;
  /** JavaScript and CSS of one page's first paint, the entry excluded. */
  page: number;
  /** All other JavaScript and CSS of the release, which pages fetch later. */
  lazy: number;
}

/** Every file matches its digest, and every file that anything refers to is there. */
export function checkFiles(release: ReleasePackage, files: ReadonlyMap<string, Buffer>): PublishReason[] {
  const reasons: PublishReason[] = [];
  for (const [path, digest] of Object.entries(release.files)) {
    const bytes = files.get(path);
    if (!bytes) reasons.push(missing(path, 'is listed in release.json and is not in the package'));
    else if (sha384(bytes) !== digest) {
      reasons.push({
        code: 'digest_mismatch',
        path,
        message: `${path} does not match its digest in release.json.`,
      });
    }
  }
  for (const path of files.keys()) {
    if (UNLISTED.has(path) || Object.hasOwn(release.files, path)) continue;
    reasons.push({ code: 'digest_mismatch', path, message: `${path} has no digest in release.json.` });
  }
  for (const [path, use] of referred(release)) {
    if (!Object.hasOwn(release.files, path))
      reasons.push(missing(path, `is ${use} and is not in the package`));
  }
  return reasons;
}

/** Documents that are checked by themselves. */
const UNLISTED = new Set(['release.json', PROVENANCE, SBOM]);

function* referred(release: ReleasePackage): Iterable<[path: string, use: string]> {
  yield ['remote.json', 'the manifest'];
  yield ['browser/mf-manifest.json', 'what stock Module Federation hosts read'];
  yield [release.entry, 'the browser entry'];
  yield [release.server, 'the server build'];
  for (const [page, { js, css }] of Object.entries(release.pages)) {
    for (const path of [...js, ...css]) yield [path, `a file of page ${page}`];
  }
}

function missing(path: string, why: string): PublishReason {
  return { code: 'file_missing', path, message: `${path} ${why}.` };
}

/** Bytes of remote.json, which nearly all goes into every page of the site; that of the largest section has 7 KB. */
const LARGEST_MANIFEST = 32 * 1024;

/** What one section adds to the pages of all others. */
export function checkManifestSize(files: ReadonlyMap<string, Buffer>): PublishReason[] {
  const bytes = files.get('remote.json')?.length ?? 0;
  if (bytes <= LARGEST_MANIFEST) return [];
  const message = `remote.json has ${bytes} bytes and may have ${LARGEST_MANIFEST}: every page of the site carries what it says.`;
  return [{ code: 'budget_exceeded', path: 'remote.json', message }];
}

const gzipAsync = promisify(gzip);

/** Files that are missing count as nothing here; `checkFiles` reports them. */
export async function checkBudgets(
  release: ReleasePackage,
  files: ReadonlyMap<string, Buffer>,
  budgets: Budgets,
): Promise<PublishReason[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string) => {
    const known =
      sizes.get(path) ?? gzipAsync(files.get(path) ?? '', { level: 9 }).then((packed) => packed.length);
    sizes.set(path, known);
    return known;
  };
  const reasons: PublishReason[] = [];
  const entry = await sizeOf(release.entry);
  if (entry > budgets.entry) reasons.push(over(release.entry, 'The entry', entry, budgets.entry));
  for (const [page, { js, css }] of Object.entries(release.pages)) {
    const parts = await Promise.all([...new Set([...js, ...css])].map(sizeOf));
    const total = parts.reduce((sum, size) => sum + size, 0);
    if (total > budgets.page) reasons.push(over(page, `Page ${page}`, total, budgets.page));
  }
  const first = new Set([
    release.entry,
    ...Object.values(release.pages).flatMap(({ js, css }) => [...js, ...css]),
  ]);
  const lazy = Object.keys(release.files).filter((path) => RUNS.test(path) && !first.has(path));
  const later = (await Promise.all(lazy.map(sizeOf))).reduce((sum, size) => sum + size, 0);
  if (later > budgets.lazy) reasons.push(over('browser/', 'What its pages fetch later', later, budgets.lazy));
  return reasons;
}

/** What a browser runs or applies. */
const RUNS = /^browser\/.*\.(js|css)$/;

function over(path: string, what: string, bytes: number, budget: number): PublishReason {
  const kb = (size: number) => `${(size / 1024).toFixed(1)} KB`;
  return {
    code: 'budget_exceeded',
    path,
    message: `${what} is ${kb(bytes)} gzipped; its budget is ${kb(budget)}.`,
  };
}
