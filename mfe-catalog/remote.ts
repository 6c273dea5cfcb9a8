import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'catalog',
  owner: 'team-catalog',
  routes: [{ path: '/lab', page: 'lab', loadingText: 'Loading artifacts...' }],
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
  needs: { shell: '^1.0.0', apis: { artifacts: '^1.0.0', 'artifact-metadata': '^1.0.0' } },
} satisfies RemoteManifest;
