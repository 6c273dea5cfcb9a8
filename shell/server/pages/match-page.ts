import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import { matchRoutes } from 'react-router-dom';
import { SHELL_PAGES } from '../../app/shell-pages.ts';

export interface PageMatch {
  remote: string;
  route: RemoteRoute;
}

/** Whose page is at this path, by the router's own rules; null when it is nobody's. */
export function matchPage(set: ResolvedSet, pathname: string): PageMatch | null {
  const routes = routesFrom(set).map(({ path, remote, route }) => ({ path, handle: { remote, route } }));
  return (matchRoutes(routes, pathname)?.[0]?.route.handle as PageMatch | undefined) ?? null;
}

/** The shell's own page at this path, by its one address. */
export function shellPage(pathname: string): string | undefined {
  return SHELL_PAGES.find((path) => matchRoutes([{ path }], pathname) !== null);
}
