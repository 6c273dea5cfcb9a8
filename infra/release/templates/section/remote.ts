import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: '__name__',
  owner: '__owner__',
  routes: [
    {
      path: '__prefix__',
      page: 'list',
      // Other sections link here by it: <RouteLink route="__name__" />.
      name: '__name__',
      loadingText: 'Loading __name__...',
      cache: 'never',
      title: '__Title__',
      description: 'All __name__.',
      // What the assistant says to whoever asks about it.
      told: {
        asked: ['the|your|any __name__'],
        says: 'There is a page that lists all __name__.',
        link: 'See all __name__',
      },
    },
    {
      path: '__prefix__/:slug',
      page: 'detail',
      loadingText: 'Loading...',
      cache: 'never',
      sitemapFrom: '/api/__name__',
      // What the search palette finds.
      search: {
        from: '/api/__name__',
        id: '__name__:{slug}',
        title: '{title}',
        kind: '__Title__',
        text: '{text}',
        params: { slug: '{slug}' },
      },
      title: '__Title__',
    },
  ],
  navigation: [
    {
      slot: 'menu',
      label: '__Title__',
      description: 'All __name__',
      href: '__prefix__',
      iconPath:
        'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
      order: 200,
    },
    { slot: 'palette', label: '__Title__', href: '__prefix__', order: 200 },
  ],
  slots: [],
  needs: {
    shell: '^1.1.0',
    apis: { __key__: '^1.0.0' },
  },
} satisfies RemoteManifest;
