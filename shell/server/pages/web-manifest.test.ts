import { expect, it } from '@jest/globals';
import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { webManifest } from './web-manifest.ts';

const startOf = (...routes: (RemoteRoute & { remote?: string })[]) => {
  const remotes = ['journey', 'events'].map((name) => ({
    name,
    release: { routes: routes.filter(({ remote = 'journey' }) => remote === name) },
  }));
  return webManifest({ epoch: 1, remotes } as unknown as ResolvedSet).start_url;
};
const first = { path: '/', page: 'home', firstVisitTo: '/welcome' };

it('starts where the first page is without sending a first visit away, whatever that address is', () => {
  expect(startOf(first, { path: '/home', page: 'home' })).toBe('/home');
  expect(startOf(first, { path: '/today', page: 'home' })).toBe('/today');
});

it('starts at the root where there is no such address', () => {
  expect(startOf()).toBe('/');
  expect(startOf(first)).toBe('/');
  expect(startOf(first, { path: '/start', page: 'start' })).toBe('/');
  expect(startOf(first, { path: '/home', page: 'home', firstVisitTo: '/welcome' })).toBe('/');
  expect(startOf(first, { path: '/home/:id', page: 'home' })).toBe('/');
  expect(startOf(first, { path: '/events', page: 'home', remote: 'events' })).toBe('/');
});
