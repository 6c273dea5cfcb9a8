import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: '__name__',
  owner: '__owner__',
  routes: [
    {
      path: '__prefix__',
      page: 'list',
      loadingText: 'Loading __name__...',
      cache: 'never',
      title: '__Title__',
      description: 'All __name__.',
    },
    {
      path: '__prefix__/:id',
      page: 'detail',
      loadingText: 'Loading...',
      cache: 'never',
      sitemapFrom: '/api/__name__',
      title: '__Title__',
    },
  ],
  navigation: [
    {
      slot: 'menu',
      label: '__Title__',
      description: 'All __name__',
      href: '__prefix__',
      icon: 'calendar',
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
