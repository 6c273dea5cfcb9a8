import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ResolvedSet } from '@coachlab/contracts';
import { LRUCache } from 'lru-cache';

/** A whole answer: bytes in the encodings browsers ask for. */
export interface RenderedPage {
  status: number;
  /** Without quotes and without the encoding's suffix. */
  tag: string;
  raw: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** CSP sources of its inline styles. */
  styles: string[];
}

const bytesOf = ({ page }: Kept) => page.raw.length + page.br.length + page.gzip.length;
const FOUND = { maxSize: 64 * 1024 * 1024, sizeCalculation: bytesOf };
/** A query may have endless values, each of which makes another page: they push out each other, and nobody's plain page. */
const QUERIED = { maxSize: 16 * 1024 * 1024, sizeCalculation: bytesOf };
/** Addresses that do not exist are endless: a few are kept for a moment, so that they cannot be a cheap attack. */
const NOT_FOUND = { max: 100, ttl: 10_000, maxSize: 8 * 1024 * 1024, sizeCalculation: bytesOf };

/** Addresses whose last good page is remembered. */
const REMEMBERED = 5_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Level 5 takes 0.8 ms for 31 KB; 11, which takes 62, comes later (`Recompression`). A window of 256 KB: the usual 4 MB stay with the process. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

export async function renderedPage(status: number, html: string, styles: string[]): Promise<RenderedPage> {
  const raw = Buffer.from(html);
  const [br, zipped] = await Promise.all([compressBrotli(raw, BROTLI), compressGzip(raw)]);
  const tag = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  return { status, tag, raw, br, gzip: zipped, styles };
}

/** What a page is kept under: the same `page` at another `revision` of its content is another one. */
export interface PageKey {
  /** Address, release set, services, by lines. */
  page: string;
  revision: string;
}

interface Kept {
  page: RenderedPage;
  /** `catalog@1.0.0` of each release in the page's set. */
  releases: string[];
}

/** Only whole 200s and, briefly, 404s. */
export class PageCache {
  readonly #found = new LRUCache<string, Kept>(FOUND);
  readonly #queried = new LRUCache<string, Kept>(QUERIED);
  readonly #missing = new LRUCache<string, Kept>(NOT_FOUND);

  readonly #lastRevision = new LRUCache<string, string>({ max: REMEMBERED });

  get(key: PageKey): RenderedPage | undefined {
    return (this.#placeOf(key).get(keyText(key)) ?? this.#missing.get(keyText(key)))?.page;
  }

  /** The page as it last was, when nobody can say how it is now. */
  last({ page }: PageKey): RenderedPage | undefined {
    const revision = this.#lastRevision.get(page);
    if (revision === undefined) return undefined;
    const key = { page, revision };
    return this.#placeOf(key).get(keyText(key))?.page;
  }

  set(key: PageKey, page: RenderedPage, { remotes }: ResolvedSet): void {
    const releases = remotes.map(({ name, release }) => `${name}@${release.version}`);
    if (page.status === 404) this.#missing.set(keyText(key), { page, releases });
    if (page.status !== 200) return;
    this.#placeOf(key).set(keyText(key), { page, releases });
    this.#lastRevision.set(key.page, key.revision);
  }

  /** What is kept now. */
  get size(): { pages: number; bytes: number } {
    const places = [this.#found, this.#queried, this.#missing];
    return {
      pages: places.reduce((sum, { size }) => sum + size, 0),
      bytes: places.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  /** Drops every page that a release outside of these had a part in. */
  keepOnly(releases: ReadonlySet<string>): void {
    for (const pages of [this.#found, this.#queried, this.#missing]) {
      for (const [key, kept] of pages.entries()) {
        if (!kept.releases.every((release) => releases.has(release))) pages.delete(key);
      }
    }
  }

  #placeOf({ page }: PageKey): LRUCache<string, Kept> {
    return page.split('\n', 1)[0]!.includes('?') ? this.#queried : this.#found;
  }
}

export function keyText({ page, revision }: PageKey): string {
  return `${page}\n${revision}`;
}
