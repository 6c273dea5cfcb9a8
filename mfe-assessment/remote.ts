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
    {
      path: '/icpi-results/:id',
      page: 'icpi-results',
      loadingText: 'Analyzing findings...',
      title: 'ICPI Results',
      description: 'An archetype, three scores and a plan.',
      // The address is the only secret: nobody on the way keeps the page or hears of it.
      cache: 'never',
      headers: { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
    },
  ],
  navigation: [],
  slots: [],
  needs: { shell: '^1.0.0', apis: { icpi: '^1.0.0' } },
} satisfies RemoteManifest;
