import { describe, expect, it } from '@jest/globals';
import type { ApiRole, NavigationEntry, RemoteRoute, RemoteSlot, SearchSource } from '@coachlab/contracts';
import fc from 'fast-check';
import { document, release } from '../testing/documents.ts';
import { callToActionFrom, navigationFrom } from './navigation.ts';
import { resolveSet } from './resolve.ts';
import { rolesFrom } from './roles.ts';
import { routesFrom, routeShape } from './routes.ts';
import { searchSourcesFrom } from './search-sources.ts';
import { slotFrom } from './slot.ts';

interface Owned {
  routes?: RemoteRoute[];
  navigation?: NavigationEntry[];
  slots?: RemoteSlot[];
  roles?: ApiRole[];
  disabled?: boolean;
}

const setOf = (owned: Record<string, Owned>) =>
  resolveSet(
    document(
      Object.entries(owned).map(([name, { disabled = false }]) => ({
        name,
        owner: 'team',
        stable: '1.0.0',
        disabled,
      })),
      Object.entries(owned).map(([name, { routes, navigation, slots, roles }]) =>
        release(name, '1.0.0', {
          ...(routes && { routes }),
          ...(navigation && { navigation }),
          ...(slots && { slots }),
          ...(roles && { roles }),
        }),
      ),
    ),
    'visitor',
  );

const entry = (order: number, href: string, slot: NavigationEntry['slot'] = 'menu'): NavigationEntry => ({
  slot,
  label: href,
  href,
  order,
});

describe('routesFrom', () => {
  it('lists every route once, by path, with its remote', () => {
    const set = setOf({
      journey: {
        routes: [
          { path: '/', page: 'home' },
          { path: '/onboarding', page: 'home' },
        ],
      },
      catalog: {
        routes: [
          { path: '/lab', page: 'home' },
          { path: '/artifact/:id', page: 'home' },
        ],
      },
    });
    expect(routesFrom(set).map(({ path, remote }) => [path, remote])).toEqual([
      ['/', 'journey'],
      ['/artifact/:id', 'catalog'],
      ['/lab', 'catalog'],
      ['/onboarding', 'journey'],
    ]);
  });

  it('gives a doubly owned address to the first remote by name', () => {
    const set = setOf({
      zebra: { routes: [{ path: '/artifact/:slug', page: 'home' }] },
      catalog: { routes: [{ path: '/artifact/:id', page: 'home' }] },
    });
    expect(routesFrom(set).map(({ remote }) => remote)).toEqual(['catalog']);
  });

  it('keeps the routes of a switched off remote, marked', () => {
    expect(routesFrom(setOf({ catalog: { disabled: true } }))).toMatchObject([
      { path: '/catalog', disabled: true },
    ]);
  });

  it('comes out the same however the set is ordered', () => {
    const anyPath = fc.stringMatching(/^\/[a-c]{0,2}(\/:?[a-b])?$/);
    const remotes = fc.dictionary(fc.stringMatching(/^[a-e]$/), fc.array(anyPath, { maxLength: 4 }));
    fc.assert(
      fc.property(remotes, (owned) => {
        const set = setOf(
          Object.fromEntries(
            Object.entries(owned).map(([name, paths]) => [
              name,
              { routes: paths.map((path) => ({ path, page: 'home' })) },
            ]),
          ),
        );
        const table = routesFrom(set);
        expect(routesFrom({ ...set, remotes: set.remotes.toReversed() })).toEqual(table);
        expect(new Set(table.map(({ path }) => routeShape(path))).size).toBe(table.length);
      }),
    );
  });
});

describe('routeShape', () => {
  it.each([
    ['/artifact/:id', '/artifact/:slug', true],
    ['/Lab/', '/lab', true],
    ['/', '/', true],
    ['/artifact/:id', '/artifact/new', false],
    ['/forum', '/forum/:id', false],
  ])('of %s and %s is equal: %p', (a, b, equal) => {
    expect(routeShape(a) === routeShape(b)).toBe(equal);
  });
});

describe('navigationFrom', () => {
  it('merges the entries of one place by their order', () => {
    const set = setOf({
      journey: { navigation: [entry(30, '/journey'), entry(10, '/'), entry(5, '/about', 'footer')] },
      catalog: { navigation: [entry(20, '/lab'), entry(30, '/tools')] },
    });
    expect(navigationFrom(set, 'menu').map(({ href, remote }) => [href, remote])).toEqual([
      ['/', 'journey'],
      ['/lab', 'catalog'],
      ['/tools', 'catalog'],
      ['/journey', 'journey'],
    ]);
    expect(navigationFrom(set, 'palette')).toEqual([]);
  });

  it('knows every address of the page that an entry leads to', () => {
    const routes = [
      { path: '/', page: 'home' },
      { path: '/home', page: 'home' },
      { path: '/journey', page: 'journey' },
    ];
    const set = setOf({
      journey: { routes, navigation: [entry(1, '/'), entry(2, '/journey'), entry(3, '/x')] },
    });
    expect(navigationFrom(set, 'menu').map(({ paths }) => paths)).toEqual([
      ['/', '/home'],
      ['/journey'],
      ['/x'],
    ]);
  });
});

describe('callToActionFrom', () => {
  const offering = (path: string, label: string, order: number) => ({
    routes: [
      { path: `${path}/about`, page: 'about' },
      { path, page: 'home', callToAction: { label, order } },
    ],
  });

  it('takes the first of all sections, however the set is ordered', () => {
    const set = setOf({
      venues: offering('/venues', 'Find a venue', 20),
      events: offering('/events', 'See events', 10),
      awards: offering('/awards', 'See awards', 20),
    });
    expect(callToActionFrom(set)).toEqual({ href: '/events', label: 'See events' });
    const without = { ...set, remotes: set.remotes.filter(({ name }) => name !== 'events') };
    expect(callToActionFrom(without)?.href).toBe('/awards');
    expect(callToActionFrom({ ...without, remotes: without.remotes.toReversed() })?.href).toBe('/awards');
  });

  it('is nothing where no section offers any', () => {
    expect(callToActionFrom(setOf({ events: {} }))).toBeUndefined();
  });
});

describe('slotFrom', () => {
  const slots = [{ name: 'challenge-dialog', page: 'challenge' }];

  it('finds who fills a slot', () => {
    const set = setOf({ catalog: {}, journey: { slots } });
    expect(slotFrom(set, 'challenge-dialog')).toEqual({ remote: 'journey', page: 'challenge' });
    expect(slotFrom(set, 'nothing')).toBeUndefined();
  });

  it('says when the one who fills it is switched off', () => {
    expect(slotFrom(setOf({ journey: { slots, disabled: true } }), 'challenge-dialog')).toMatchObject({
      disabled: true,
    });
  });
});

describe('searchSourcesFrom', () => {
  const search = (from: `/api/${string}`): SearchSource => ({
    from,
    id: '{id}',
    title: '{title}',
    kind: 'Talk',
    params: {},
  });

  it('is what pages and slots contribute, unless their section is switched off', () => {
    const set = setOf({
      talks: {
        routes: [
          { path: '/talks', page: 'list' },
          { path: '/talks/:id', page: 'talk', search: search('/api/talks') },
        ],
        slots: [
          { name: 'b', page: 'b', search: search('/api/talks/b') },
          { name: 'a', page: 'a', search: search('/api/talks/a') },
          { name: 'c', page: 'c' },
        ],
      },
      off: { disabled: true, routes: [{ path: '/off', page: 'off', search: search('/api/off') }] },
    });
    expect(searchSourcesFrom(set).map(({ source, opens }) => [source.from, opens])).toEqual([
      ['/api/talks', { path: '/talks/:id' }],
      ['/api/talks/a', { slot: 'a' }],
      ['/api/talks/b', { slot: 'b' }],
    ]);
  });
});

describe('rolesFrom', () => {
  const myData = (api: string): ApiRole => ({ role: 'my-data', from: `/api/${api}/my-data`, title: api });

  it('finds what has a role in any section, one that is switched off too, and nothing else', () => {
    const set = setOf({
      venues: { roles: [myData('venues'), { role: 'personas', from: '/api/personas' }] },
      events: { roles: [myData('events')], disabled: true },
      before: {},
    });
    expect(rolesFrom(set, 'my-data')).toEqual([
      { ...myData('events'), remote: 'events' },
      { ...myData('venues'), remote: 'venues' },
    ]);
    expect(rolesFrom(set, 'situations')).toEqual([]);
  });
});
