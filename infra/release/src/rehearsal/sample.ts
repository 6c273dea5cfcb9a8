import { createHash } from 'node:crypto';
import type { RemoteRoute } from '@coachlab/contracts';

export interface Sample {
  /** Every route's first address comes before any route's second, so that a part of the list looks at all routes. */
  addresses: string[];
  /** How many of them it takes to look at each route once. */
  routes: number;
  /** How many addresses the release has in all. */
  all: number;
  /** Routes of which no address is known. */
  unknown: string[];
}

/**
 * The addresses of a release: its plain routes, and those of `listed` (the site's map) that its other routes lead to.
 * Of more than `most` it takes some of each route, the same ones every time.
 */
export function sampleAddresses(routes: RemoteRoute[], listed: string[], most: number): Sample {
  const pages = routes.filter(({ forwardTo }) => !forwardTo);
  const byRoute = pages.map(({ path }) => ({ path, found: isPlain(path) ? [path] : inOrder(path, listed) }));
  const longest = Math.max(0, ...byRoute.map(({ found }) => found.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    byRoute.flatMap(({ found }) => found.slice(turn, turn + 1)),
  );
  const addresses = [...new Set(turns.flat())];
  return {
    addresses: addresses.slice(0, most),
    routes: byRoute.filter(({ found }) => found.length > 0).length,
    all: addresses.length,
    unknown: byRoute.filter(({ found }) => found.length === 0).map(({ path }) => path),
  };
}

/** The paths of a sitemap. */
export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, text = '']) => {
    const plain = text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    const url = URL.parse(plain);
    return url ? [url.pathname + url.search] : [];
  });
}

const isPlain = (path: string) => !/[:*]/.test(path);

/** Neither the alphabet nor the age of an item decides whether it is looked at. */
function inOrder(pathname: string, listed: string[]): string[] {
  const pattern = new URLPattern({ pathname });
  const rank = (address: string) => createHash('sha256').update(address).digest('hex');
  return listed
    .filter((address) => pattern.test({ pathname: address.split('?', 1)[0]! }))
    .map((address) => ({ address, rank: rank(address) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ address }) => address);
}
