import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom, setKey } from '@coachlab/federation';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { SHELL_PAGES } from '../../app/shell-pages.ts';

export interface PageMatch {
  remote: string;
  route: RemoteRoute;
}

/** By release set and path: the router ranks all routes anew for each path, which is half of what a kept page costs. */
const known = new LRUCache<string, { match: PageMatch | null }>({ max: 2_000 });
const LONGEST_KNOWN = 200;

/** Whose page is at this path, by the router's own rules; null when it is nobody's. */
export function matchPage(set: ResolvedSet, pathname: string): PageMatch | null {
  if (pathname.length > LONGEST_KNOWN) return findPage(set, pathname);
  const key = `${setKey(set)} ${pathname}`;
  const before = known.get(key);
  if (before) return before.match;
  const match = findPage(set, pathname);
  known.set(key, { match });
  return match;
}

function findPage(set: ResolvedSet, pathname: string): PageMatch | null {
  const routes = routesFrom(set).map(({ path, remote, route }) => ({ path, handle: { remote, route } }));
  return (matchRoutes(routes, pathname)?.[0]?.route.handle as PageMatch | undefined) ?? null;
}

/** The shell's own page at this path, by its one address. */
export function shellPage(pathname: string): string | undefined {
  return SHELL_PAGES.find((path) => matchRoutes([{ path }], pathname) !== null);
}
