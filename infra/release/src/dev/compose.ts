import type { RemoteManifest, RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import type { DevelopedSection } from './section-build.ts';

type Section = Pick<DevelopedSection, 'name' | 'release'>;

/** The site's set with the developed sections in the place of their releases; no other release steps in for them. */
export function compose(set: ResolvedSet, sections: readonly Section[]): ResolvedSet {
  const developed = new Set(sections.map(({ name }) => name));
  return {
    ...set,
    remotes: [
      ...set.remotes.filter(({ name }) => !developed.has(name)),
      ...sections.map(({ name, release }) => ({ name, arm: 'override' as const, release })),
    ],
  };
}

/** The page of theirs at an address. Of several the one with the fewest parameters, as the router chooses. */
export function pageAt<S extends Section>(
  sections: readonly S[],
  pathname: string,
): { section: S; route: RemoteRoute } | undefined {
  const pages = sections.flatMap((section) => section.release.routes.map((route) => ({ section, route })));
  const parameters = ({ route }: { route: RemoteRoute }) => route.path.split('/:').length;
  return pages
    .toSorted((a, b) => parameters(a) - parameters(b))
    .find(({ route }) => new URLPattern({ pathname: route.path }).test({ pathname }));
}

/** Addresses of a section that another one of the site has: which of the two a page would be is left to chance. */
export function takenAddresses(
  set: ResolvedSet,
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
): { path: string; by: string }[] {
  const others = set.remotes.filter((remote) => remote.name !== name);
  return routes.flatMap(({ path }) =>
    others
      .filter(({ release }) => release.routes.some((route) => shape(route.path) === shape(path)))
      .map((remote) => ({ path, by: remote.name })),
  );
}

const shape = (path: string) => path.toLowerCase().replace(/\/:[^/]+/g, '/:');
