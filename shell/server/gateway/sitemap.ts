import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import { readJson } from '@coachlab/http';
import type { FastifyBaseLogger } from 'fastify';
import type { Upstreams } from './upstreams.ts';

const PATIENCE_MS = 3_000;
/** Bytes of a list, and addresses taken from it: a map may have 50,000 in all, or search engines drop it whole. */
const MOST = { bytes: 1024 * 1024, addresses: 10_000 };

/** Every address that search engines may list, from the remotes' routes and the lists those name. */
export class Sitemap {
  readonly #origin: string;
  readonly #upstreams: Upstreams;
  readonly #file: string;
  /** The last good paths of each list: a service that is down must take nothing off the map. */
  #last: Promise<Map<string, string[]>> | null = null;
  #writing: Promise<void> = Promise.resolve();

  /** @param file where the last lists outlive a restart */
  constructor(origin: string, upstreams: Upstreams, file: string) {
    this.#origin = origin;
    this.#upstreams = upstreams;
    this.#file = file;
  }

  /** Whole but for the pages of a list that cannot be had and never could. */
  async of(set: ResolvedSet, log: FastifyBaseLogger): Promise<string> {
    const paths = await Promise.all(listed(set).map((route) => this.#pathsOf(route, log)));
    const urls = paths.flat().map((path) => `  <url><loc>${escapeXml(this.#origin + path)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  }

  async #pathsOf(route: RemoteRoute, log: FastifyBaseLogger): Promise<string[]> {
    if (!route.path.includes('/:')) return [route.path];
    if (!route.sitemapFrom) return [];
    // A release that somebody tries may take another list.
    const key = `${route.path} ${route.sitemapFrom}`;
    const last = await (this.#last ??= this.#read());
    try {
      const paths = await this.#ask(route, route.sitemapFrom);
      if (paths.join() !== last.get(key)?.join()) {
        last.set(key, paths);
        await this.#keep(last);
      }
      return paths;
    } catch (error) {
      log.warn(
        { list: route.sitemapFrom, error: (error as Error).message },
        'could not get a list for the sitemap',
      );
      return last.get(key) ?? [];
    }
  }

  async #ask(route: RemoteRoute, list: string): Promise<string[]> {
    const origin = this.#upstreams.originOf(list.split(/[/?]/)[2] ?? '');
    if (origin === undefined) throw new Error('no service owns this API');
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(origin + list, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`the service answers ${response.status}`);
    const items = (await readJson(response, MOST.bytes)) as (Record<string, unknown> | null)[];
    const paths = items.map((item) => pathOf(route, item)).filter((path) => path !== null);
    if (paths.length === 0 && items.length > 0) throw new Error('no item has what the address is made of');
    return paths.slice(0, MOST.addresses);
  }

  async #read(): Promise<Map<string, string[]>> {
    try {
      return new Map(JSON.parse(await readFile(this.#file, 'utf8')) as [string, string[]][]);
    } catch {
      // There is none yet, or it cannot be read: the services say it again.
      return new Map();
    }
  }

  /** One after the other, since all write the same file. */
  #keep(last: ReadonlyMap<string, string[]>): Promise<void> {
    this.#writing = this.#writing
      .catch(() => {})
      .then(async () => {
        await mkdir(dirname(this.#file), { recursive: true });
        await writeFile(`${this.#file}.part`, JSON.stringify([...last]));
        await rename(`${this.#file}.part`, this.#file);
      });
    return this.#writing;
  }
}

/** `/artifact/:id` is filled from an item's `id`; null for an item without one. */
function pathOf(route: RemoteRoute, item: Record<string, unknown> | null): string | null {
  const values = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => item?.[name!]);
  if (!values.every((value) => typeof value === 'string' && value !== '' && value.isWellFormed()))
    return null;
  return route.path.replace(/:\w+/g, () => encodeURIComponent(values.shift() as string));
}

/** Of a page with several addresses the first. */
function listed(set: ResolvedSet): RemoteRoute[] {
  const seen = new Set<string>();
  return routesFrom(set)
    .filter(({ disabled, route }) => !disabled && !route.noindex && !route.forwardTo)
    .filter(({ remote, route }) => {
      const page = `${remote} ${route.page}`;
      const again = !route.path.includes('/:') && seen.has(page);
      seen.add(page);
      return !again;
    })
    .map(({ route }) => route);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
