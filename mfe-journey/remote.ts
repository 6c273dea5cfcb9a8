import type { RemoteManifest } from '@coachlab/contracts';

const WELCOME = '/onboarding';

const home = {
  page: 'home',
  title: 'Home',
  description: 'Coaching frameworks, templates, tools and prompts for managers, and a path through them.',
  dock: { label: 'Solve a Challenge', icon: 'puzzle', slot: 'challenge-dialog' },
};

export default {
  schema: 1,
  name: 'journey',
  owner: 'team-journey',
  routes: [
    { path: '/', ...home, firstVisitTo: WELCOME },
    { path: '/home', ...home },
    { path: WELCOME, page: 'onboarding', frame: 'bare', noindex: true, title: 'Welcome' },
    { path: '/start', page: 'start', title: 'Start here' },
    { path: '/intake-quiz', page: 'intake-quiz', noindex: true, title: 'Intake quiz' },
    {
      path: '/journey',
      page: 'journey',
      name: 'journey',
      noindex: true,
      title: 'My Journey',
      loadingText: 'Loading your journey...',
    },
    {
      path: '/quickstart',
      page: 'quickstart',
      noindex: true,
      title: 'Quickstart',
      loadingText: 'Choosing where to start...',
    },
  ],
  navigation: [
    { slot: 'menu', label: 'Home', description: 'Dashboard & Journey', href: '/', icon: 'house', order: 10 },
    {
      slot: 'menu',
      label: 'My Journey',
      description: 'Personalized Path',
      href: '/journey',
      icon: 'route',
      order: 20,
    },
    { slot: 'footer', label: 'Start here', href: '/start', order: 10 },
    { slot: 'palette', label: 'Take the intake quiz', href: '/intake-quiz', icon: 'route', order: 20 },
    { slot: 'palette', label: 'Start here', href: '/start', icon: 'house', order: 30 },
  ],
  slots: [
    {
      name: 'challenge-dialog',
      page: 'challenge-dialog',
      search: {
        from: '/api/journey/content',
        list: 'challenges',
        id: 'challenge:{id}',
        title: '{title}',
        kind: 'Challenge',
        subtitle: '{description}',
        params: { challenge: '{id}' },
      },
    },
  ],
  roles: [{ role: 'personas', from: '/api/personas' }],
  needs: {
    shell: '^1.0.0',
    apis: {
      artifacts: '^1.0.0',
      'artifact-metadata': '^1.0.0',
      personas: '^1.0.0',
      journey: '^1.0.0',
      certifications: '^1.1.0',
      icpi: '^1.0.0',
    },
  },
} satisfies RemoteManifest;
