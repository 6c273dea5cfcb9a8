import { describe } from '@jest/globals';
import {
  type ContactMessage,
  CSRF_HEADER,
  type ModerationSession,
  type NewForumPost,
  type NewForumReply,
  type NewForumReport,
} from '@coachlab/contracts';
import {
  createSqliteDatabase,
  itStaysCalm,
  startTestService,
  type TestService,
} from '@coachlab/service-common/testing';
import { community } from './community.ts';

const TOKEN = 'the token of a coach, long enough to be one';
const post: NewForumPost = { title: 'A title', content: 'Words.', authorName: 'Ann', category: 'questions' };
const reply: NewForumReply = { content: 'Words.', authorName: 'Ann' };
const report: NewForumReport = { reason: 'spam', note: 'Look at this.' };
const message: ContactMessage = {
  name: 'Ann Doe',
  email: 'ann@coachlab.example',
  subject: 'A subject',
  message: 'Ten letters and more.',
};

async function signedIn(service: TestService): Promise<Record<string, string>> {
  const { headers, body } = await service.post<ModerationSession>('/api/forum/operators/session', {
    token: TOKEN,
  });
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', [CSRF_HEADER]: body.csrfToken };
}

describe('the community service', () => {
  itStaysCalm({
    start: async () =>
      startTestService(community, {
        DATABASE_URL: (await createSqliteDatabase()).url,
        COACHLAB_ADMIN_TOKEN: TOKEN,
      }),
    signedIn,
    good: {
      'POST /api/contact': message,
      'POST /api/forum/operators/session': { token: TOKEN },
      'POST /api/forum/posts': post,
      'POST /api/forum/preview': { content: 'Words.' },
      'POST /api/forum/posts/:id/replies': reply,
      'POST /api/forum/posts/:id/report': report,
      'POST /api/forum/replies/:id/report': report,
      'PUT /api/forum/posts/:id': { title: 'A title', content: 'Words.', category: 'stories' },
      'PUT /api/forum/replies/:id': { content: 'Words.' },
      'POST /api/newsletter/confirm': { token: 'x'.repeat(32) },
      'POST /api/newsletter/subscribe': { email: 'ann@coachlab.example' },
      'POST /api/newsletter/unsubscribe': { token: 'x'.repeat(32) },
    },
  });
});
