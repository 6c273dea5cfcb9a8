/** Calls that take a body, by service, with one that each takes as it is: what is large is made from it. */
export const TARGETS: Record<string, Record<string, object>> = {
  assessment: {
    'POST /api/icpi/submit': { responses: { 'trust-1': 1, 'trust-2': 6 } },
    'POST /api/certifications/:id/enroll': { userId: 'user-1' },
    'POST /api/certifications/:id/modules/:moduleId/submit': { userId: 'user-1', answers: { q: 'a' } },
    'POST /api/certifications/:id/certificate': { userId: 'user-1', holderName: 'Ann Doe' },
    'POST /api/user-certifications/:userId/recover': { recoveryCode: 'AAAA-BBBB-CCCC' },
  },
  assistant: {
    'POST /api/chat': {
      message: 'How do I give feedback?',
      conversationHistory: [{ role: 'user', content: 'Hello' }],
      userProfile: null,
      journeyState: { completedItems: ['framework-grow'], mode: 'guided' },
      pageContext: '/lab',
    },
  },
  community: {
    'POST /api/contact': {
      name: 'Ann',
      email: 'ann@coachlab.example',
      subject: 'A subject',
      message: 'Words.',
    },
    'POST /api/forum/posts': {
      title: 'A title',
      content: 'Words.',
      authorName: 'Ann',
      category: 'questions',
    },
    'POST /api/forum/preview': { content: 'Words.' },
    'POST /api/forum/posts/:id/replies': { content: 'Words.', authorName: 'Ann' },
    'POST /api/forum/posts/:id/report': { reason: 'spam', note: 'Look at this.' },
    'POST /api/newsletter/subscribe': { email: 'ann@coachlab.example' },
  },
  registry: {
    'POST /api/registry/overrides': { releases: { catalog: '1.0.0' }, minutes: 60 },
    'POST /api/registry/remotes/:name/canary': { version: '1.0.0', weight: 500, allow: ['0'.repeat(32)] },
    'POST /api/registry/remotes/:name/promote': { version: '1.0.0', why: 'Because.' },
    'POST /api/registry/signals': {
      token: 'x'.repeat(60),
      signals: [{ remote: 'catalog', version: '1.0.0', outcome: 'loaded', lcp: 900 }],
    },
    'POST /api/registry/signals/token': { releases: { catalog: '1.0.0' } },
  },
};

/** Of the registry, so that its large bodies come past the door. */
export const TOKEN = 'a-token-of-the-bench-and-long-enough';
