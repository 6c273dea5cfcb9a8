import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';

const known = new WeakMap<ResolvedSet, ResolvedSet>();

/**
 * The set as it stands in a document: without what only the gateway reads of a route, and without what the search palette alone
 * shows, for which it asks when it is opened. Every first load carries the set of all sections.
 */
export function browserSet(set: ResolvedSet): ResolvedSet {
  const made = known.get(set) ?? { ...set, remotes: set.remotes.map(lighter) };
  known.set(set, made);
  return made;
}

function lighter(remote: ResolvedRemote): ResolvedRemote {
  const { release, fallback } = remote;
  return {
    ...remote,
    release: lightRelease(release),
    ...(fallback && { fallback: lightRelease(fallback) }),
  };
}

function lightRelease(release: ResolvedRemote['release']): ResolvedRemote['release'] {
  return {
    ...without(release, ['roles']),
    routes: release.routes.map((route) => without(route, GATEWAYS)),
    navigation: release.navigation.filter(({ slot }) => slot !== 'palette'),
    slots: release.slots.map((slot) => without(slot, ['search'])),
  };
}

/** Of a route, what no browser reads. The chat tells by `sitemapFrom` whether an address may be named to the assistant. */
const GATEWAYS = ['search', 'told', 'forms', 'cacheQuery', 'cache', 'headers'] as const;

function without<T extends object>(value: T, names: readonly (keyof T)[]): T {
  const rest = { ...value };
  for (const name of names) delete rest[name];
  return rest;
}
