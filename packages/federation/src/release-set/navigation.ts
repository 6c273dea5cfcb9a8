import type { NavigationEntry, ResolvedSet } from '@coachlab/contracts';
import { compare } from './compare.ts';

export interface FlatNavigationEntry extends NavigationEntry {
  remote: string;
}

/** All remotes' entries for one place, by `order`; equal orders by remote and address, so that it never jumps. */
export function navigationFrom(set: ResolvedSet, slot: NavigationEntry['slot']): FlatNavigationEntry[] {
  return set.remotes
    .flatMap(({ name, release }) =>
      release.navigation.filter((entry) => entry.slot === slot).map((entry) => ({ ...entry, remote: name })),
    )
    .sort((a, b) => a.order - b.order || compare(a.remote, b.remote) || compare(a.href, b.href));
}
