import type { ResolvedSet } from '@coachlab/contracts';
import { type FlatRoute, routesFrom } from './routes.ts';

/**
 * The paths of a set's pages by the names of their routes. A route without a name is known by its page, as long as no other
 * section has a page of that name.
 */
export function pathsByName(set: ResolvedSet): Map<string, string> {
  const named = new Map<string, string>();
  const byPage = new Map<string, FlatRoute | null>();
  for (const flat of routesFrom(set)) {
    const { name, page, forwardTo } = flat.route;
    if (forwardTo) continue;
    if (name && !named.has(name)) named.set(name, flat.path);
    const other = byPage.get(page);
    // Of two addresses of one page the first is meant; of two sections' pages neither.
    if (other === undefined) byPage.set(page, flat);
    else if (other?.remote !== flat.remote) byPage.set(page, null);
  }
  for (const [page, flat] of byPage) if (flat && !named.has(page)) named.set(page, flat.path);
  return named;
}
