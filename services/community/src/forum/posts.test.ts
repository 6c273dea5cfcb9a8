import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ForumMine, ForumPost, Problem } from '@coachlab/contracts';
import {
  describeEachEngine,
  describeOnSqlite,
  schemaDrift,
  type TestService,
} from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { ANNA, BEN, somePost } from '../test/callers.ts';

describeEachEngine('the forum', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community);
  });
  const post = (body: unknown, headers: Record<string, string> = ANNA) =>
    service.post<ForumPost>('/api/forum/posts', body, headers);
  const list = async (query = '') => (await service.get<ForumPost[]>(`/api/forum/posts${query}`)).body;
  const mine = async (who = ANNA) => (await service.get<ForumMine>('/api/forum/mine', who)).body;

  it('has the tables that its entities say', async () => {
    expect(await schemaDrift(service.running.dataSource as DataSource)).toEqual([]);
  });

  it('is a bare, empty list at first', async () => {
    expect(await service.get('/api/forum/posts')).toMatchObject({ status: 200, body: [] });
  });

  it('takes a post and answers with all of its fields', async () => {
    const { status, body } = await post({
      title: '  What now?  ',
      content: 'I asked, they said **fine**.',
      authorName: 'Priya',
      category: 'questions',
      userId: null,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      title: 'What now?',
      content: 'I asked, they said **fine**.',
      formatted: [
        { tag: 'p', children: ['I asked, they said ', { tag: 'strong', children: ['fine'] }, '.'] },
      ],
      authorName: 'Priya',
      category: 'questions',
      userId: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      upvotes: 0,
      replyCount: 0,
      status: 'published',
    });
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(await list('?limit=1')).toEqual([body]);
    expect(await service.get(`/api/forum/posts/${body.id}`)).toMatchObject({ status: 200, body });
  });

  it('defaults the category, ignores userId and what it does not know', async () => {
    const { category: _, ...rest } = somePost() as { category: string };
    const { status, body } = await post({
      ...rest,
      userId: 'somebody',
      upvotes: 99,
      status: 'published',
      extra: 1,
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { category: 'questions', userId: null, upvotes: 0 },
    });
  });

  it.each([
    ['a missing name', { authorName: undefined }, [['authorName', 'Required']]],
    ['blanks for a title', { title: '  \n ' }, [['title', 'Required']]],
    ['a number for a text', { content: 7 }, [['content', 'Invalid input']]],
    ['an unknown category', { category: 'jokes' }, [['category', expect.stringContaining('questions')]]],
    [
      'three bad fields',
      { authorName: '', title: null, content: [] },
      [
        ['title', 'Required'],
        ['content', 'Invalid input'],
        ['authorName', 'Required'],
      ],
    ],
  ])('refuses %s and names the field', async (_, change, errors) => {
    const { status, body, headers } = await service.post<Problem>('/api/forum/posts', somePost(change), ANNA);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.code).toBe('validation_failed');
    expect(body.errors).toEqual(errors.map(([path, message]) => ({ path, message })));
  });

  describe('limits in code points', () => {
    it.each([
      ['authorName', 60],
      ['title', 200],
      ['content', 10_000],
    ])('%s takes %i emoji and refuses one more', async (field, most) => {
      const full = '🙂'.repeat(most);
      const { status, body } = await post(somePost({ [field]: full }));
      expect(status).toBe(201);
      expect((await service.get<ForumPost>(`/api/forum/posts/${body.id}`)).body).toMatchObject({
        [field]: full,
      });
      expect(await post(somePost({ [field]: `${full}🙂` }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: field, message: `must be at most ${most} characters` }] },
      });
    });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a javascript: link', '[press](javascript:alert(1))'],
    ['a right-to-left override', 'abc\u202Egpj.exe'],
    ['quotes and backslashes', String.raw`'; DROP TABLE post; -- \" \\ %`],
  ])('keeps %s as it was typed', async (_, content) => {
    const { body } = await post(somePost({ content }));
    expect((await list('?limit=1'))[0]).toMatchObject({ id: body.id, content });
  });

  it('normalises what looks the same and drops NUL', async () => {
    const { body } = await post(somePost({ title: 'Cafe\u0301 \0x' }));
    expect(body.title).toBe('Café x');
  });

  it('shows the newest first and pages by key, without a gap or a double', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.unshift((await post(somePost())).body.id);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&before=${first.at(-1)?.id}`);
    // Somebody posts between two pages.
    await post(somePost());
    const third = await list(`?limit=1&before=${second.at(-1)?.id}`);
    expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(ids);
  });

  it('answers at most a hundred', async () => {
    for (let n = 0; n < 101; n += 1) expect((await post(somePost())).status).toBe(201);
    expect(await list()).toHaveLength(100);
    expect(await list('?limit=100')).toHaveLength(100);
  });

  it('cuts long contents in a list of cards, between two code points', async () => {
    const { body } = await post(somePost({ content: `x${'🙂'.repeat(2_000)}` }));
    const { formatted: _, ...shown } = body;
    const [card] = await list('?limit=1&view=card');
    expect(card).toEqual({ ...shown, content: `x${'🙂'.repeat(799)}` });
    expect(await service.get('/api/forum/posts?view=whole')).toMatchObject({ status: 400 });
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?limit=1.5', '?before=nonsense'])(
    'refuses %s',
    async (query) => {
      expect(await service.get(`/api/forum/posts${query}`)).toMatchObject({ status: 400 });
    },
  );

  it('answers 304 to who has the list, and anew once something was posted', async () => {
    const { headers } = await service.get('/api/forum/posts');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await service.get('/api/forum/posts', known)).status).toBe(304);
    await post(somePost());
    expect((await service.get('/api/forum/posts', known)).status).toBe(200);
  });

  it('answers 404 for a post that is not there, and 405 for what cannot be done', async () => {
    expect(await service.get(`/api/forum/posts/${'0'.repeat(32)}`)).toMatchObject({
      status: 404,
      body: { code: 'post_unknown' },
    });
    expect(await service.get('/api/forum/posts/constructor')).toMatchObject({ status: 404 });
    expect(await service.send('PUT', '/api/forum/posts')).toMatchObject({ status: 405 });
  });

  describe('a repeated post', () => {
    it('with the same key is stored once and answered as the first time', async () => {
      const body = somePost();
      const keyed = { ...ANNA, 'idempotency-key': 'k1' };
      const answers = await Promise.all([post(body, keyed), post(body, keyed), post(body, keyed)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      const id = answers[0]?.body.id;
      expect((await list()).filter((one) => one.id === id)).toHaveLength(1);
    });

    it('with the same key and another text is refused', async () => {
      const keyed = { ...ANNA, 'idempotency-key': 'k2' };
      await post(somePost(), keyed);
      expect(await post(somePost(), keyed)).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused' },
      });
    });

    it('without a key is a duplicate, but not from somebody else', async () => {
      const body = somePost();
      expect((await post(body)).status).toBe(201);
      expect(await post(body)).toMatchObject({ status: 409, body: { code: 'duplicate_text' } });
      expect((await post(body, BEN)).status).toBe(201);
    });

    it('at the same moment is a duplicate all but once', async () => {
      const body = somePost();
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(body)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409, 409, 409,
      ]);
    });
  });

  describe('a post that is held', () => {
    const links = 'https://a.example and www.b.example and [c](http://c.example)';

    it('has more than two links, and is shown to its author only', async () => {
      const { status, body } = await post(somePost({ content: links }));
      expect({ status, body }).toMatchObject({ status: 201, body: { status: 'pending' } });
      expect((await list()).some(({ id }) => id === body.id)).toBe(false);
      expect((await service.get(`/api/forum/posts/${body.id}`, ANNA)).status).toBe(404);
      expect((await mine()).posts[0]).toEqual(body);
      expect((await mine(BEN)).posts).toEqual([]);
    });

    it('is not one with two links', async () => {
      const { body } = await post(somePost({ content: 'https://a.example and www.b.example' }));
      expect(body.status).toBe('published');
    });

    it('is one in which the hidden field was filled in', async () => {
      const { status, body } = await post(somePost({ website: 'http://robots.example' }));
      expect({ status, body }).toMatchObject({ status: 201, body: { status: 'pending' } });
    });
  });
});

describeOnSqlite('a visitor in a hurry', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community, { COACHLAB_LIMITS: 'on', WRITES_PER_ADDRESS: '8' });
  });
  const post = (headers: Record<string, string>) => service.post('/api/forum/posts', somePost(), headers);

  it('posts three times, then is asked to wait a minute', async () => {
    for (let n = 0; n < 3; n += 1) expect((await post(ANNA)).status).toBe(201);
    const limited = await post(ANNA);
    expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('is told what became of a post that was let through, also over the limit', async () => {
    const keyed = { ...BEN, 'idempotency-key': 'hurry' };
    const body = somePost();
    const first = await service.post('/api/forum/posts', body, keyed);
    for (let n = 0; n < 3; n += 1) await post(BEN);
    expect((await post(BEN)).status).toBe(429);
    expect(await service.post('/api/forum/posts', body, keyed)).toMatchObject({
      status: 201,
      body: first.body,
    });
  });

  it('does not use up what others at the same address may post, until all of them are very many', async () => {
    const statuses: number[] = [];
    for (const letter of 'cdef01234567')
      statuses.push((await post({ 'x-coachlab-visitor': letter.repeat(32) })).status);
    expect(statuses[0]).toBe(201);
    expect(statuses).toContain(429);
  });
});
