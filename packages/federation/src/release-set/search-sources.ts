import type { ResolvedSet, SearchSource } from '@coachlab/contracts';
import { compare } from './compare.ts';
import { routesFrom } from './routes.ts';

export interface FlatSearchSource {
  source: SearchSource;
  /** The page that an item opens, or the slot. */
  opens: { path: string } | { slot: string };
}

/** What of a set can be searched, by path and then by slot; what is switched off is not found. */
export function searchSourcesFrom(set: ResolvedSet): FlatSearchSource[] {
  const pages = routesFrom(set).flatMap(({ path, route, disabled }) =>
    route.search && !disabled ? [{ source: route.search, opens: { path } }] : [],
  );
  const slots = set.remotes
    .filter(({ disabled }) => !disabled)
    .flatMap(({ release }) => release.slots)
    .flatMap(({ name, search }) => (search ? [{ source: search, opens: { slot: name } }] : []))
    .sort((a, b) => compare(a.opens.slot, b.opens.slot));
  return [...pages, ...slots];
}
