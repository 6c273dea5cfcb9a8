import type { RemoteManifest } from '@coachlab/contracts';

export default {
  schema: 1,
  name: 'community',
  owner: 'team-community',
  routes: [
    {
      path: '/forum',
      page: 'forum',
      name: 'forum',
      loadingText: 'Loading posts...',
      // Which post is open, what is looked for, whether one is written.
      cacheQuery: ['post', 'q', 'category', 'sort', 'write'],
      cache: 'never',
      search: {
        from: '/api/forum/posts',
        id: 'thread:{id}',
        title: '{title}',
        kind: 'Forum',
        subtitle: '{authorName}: {content}',
        text: '{content}',
        params: { post: '{id}' },
      },
      told: {
        asked: ['the|your|a forum', 'other managers|coaches say|think'],
        says: 'The forum is open to everyone; no account is needed to post.',
        link: 'Read the forum',
      },
      title: 'Coaching Forum',
      description: 'What you tried, what happened, what you would ask someone who has been there.',
    },
    // Drawn by nobody: the page links to it as its feed.
    { path: '/-/forum.atom', page: 'forum', forwardTo: '/api/forum/feed.atom', noindex: true },
    {
      path: '/contact',
      page: 'contact',
      name: 'contact',
      // The token of a mail that asks to confirm, and whether it was.
      cacheQuery: ['sent', 'confirm'],
      forms: { confirm: { api: '/api/newsletter/confirm', fields: ['token'] } },
      told: {
        asked: [
          'contact|reach|email|e-mail|hire|book you|someone',
          'contact|reach|email|e-mail|hire|book the coach',
          'contact|reach|email|e-mail|hire|book a human|person',
          'contact|reach|email|e-mail|hire|book a real coach',
          'write|speak to you|someone',
          'write|speak to the coach',
          'write|speak to a human|person',
          'write|speak to a real coach',
        ],
        says: 'The coach behind this site answers within 24-48 hours.',
        link: 'Write a message',
      },
      title: 'Contact',
      description: 'Write to the coach. You get an answer within 24-48 hours.',
    },
    {
      path: '/about',
      page: 'about',
      title: 'About',
      description: 'Who is behind Coachlab, what they believe about coaching, and how to work with them.',
    },
    {
      path: '/-/privacy',
      page: 'privacy',
      title: 'Privacy',
      description: 'What Coachlab keeps, where, and for how long.',
    },
    {
      path: '/-/unsubscribe',
      page: 'unsubscribe',
      // Whose address it is, and whether it was taken off the list.
      cacheQuery: ['token', 'sent'],
      forms: { unsubscribe: { api: '/api/newsletter/unsubscribe?token={token}', fields: [] } },
      title: 'Unsubscribe',
      description: 'Unsubscribe from updates.',
      noindex: true,
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
    { slot: 'footer', label: 'About', href: '/about', order: 30 },
    { slot: 'footer', label: 'Contact', href: '/contact', order: 40 },
    { slot: 'footer', label: 'Forum', href: '/forum', order: 50 },
    { slot: 'footer', label: 'Stay Updated', href: '/contact#newsletter', order: 60 },
    { slot: 'footer', label: 'Privacy', href: '/-/privacy', order: 70 },
  ],
  slots: [],
  roles: [{ role: 'my-data', from: '/api/community/my-data', title: 'Forum' }],
  needs: {
    shell: '^1.1.0',
    apis: {
      forum: '^1.2.0',
      contact: '^1.0.0',
      newsletter: '^1.0.0',
      community: '^1.0.0',
      // The page on privacy asks how the assistant works.
      chat: '^1.1.0',
    },
  },
} satisfies RemoteManifest;
