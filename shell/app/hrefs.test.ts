import { describe, expect, it } from '@jest/globals';
import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { hrefsFrom } from './hrefs.ts';

const setOf = (routes: Record<string, RemoteRoute[]>): ResolvedSet => ({
  epoch: 1,
  remotes: Object.entries(routes).map(([name, ofRemote]) => ({
    name,
    arm: 'stable',
    release: {
      version: '1.0.0',
      base: `/remotes/${name}/1.0.0/`,
      container: name,
      entry: 'e.js',
      entryIntegrity: 'sha384-x',
      routes: ofRemote,
      navigation: [],
      slots: [],
    },
  })),
});

describe('addresses by the names of routes', () => {
  const href = hrefsFrom(
    setOf({
      events: [
        { path: '/events/:slug', page: 'detail', name: 'event' },
        { path: '/events', page: 'list' },
        { path: '/events/old', page: 'list' },
        { path: '/events.atom', page: 'feed', forwardTo: '/api/events/feed' },
      ],
      venues: [
        { path: '/venues/:slug', page: 'detail' },
        { path: '/venue-map', page: 'event' },
        { path: '/venues', page: 'venues' },
      ],
    }),
  );

  it('come from the section that has the route, wherever that lies', () => {
    expect(href('event', { slug: 'first' })).toBe('/events/first');
    expect(href('venues', { near: 'Bern' }, 'map')).toBe('/venues?near=Bern#map');
  });

  it('are those of a page that has no name, as in releases from before names', () => {
    expect(href('list')).toBe('/events');
  });

  it('are never those of a page that happens to be called like the route of another section', () => {
    expect(href('event', { slug: 'first' })).not.toContain('venue');
    expect(href('detail', { slug: 'first' })).toBeUndefined();
  });

  it.each(['feed', 'nothing', 'constructor'])('are none for %s, which is no page here', (route) => {
    expect(href(route)).toBeUndefined();
  });

  it('are gone with the section', () => {
    expect(hrefsFrom(setOf({ venues: [] }))('event', { slug: 'first' })).toBeUndefined();
  });
});
