import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { compare } from './compare.ts';

export interface FlatRoute {
  /** React Router path, absolute. */
  path: string;
  remote: string;
  route: RemoteRoute;
  /** The remote is switched off: the route stays and shows the section's panel. */
  disabled?: true;
}

/**
 * Every route of a set, sorted by path and remote, so that server and browser agree however the set was ordered.
 * The registry refuses two owners of one address; should they meet all the same, the first remote by name keeps it.
 */
export function routesFrom(set: ResolvedSet): FlatRoute[] {
  const owners = new Map<string, FlatRoute>();
  for (const { name, release, disabled } of set.remotes.toSorted((a, b) => compare(a.name, b.name))) {
    for (const route of release.routes) {
      const shape = routeShape(route.path);
      if (owners.has(shape)) continue;
      owners.set(shape, { path: route.path, remote: name, route, ...(disabled && { disabled }) });
    }
  }
  return [...owners.values()].sort((a, b) => compare(a.path, b.path) || compare(a.remote, b.remote));
}

/** What two paths share when they would match the same addresses: `/Artifact/:id/` and `/artifact/:slug`. */
export function routeShape(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(?<=.)\/+$/, '');
}
