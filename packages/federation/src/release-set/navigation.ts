import type { NavigationEntry, RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { compare } from './compare.ts';

export interface FlatNavigationEntry extends NavigationEntry {
  remote: string;
  /** Addresses under which its page is open: its own, and others of the same page. */
  paths: string[];
}

export interface CallToAction {
  href: string;
  label: string;
}

/** All remotes' entries for one place, by `order`; equal orders by remote and address, so that it never jumps. */
export function navigationFrom(set: ResolvedSet, slot: NavigationEntry['slot']): FlatNavigationEntry[] {
  return set.remotes
    .flatMap(({ name, release }) =>
      release.navigation
        .filter((entry) => entry.slot === slot)
        .map((entry) => ({ ...entry, remote: name, paths: pathsOf(entry, release.routes) })),
    )
    .sort((a, b) => a.order - b.order || compare(a.remote, b.remote) || compare(a.href, b.href));
}

/** What the bar offers beside the sections: the first of all remotes' by `order`, then by remote. */
export function callToActionFrom(set: ResolvedSet): CallToAction | undefined {
  const [first] = set.remotes
    .flatMap(({ name, release }) =>
      release.routes.flatMap(({ path, callToAction }) =>
        callToAction ? [{ ...callToAction, href: path, remote: name }] : [],
      ),
    )
    .sort((a, b) => a.order - b.order || compare(a.remote, b.remote));
  return first && { href: first.href, label: first.label };
}

function pathsOf({ href }: NavigationEntry, routes: readonly RemoteRoute[]): string[] {
  const page = routes.find(({ path }) => path === href)?.page;
  return [
    href,
    ...routes.filter((route) => route.page === page && route.path !== href).map(({ path }) => path),
  ];
}
