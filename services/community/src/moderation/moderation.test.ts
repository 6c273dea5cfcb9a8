import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Contribution,
  CSRF_HEADER,
  type ForumPost,
  type ForumReply,
  type ModerationSession,
  type Outbox,
  type ReceivedMessage,
  type ReportedContribution,
  type Subscriber,
} from '@coachlab/contracts';
import { describeEachEngine, describeOnSqlite, type TestService } from '@coachlab/service-common/testing';
import { community } from '../community.ts';
import { ANNA, BEN, somePost } from '../test/callers.ts';
import { csv } from './csv.ts';

const TOKEN = 'correct horse battery staple';
const PATH = '/api/forum/operators';

async function signIn(service: TestService): Promise<Record<string, string>> {
  const { headers, body } = await service.post<ModerationSession>(`${PATH}/session`, { token: TOKEN });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, [CSRF_HEADER]: body.csrfToken };
}

describeOnSqlite('signing in', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community, {
      COACHLAB_ADMIN_TOKEN: TOKEN,
      PUBLIC_URL: 'https://lab.example',
      COACHLAB_FINGERPRINT_KEY: 'a key of its own',
    });
  });

  it('needs the admin token', async () => {
    expect(await service.post(`${PATH}/session`, { token: 'guess' })).toMatchObject({
      status: 401,
      body: { code: 'token_wrong' },
    });
    expect(await service.post(`${PATH}/session`, {})).toMatchObject({ status: 400 });
    const { status, headers } = await service.post(`${PATH}/session`, { token: TOKEN });
    expect(status).toBe(201);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-coachlab_moderation=[0-9a-f]{64}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('is needed for everything', async () => {
    for (const path of [
      'session',
      'waiting',
      'held',
      'published',
      'reports',
      'messages',
      'mails',
      'subscribers',
      'subscribers.csv',
    ])
      expect(await service.get(`${PATH}/${path}`)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
    const forged = { cookie: `__Host-coachlab_moderation=${'0'.repeat(64)}` };
    expect((await service.get(`${PATH}/held`, forged)).status).toBe(401);
    expect((await service.post(`${PATH}/post/x/publish`, undefined, forged)).status).toBe(401);
  });

  it('is not enough to change something from another site: that needs the CSRF token', async () => {
    const { cookie = '', [CSRF_HEADER]: csrf = '' } = await signIn(service);
    const attempts: Record<string, string>[] = [{ cookie }, { cookie, [CSRF_HEADER]: `${csrf.slice(1)}0` }];
    for (const headers of attempts)
      expect(await service.send('DELETE', `${PATH}/post/x`, undefined, headers)).toMatchObject({
        status: 403,
        body: { code: 'csrf_token_wrong' },
      });
    expect((await service.get<ModerationSession>(`${PATH}/session`, { cookie })).body.csrfToken).toBe(csrf);
  });

  it('lasts through a restart and ends with signing out', async () => {
    const session = await signIn(service);
    await service.restart();
    expect((await service.get(`${PATH}/session`, session)).status).toBe(200);
    const out = await service.send('DELETE', `${PATH}/session`, undefined, session);
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await service.get(`${PATH}/session`, session)).status).toBe(401);
  });
});

describeOnSqlite('the admin token', ({ start, createDatabase }) => {
  it('ends all sessions when it changes, and closes the desk when there is none', async () => {
    const DATABASE_URL = (await createDatabase()).url;
    const service = await start(community, { DATABASE_URL, COACHLAB_ADMIN_TOKEN: TOKEN });
    const session = await signIn(service);
    await service.stop();
    const other = await start(community, { DATABASE_URL, COACHLAB_ADMIN_TOKEN: 'another' });
    expect((await other.get(`${PATH}/session`, session)).status).toBe(401);
    await other.stop();
    const closed = await start(community, { DATABASE_URL });
    expect(await closed.post(`${PATH}/session`, { token: 'another' })).toMatchObject({
      status: 503,
      body: { code: 'moderation_closed' },
    });
  });

  it('cannot be guessed quickly', async () => {
    const service = await start(community, { COACHLAB_ADMIN_TOKEN: TOKEN, COACHLAB_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await service.post(`${PATH}/session`, { token: `guess ${n}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describeEachEngine('the coach', ({ start }) => {
  let service: TestService;
  let coach: Record<string, string>;
  beforeAll(async () => {
    service = await start(community, {
      COACHLAB_ADMIN_TOKEN: TOKEN,
      PUBLIC_URL: 'https://lab.example',
      COACHLAB_FINGERPRINT_KEY: 'a key of its own',
    });
    coach = await signIn(service);
  });
  const look = async <T>(path: string) => (await service.get<T>(`${PATH}/${path}`, coach)).body;
  const act = async (path: string) => (await service.post(`${PATH}/${path}`, undefined, coach)).status;
  const remove = async (path: string) =>
    (await service.send('DELETE', `${PATH}/${path}`, undefined, coach)).status;
  const write = async (change: object = {}) =>
    (await service.post<ForumPost>('/api/forum/posts', somePost(change), ANNA)).body;
  const reply = async (post: string, change: object = {}) =>
    (
      await service.post<ForumReply>(
        `/api/forum/posts/${post}/replies`,
        { content: `Reply ${Math.random()}`, authorName: 'Ben', ...change },
        BEN,
      )
    ).body;
  const shown = async () => (await service.get<ForumPost[]>('/api/forum/posts')).body;

  it('sees what is held with the reason, and publishes it', async () => {
    const post = await write({ website: 'x' });
    const other = await write({ content: 'http://a.example http://b.example http://c.example' });
    expect(await look<Contribution[]>('held')).toMatchObject([
      { kind: 'post', id: post.id, heldFor: 'honeypot', status: 'pending' },
      { kind: 'post', id: other.id, heldFor: 'links' },
    ]);
    expect(await act(`post/${post.id}/publish`)).toBe(204);
    expect(await act(`post/${post.id}/publish`)).toBe(204);
    expect((await shown())[0]).toMatchObject({ id: post.id, status: 'published' });
    expect(await remove(`post/${other.id}`)).toBe(204);
    expect(await look('held')).toEqual([]);
  });

  it('publishes and dismisses only the words that were read: their author may have changed them since', async () => {
    const held = await write({ content: 'http://a.example http://b.example http://c.example' });
    const read = async (list: string) => (await look<Contribution[]>(list)).find(({ id }) => id === held.id)!;
    const change = (content: string) =>
      service.send('PUT', `/api/forum/posts/${held.id}`, { title: 'Changed', content }, ANNA);
    const seen = ({ editedAt }: Contribution) => `?edited=${encodeURIComponent(editedAt ?? '')}`;
    expect((await read('held')).editedAt).toBeNull();
    await change('Buy http://worse.example http://b.example http://c.example');
    const refused = await service.post(`${PATH}/post/${held.id}/publish`, undefined, coach);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const first = await read('held');
    expect(first).toMatchObject({ title: 'Changed', editedAt: expect.any(String), status: 'pending' });
    await change('Harmless');
    expect(await act(`post/${held.id}/publish${seen(first)}`)).toBe(409);
    expect(await act(`post/${held.id}/publish?edited=yesterday`)).toBe(400);
    expect(await act(`post/${held.id}/publish${seen(await read('held'))}`)).toBe(204);
    await service.post(`/api/forum/posts/${held.id}/report`, { reason: 'spam' }, BEN);
    const reported = await read('reports');
    await change('Worse');
    expect(await act(`post/${held.id}/dismiss${seen(reported)}`)).toBe(409);
    expect(await look('reports')).toHaveLength(1);
    expect(await act(`post/${held.id}/dismiss${seen(await read('reports'))}`)).toBe(204);
    // Published once is not published for good: links that come later bring it back here.
    await change('http://a.example http://b.example http://c.example');
    expect(await read('held')).toMatchObject({ heldFor: 'links' });
    expect(await remove(`post/${held.id}`)).toBe(204);
  });

  it('publishes no words unread that arrive at the very moment of the press', async () => {
    const links = 'http://a.example http://b.example http://c.example';
    for (let n = 0; n < 8; n += 1) {
      const held = await write({ content: `Read ${n} ${links}` });
      const words = { title: 'Changed', content: `Unread ${n} ${links}` };
      await Promise.all([
        service.send('PUT', `/api/forum/posts/${held.id}`, words, ANNA),
        act(`post/${held.id}/publish`),
      ]);
      // Whichever came first, the unread words wait.
      expect((await shown()).filter(({ content }) => content.startsWith('Unread'))).toEqual([]);
      expect(await look<Contribution[]>('held')).toMatchObject([{ id: held.id, title: 'Changed' }]);
      await remove(`post/${held.id}`);
    }
  });

  it('lists what is published, page by page, and says what was changed', async () => {
    const [older, newer] = [await write(), await write()];
    await write({ website: 'x' });
    await service.send('PUT', `/api/forum/posts/${older.id}`, { title: 'Changed', content: 'New' }, ANNA);
    const [first] = await look<Contribution[]>('published?limit=1');
    expect(first).toMatchObject({ id: newer.id, editedAt: null });
    expect(await look<Contribution[]>(`published?limit=1&before=${newer.id}`)).toMatchObject([
      { id: older.id, title: 'Changed', editedAt: expect.any(String) },
    ]);
    for (const { id } of await look<Contribution[]>('held')) await remove(`post/${id}`);
  });

  it('publishes a held reply, and the post counts it once', async () => {
    const post = await write();
    const held = await reply(post.id, { website: 'x' });
    expect(await look('held')).toMatchObject([{ kind: 'reply', id: held.id, postId: post.id, title: null }]);
    await act(`reply/${held.id}/publish`);
    await act(`reply/${held.id}/publish`);
    expect((await shown())[0]).toMatchObject({ id: post.id, replyCount: 1 });
    await remove(`reply/${held.id}`);
    expect((await shown())[0]).toMatchObject({ id: post.id, replyCount: 0 });
  });

  it('sees what is reported by whom it may concern, leaves it or deletes it', async () => {
    const post = await write();
    const answer = await reply(post.id);
    const report = (who: Record<string, string>, reason: string) =>
      service.post(`/api/forum/replies/${answer.id}/report`, { reason, note: 'Look!' }, who);
    await report(ANNA, 'unkind');
    await report(BEN, 'spam');
    await report(BEN, 'spam');
    const [reported] = await look<ReportedContribution[]>('reports');
    expect(reported).toMatchObject({ kind: 'reply', id: answer.id, content: answer.content });
    expect(reported?.reports.map(({ reason }) => reason).toSorted()).toEqual(['spam', 'unkind']);
    expect(await look('waiting')).toMatchObject({ reported: 1 });
    expect(await act(`reply/${answer.id}/dismiss`)).toBe(204);
    expect(await look('reports')).toEqual([]);
    await report(ANNA, 'unkind');
    expect(await remove(`reply/${answer.id}`)).toBe(204);
    expect(await look('reports')).toEqual([]);
  });

  it('deletes a post with everything that hangs on it', async () => {
    const post = await write();
    const answer = await reply(post.id);
    await service.post(`/api/forum/posts/${post.id}/upvote`, undefined, BEN);
    await service.post(`/api/forum/posts/${post.id}/report`, { reason: 'spam' }, BEN);
    await service.post(`/api/forum/replies/${answer.id}/report`, { reason: 'spam' }, BEN);
    expect(await remove(`post/${post.id}`)).toBe(204);
    expect((await shown()).some(({ id }) => id === post.id)).toBe(false);
    expect((await service.get(`/api/forum/posts/${post.id}/replies`)).status).toBe(404);
    expect(await look('reports')).toEqual([]);
    expect((await service.get<{ upvoted: string[] }>('/api/forum/mine', BEN)).body.upvoted).toEqual([]);
    expect(await remove(`post/${post.id}`)).toBe(404);
    expect(await act(`thing/${post.id}/publish`)).toBe(404);
  });

  it('reads messages, the newest first, and what became of their mails', async () => {
    const letter = {
      name: 'Ann',
      email: 'ann@home.example',
      subject: 'A question',
      message: 'How do you begin?',
    };
    await service.post('/api/contact', letter, ANNA);
    await service.post('/api/contact', { ...letter, subject: 'A robot', website: 'x' }, ANNA);
    const messages = await look<ReceivedMessage[]>('messages');
    expect(messages).toMatchObject([
      { subject: 'A robot', suspect: true, mail: null },
      { ...letter, suspect: false, mail: 'waiting' },
    ]);
    expect(await look<ReceivedMessage[]>(`messages?before=${messages[0]?.id}&limit=1`)).toEqual([
      messages[1],
    ]);

    expect(await act(`messages/${messages[0]?.id}/release`)).toBe(204);
    expect(await look<ReceivedMessage[]>('messages')).toMatchObject([
      { suspect: false, mail: 'waiting' },
      {},
    ]);
    expect(await remove(`messages/${messages[0]?.id}`)).toBe(204);
    expect(await look('messages')).toHaveLength(1);
    expect(await remove(`messages/${messages[0]?.id}`)).toBe(404);
  });

  it('sees in the outbox what waits, and that there is no mail server', async () => {
    const { sending, mails } = await look<Outbox>('mails');
    expect(sending).toBe(false);
    expect(mails).toContainEqual(
      expect.objectContaining({ subject: 'A question', recipient: null, status: 'waiting' }),
    );
    expect(await act(`mails/${mails[0]?.id}/retry`)).toBe(204);
    expect(await act('mails/unknown/retry')).toBe(404);
  });

  it('exports the addresses with a link each to unsubscribe, and deletes one', async () => {
    for (const email of ['ann@home.example', '+formula@home.example'])
      await service.post('/api/newsletter/subscribe', { email }, ANNA);
    const list = await look<Subscriber[]>('subscribers');
    expect(list).toMatchObject([
      { email: '+formula@home.example', status: 'pending', confirmedAt: null },
      { email: 'ann@home.example' },
    ]);
    const file = await service.get<string>(`${PATH}/subscribers.csv`, coach);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const [head, first, second] = file.body.split('\r\n');
    expect(head).toBe('email,status,subscribed,confirmed,unsubscribe');
    expect(first).toMatch(
      /^ann@home\.example,pending,[^,]+,,https:\/\/lab\.example\/-\/unsubscribe\?token=[0-9a-f]{32}$/,
    );
    expect(second).toMatch(/^'\+formula@/);
    expect(await remove(`subscribers/${list[0]?.id}`)).toBe(204);
    expect(await look('subscribers')).toHaveLength(1);
    expect(await remove(`subscribers/${list[0]?.id}`)).toBe(404);
  });

  it('sees how many of each wait', async () => {
    expect(await look('waiting')).toEqual({ held: 0, reported: 0, messages: 1, mails: 2, subscribers: 1 });
  });
});

describe('a CSV file', () => {
  it('quotes what would break it and disarms what a spreadsheet would compute', () => {
    expect(
      csv([
        ['a', 'b,c', 'd"e', 'f\ng'],
        ['=1+1', '-x', '@y', ''],
      ]),
    ).toBe('a,"b,c","d""e","f\ng"\r\n\'=1+1,\'-x,\'@y,\r\n');
  });
});
