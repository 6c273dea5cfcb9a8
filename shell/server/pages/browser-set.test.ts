import { expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { browserSet } from './browser-set.ts';

const release = (version: string) => ({
  version,
  base: `/remotes/catalog/${version}/`,
  container: 'catalog',
  entry: 'e.js',
  entryIntegrity: 'sha384-x',
  routes: [
    {
      path: '/item/:id',
      page: 'item',
      title: 'Item',
      sitemapFrom: '/api/items' as const,
      cacheQuery: ['page'],
      cache: 'never' as const,
      headers: { 'referrer-policy': 'no-referrer' },
      forms: { post: { api: '/api/items' as const, fields: ['text'] } },
      search: { from: '/api/items' as const, id: '{id}', title: '{title}', params: {} },
      told: { asked: ['items'], says: 'There are some.', link: 'See them' },
    },
  ],
  roles: [{ role: 'artifacts' as const, from: '/api/items' as const }],
  navigation: (['menu', 'footer', 'palette'] as const).map((slot, order) => ({
    slot,
    label: slot,
    href: '/item/1',
    order,
  })),
  slots: [
    {
      name: 'item',
      module: 'item',
      search: { from: '/api/items' as const, id: '{id}', title: '{title}', params: {} },
    },
  ],
});

it('leaves out what only the gateway and an opened palette read, of the release and of its fallback', () => {
  const set = {
    epoch: 7,
    remotes: [{ name: 'catalog', arm: 'stable', release: release('2.0.0'), fallback: release('1.0.0') }],
  } as unknown as ResolvedSet;
  const whole = structuredClone(set);
  const light = browserSet(set);
  for (const one of [light.remotes[0]!.release, light.remotes[0]!.fallback!]) {
    expect(one.routes).toEqual([
      { path: '/item/:id', page: 'item', title: 'Item', sitemapFrom: '/api/items' },
    ]);
    expect(one).not.toHaveProperty('roles');
    expect(one.navigation.map(({ slot }) => slot)).toEqual(['menu', 'footer']);
    expect(one.slots).toEqual([{ name: 'item', module: 'item' }]);
  }
  expect(light.epoch).toBe(7);
  expect(set).toEqual(whole);
  expect(browserSet(set)).toBe(light);
});
