import { ownsRoute } from '@coachlab/federation/server';
import type { PublishReason, Release } from '@coachlab/contracts';
import type { Owned } from './owned.ts';

/** Whether a release keeps to what its remote owns: its pages, where its menu entries and first visits lead, its slots, and the APIs that it gives a role. */
export function checkOwnership(
  {
    name,
    routes,
    navigation,
    slots,
    roles = [],
  }: Pick<Release, 'name' | 'routes' | 'navigation' | 'slots' | 'roles'>,
  owned: Owned,
): PublishReason[] {
  const has = owned.routes.length > 0 ? owned.routes.join(', ') : 'no address yet';
  return [
    ...routes
      .filter(({ path }) => !ownsRoute(owned.routes, path))
      .map(({ path }) => ({
        code: 'route_not_owned' as const,
        path,
        message: `Route ${path} can match addresses that ${name} does not own. It owns ${has}.`,
      })),
    ...navigation
      .filter(({ href }) => !ownsRoute(owned.routes, pathOf(href)))
      .map(({ href, label, slot }) => ({
        code: 'navigation_not_owned' as const,
        path: href,
        message: `"${label}" in the ${slot} leads to ${href}, which ${name} does not own. It owns ${has}.`,
      })),
    ...routes
      .filter(({ firstVisitTo }) => firstVisitTo !== undefined && !ownsRoute(owned.routes, firstVisitTo))
      .map(({ path, firstVisitTo = '' }) => ({
        code: 'navigation_not_owned' as const,
        path: firstVisitTo,
        message: `${path} sends a first visit to ${firstVisitTo}, which ${name} does not own. It owns ${has}.`,
      })),
    ...slots
      .filter((slot) => !owned.slots.includes(slot.name))
      .map((slot) => ({
        code: 'slot_not_owned' as const,
        path: slot.name,
        message: `Slot ${slot.name} is not one that ${name} owns.`,
      })),
    ...roles
      .filter(({ from }) => !owned.apis.includes(apiOf(from)))
      .map(({ role, from }) => ({
        code: 'upstream_forbidden' as const,
        path: from,
        message: `${from} is to have the role ${role}, and is of no API that ${name} owns.`,
      })),
  ];
}

/** `/api/artifacts?view=card` is of `artifacts`. */
function apiOf(from: string): string {
  return from.split(/[/?]/)[2] ?? '';
}

/** As a browser would read it: `/forum/../lab` leads to the Lab. What it encodes is left encoded, and so not owned. */
function pathOf(href: string): string {
  return URL.parse(href, 'https://site.invalid')?.pathname ?? href;
}
