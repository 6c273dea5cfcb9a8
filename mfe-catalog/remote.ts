import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'catalog',
  owner: 'team-catalog',
  routes: [
    {
      path: '/lab',
      page: 'lab',
      title: 'Lab',
      loadingText: 'Loading artifacts...',
      cacheQuery: ['category', 'level'],
    },
    {
      path: '/artifact/:id',
      page: 'artifact',
      title: 'Artifact',
      loadingText: 'Loading artifact...',
      sitemapFrom: '/api/artifacts?view=title',
    },
  ],
  navigation: [
    {
      slot: 'menu',
      label: 'Lab',
      description: 'Frameworks & Assessments',
      href: '/lab',
      icon: 'flask-conical',
      order: 30,
    },
  ],
  slots: [],
  needs: {
    shell: '^1.0.0',
    apis: { artifacts: '^1.1.0', 'artifact-metadata': '^1.0.0', personas: '^1.0.0' },
  },
} satisfies RemoteManifest;
