import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'community',
  owner: 'team-community',
  routes: [
    {
      path: '/forum',
      page: 'forum',
      loadingText: 'Loading posts...',
      cache: 'never',
      title: 'Coaching Forum',
      description:
        'Ask and answer: what you tried, what happened, what you would ask someone who has been there.',
    },
  ],
  navigation: [
    {
      slot: 'menu',
      label: 'Forum',
      description: 'Community Discussion',
      href: '/forum',
      icon: 'messages-square',
      order: 90,
    },
    { slot: 'footer', label: 'Forum', href: '/forum', order: 50 },
  ],
  slots: [],
  needs: { shell: '^1.0.0', apis: { forum: '^1.0.0' } },
} satisfies RemoteManifest;
