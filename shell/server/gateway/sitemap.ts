import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import { readJson } from '@coachlab/http';
import type { FastifyBaseLogger } from 'fastify';
import type { Upstreams } from './upstreams.ts';

const PATIENCE_MS = 3_000;
/** Bytes of a list. */
const LONGEST = 1024 * 1024;

/** Every address that search engines may list, from the remotes' routes and the lists those name. */
export class Sitemap {
  readonly #origin: string;
  readonly #upstreams: Upstreams;
  /** The last good paths of each list: a service that is down must take nothing off the map. */
  readonly #last = new Map<string, string[]>();

  constructor(origin: string, upstreams: Upstreams) {
    this.#origin = origin;
    this.#upstreams = upstreams;
  }

  /** Null when a list cannot be had and never could: half a map would take the other half off. */
  async of(set: ResolvedSet, log: FastifyBaseLogger): Promise<string | null> {
    const paths = await Promise.all(listed(set).map((route) => this.#pathsOf(route, log)));
    if (paths.includes(null)) return null;
    const urls = paths.flat().map((path) => `  <url><loc>${escapeXml(this.#origin + path)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  }

  async #pathsOf(route: RemoteRoute, log: FastifyBaseLogger): Promise<string[] | null> {
    if (!route.path.includes('/:')) return [route.path];
    if (!route.sitemapFrom) return [];
    // A release that somebody tries may take another list.
    const key = `${route.path} ${route.sitemapFrom}`;
    try {
      const paths = await this.#ask(route, route.sitemapFrom);
      this.#last.set(key, paths);
      return paths;
    } catch (error) {
      log.warn(
        { list: route.sitemapFrom, error: (error as Error).message },
        'could not get a list for the sitemap',
      );
      return this.#last.get(key) ?? null;
    }
  }

  async #ask(route: RemoteRoute, list: string): Promise<string[]> {
    const origin = this.#upstreams.originOf(list.split(/[/?]/)[2] ?? '');
    if (origin === undefined) throw new Error('no service owns this API');
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(origin + list, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`the service answers ${response.status}`);
    const items = (await readJson(response, LONGEST)) as Record<string, unknown>[];
    return items.map((item) => pathOf(route, item));
  }
}

/** `/artifact/:id` is filled from an item's `id`. Throws for an item without one. */
function pathOf(route: RemoteRoute, item: Record<string, unknown>): string {
  return route.path.replace(/:(\w+)/, (_, name: string) => {
    const value = item[name];
    if (typeof value !== 'string' || value === '') throw new Error(`an item has no "${name}"`);
    return encodeURIComponent(value);
  });
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
