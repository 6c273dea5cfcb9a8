import type { PublishReason, Release } from '@coachlab/contracts';
import semver from 'semver';
import { houseRoute, routesCollide } from './route-pattern.ts';

/** What a release shows and takes part in; enough of it to compare with others. */
export type Footprint = Pick<Release, 'name' | 'version' | 'routes' | 'navigation' | 'slots' | 'shared'>;

/**
 * Compares a release with the stable and candidate releases of the other remotes (its own remote's are skipped).
 * Pure, so publish and every change of a rollout ask the same question.
 */
export function checkNeighbours(release: Footprint, live: Footprint[]): PublishReason[] {
  const others = live.filter((other) => other.name !== release.name);
  return [
    ...release.routes.flatMap((route) => houseRoutes(route.path)),
    ...others.flatMap((other) => [
      ...routes(release, other),
      ...names(release, other),
      ...navigation(release, other),
      ...slots(release, other),
      ...shared(release, other),
    ]),
  ];
}

function houseRoutes(path: string): PublishReason[] {
  const taken = houseRoute(path);
  return taken
    ? [{ code: 'route_collision', path, message: `Route ${path} takes ${taken}, which the shell answers.` }]
    : [];
}

function routes(release: Footprint, other: Footprint): PublishReason[] {
  return release.routes.flatMap(({ path }) =>
    other.routes
      .filter((theirs) => routesCollide(path, theirs.path))
      .map((theirs) => ({
        code: 'route_collision' as const,
        path,
        message: `Route ${path} collides with ${theirs.path} of ${label(other)}.`,
      })),
  );
}

function names(release: Footprint, other: Footprint): PublishReason[] {
  return release.routes.flatMap(({ path, name }) =>
    other.routes
      .filter((theirs) => name !== undefined && theirs.name === name)
      .map((theirs) => ({
        code: 'route_collision' as const,
        path,
        message: `Route ${path} is named ${name}, as ${theirs.path} of ${label(other)} is.`,
      })),
  );
}

function navigation(release: Footprint, other: Footprint): PublishReason[] {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return release.navigation.flatMap((entry) =>
    other.navigation
      .filter((theirs) => theirs.slot === entry.slot)
      .filter((theirs) => same(theirs.href, entry.href) || same(theirs.label, entry.label))
      .map((theirs) => ({
        code: 'navigation_collision' as const,
        path: entry.href,
        message: `"${entry.label}" (${entry.href}) in the ${entry.slot} collides with "${theirs.label}" (${theirs.href}) of ${label(other)}.`,
      })),
  );
}

function slots(release: Footprint, other: Footprint): PublishReason[] {
  return release.slots
    .filter((slot) => other.slots.some((theirs) => theirs.name === slot.name))
    .map((slot) => ({
      code: 'slot_collision' as const,
      path: slot.name,
      message: `Slot ${slot.name} is already filled by ${label(other)}.`,
    }));
}

function shared(release: Footprint, other: Footprint): PublishReason[] {
  return Object.entries(release.shared).flatMap(([module, range]) => {
    const theirs = Object.hasOwn(other.shared, module) ? other.shared[module] : undefined;
    if (theirs === undefined || semver.intersects(range, theirs, { includePrerelease: true })) return [];
    return [
      {
        code: 'shared_unsatisfied' as const,
        path: module,
        message: `${module} ${range} has no version in common with ${theirs} of ${label(other)}.`,
      },
    ];
  });
}

const label = (release: Footprint) => `${release.name}@${release.version}`;
