import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'assessment',
  owner: 'team-assessment',
  routes: [
    {
      path: '/icpi-assessment',
      page: 'icpi-assessment',
      loadingText: 'Loading experiment...',
      title: 'ICPI Assessment',
      description: '24 statements on how you work with people: trust, listening, safety.',
      noindex: true,
    },
  ],
  navigation: [],
  slots: [],
  needs: { shell: '^1.0.0', apis: { icpi: '^1.0.0' } },
} satisfies RemoteManifest;
