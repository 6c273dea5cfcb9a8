import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@coachlab/contracts';
import { manifestFaults } from './manifest-faults.ts';

const manifest = (): RemoteManifest => ({
  schema: 1,
  name: 'catalog',
  owner: 'Team Catalogue',
  routes: [
    {
      path: '/lab',
      page: 'lab',
      loadingText: 'Loading artifacts...',
      cacheQuery: ['q'],
      cache: 'keep',
      frame: 'full',
    },
    { path: '/artifact/:id', page: 'artifact', headers: { 'referrer-policy': 'no-referrer' } },
    { path: '/', page: 'home' },
  ],
  navigation: [
    {
      slot: 'menu',
      label: 'Lab',
      description: 'All of it',
      href: '/lab?level=L1',
      icon: 'flask-conical',
      order: 20,
    },
  ],
  slots: [{ name: 'challenge-dialog', page: 'challenge' }],
  needs: { shell: '^1.0.0', apis: { artifacts: '^1.0.0' } },
});

describe('remote.json', () => {
  it('is accepted as a remote writes it', () => {
    expect(manifestFaults(manifest())).toEqual([]);
  });

  it('is told all its faults at once, each with its place', () => {
    const faults = manifestFaults({
      ...manifest(),
      name: 'Catalog',
      routes: [{ path: 'lab', page: 'lab', loadingtext: 'misspelt' }],
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/name' }),
        expect.objectContaining({ path: '/routes/0/path' }),
        expect.objectContaining({ path: '/routes/0', message: expect.stringContaining('loadingtext') }),
      ]),
    );
  });

  it.each([[null], [[]], ['{}'], [{}], [{ ...manifest(), schema: 2 }], [{ ...manifest(), routes: {} }]])(
    'is refused as %p',
    (value) => {
      expect(manifestFaults(value)).not.toEqual([]);
    },
  );

  it('brings an icon of its own as a path, and nothing but a path', () => {
    const faults = (iconPath: string) => {
      const navigation = [{ slot: 'menu', label: 'x', href: '/x', order: 1, iconPath }];
      return manifestFaults({ ...manifest(), navigation });
    };
    expect(faults('M8 2v4m8-4v4M3 10h18a1.5 1.5 0 0 1-2,.5z')).toEqual([]);
    for (const path of ['', 'L1 1', 'M1 1"/><script>', 'M1 1 url(#x)', `M${'1'.repeat(1_000)}`])
      expect(faults(path)).toMatchObject([{ path: '/navigation/0/iconPath' }]);
  });

  it('says how the palette reads its lists, and nothing that is no text', () => {
    const source = {
      from: '/api/lab?view=card',
      id: '{id}',
      title: '{title}',
      kind: 'Item',
      params: { id: '{id}' },
    };
    const faults = (search: object) => [
      ...manifestFaults({ ...manifest(), routes: [{ path: '/lab/:id', page: 'lab', search }] }),
      ...manifestFaults({ ...manifest(), slots: [{ name: 'dialog', page: 'dialog', search }] }),
    ];
    expect(faults(source)).toEqual([]);
    expect(faults({ ...source, list: 'items', names: { kind: { a: 'A' } } })).toEqual([]);
    for (const wrong of [
      { from: 'https://elsewhere.example/api/lab' },
      { from: '/api/lab#x' },
      { list: 'a.b' },
      { params: { 'a b': '{id}' } },
      { names: { kind: 'A' } },
      { titel: '{title}' },
      { title: undefined },
    ])
      expect(new Set(faults({ ...source, ...wrong }).map(({ path }) => path.split('/')[1]))).toEqual(
        new Set(['routes', 'slots']),
      );
  });

  describe('what a page offers on all pages', () => {
    const faults = (route: object) =>
      manifestFaults({ ...manifest(), routes: [{ path: '/lab', page: 'lab', ...route }] });
    const callToAction = { label: 'Start', order: 1 };

    it('is a button with a few words, which has one address to lead to', () => {
      expect(faults({ callToAction })).toEqual([]);
      expect(faults({ callToAction, path: '/lab/:id' })).toMatchObject([{ path: '/routes/0/path' }]);
      for (const wrong of [{ label: '', order: 1 }, { label: 'Start' }, { ...callToAction, href: '/x' }])
        expect(faults({ callToAction: wrong })).not.toEqual([]);
    });

    it('is where a first visit goes, as one address of this site', () => {
      expect(faults({ firstVisitTo: '/welcome' })).toEqual([]);
      for (const wrong of ['welcome', '//evil.example', '/:id', '/a"b', 'https://evil.example', '/a?b'])
        expect(faults({ firstVisitTo: wrong })).toMatchObject([{ path: '/routes/0/firstVisitTo' }]);
    });
  });

  describe('what the rest of the site is told', () => {
    const told = { asked: ['the|your forum', "what's on"], says: 'Open to everyone.', link: 'See it' };
    const faults = (route: object) =>
      manifestFaults({ ...manifest(), routes: [{ path: '/lab', page: 'lab', ...route }] });

    it('of a page is plain words about one address', () => {
      expect(faults({ told })).toEqual([]);
      expect(faults({ told, path: '/lab/:id' })).toMatchObject([{ path: '/routes/0/path' }]);
      for (const wrong of [
        { says: 'See [this](https://evil.example).' },
        { says: '<b>x</b>' },
        { link: '](//evil.example)' },
        { asked: [] },
        { asked: ['.*'] },
        { aksed: ['x'] },
      ])
        expect(faults({ told: { ...told, ...wrong } })).not.toEqual([]);
    });

    it('of an API is one of the roles that there are', () => {
      const roles = (role: object) => manifestFaults({ ...manifest(), roles: [role] });
      expect(roles({ role: 'my-data', from: '/api/lab/my-data', title: 'Lab' })).toEqual([]);
      expect(roles({ role: 'mydata', from: '/api/lab/my-data' })).toMatchObject([{ path: '/roles/0/role' }]);
      expect(roles({ role: 'my-data', from: 'https://evil.example' })).toMatchObject([
        { path: '/roles/0/from' },
      ]);
    });
  });

  it.each([['//evil.example'], ['javascript:alert(1)'], ['https://evil.example'], ['/\\evil.example'], ['']])(
    'may not lead the navigation to %p',
    (href) => {
      const navigation = [{ slot: 'menu', label: 'x', href, order: 1 }];
      expect(manifestFaults({ ...manifest(), navigation })).toMatchObject([{ path: '/navigation/0/href' }]);
    },
  );
});
