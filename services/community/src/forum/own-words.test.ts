import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CommunityData,
  type ForumMine,
  type ForumPost,
  type ForumReply,
  type ForumVote,
  HEADER,
} from '@coachlab/contracts';
import { describeEachEngine, describeOnSqlite, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { ANNA, BEN, somePost } from '../test/callers.ts';
import { PostRow } from './post.row.ts';

describeEachEngine('what somebody wrote', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community);
  });
  const posted = async (who = ANNA) =>
    (await service.post<ForumPost>('/api/forum/posts', somePost(), who)).body;
  const replied = async (postId: string, who = BEN) => {
    const body = { content: `Reply ${Math.random()}`, authorName: 'Ben' };
    return (await service.post<ForumReply>(`/api/forum/posts/${postId}/replies`, body, who)).body;
  };
  const send = (method: string, path: string, who: Record<string, string>, body?: object) =>
    service.send<ForumPost>(method, `/api/forum/${path}`, body, who);
  const shown = (id: string) => service.get<ForumPost>(`/api/forum/posts/${id}`);
  const newest = async () => (await service.get<ForumPost[]>('/api/forum/posts?limit=1')).body[0]!;
  const WORDS = { title: 'Better', content: 'Said **better**' };
  const age = (id: string, minutes: number) =>
    (service.running.dataSource as DataSource).manager.update(
      PostRow,
      { id },
      { createdAt: new Date(Date.now() - minutes * 60_000) },
    );

  it('is changed by its author, formatted anew, and says when', async () => {
    const { id, createdAt } = await posted();
    const { status, body } = await send('PUT', `posts/${id}`, ANNA, { ...WORDS, category: 'stories' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...WORDS, category: 'stories', createdAt },
    });
    expect(Date.parse(body.editedAt!)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    expect((await shown(id)).body).toEqual(body);
    expect(body.formatted).toEqual([
      { tag: 'p', children: ['Said ', { tag: 'strong', children: ['better'] }] },
    ]);
    const reply = await replied(id);
    expect(await send('PUT', `replies/${reply.id}`, BEN, { content: 'Mine' })).toMatchObject({
      status: 200,
      body: { content: 'Mine', editedAt: expect.any(String) },
    });
  });

  it('is nobody else’s to change or delete', async () => {
    const { id } = await posted();
    const reply = await replied(id, BEN);
    for (const [method, path, body] of [
      ['PUT', `posts/${id}`, WORDS],
      ['DELETE', `posts/${id}`, undefined],
    ] as const) {
      expect(await send(method, path, BEN, body)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
      expect((await send(method, path, {}, body)).status).toBe(403);
    }
    expect(await send('DELETE', `replies/${reply.id}`, ANNA)).toMatchObject({ status: 403 });
    const { title, editedAt } = (await shown(id)).body;
    expect([title, editedAt]).toEqual([expect.stringMatching(/^Title/), undefined]);
  });

  it('is told to its author for as long as it can be changed, and to nobody else', async () => {
    const { id } = await posted();
    const mine = async (who: Record<string, string>) =>
      (await service.get<ForumMine>('/api/forum/mine', who)).body.editable?.find((one) => one.id === id);
    expect((await mine(ANNA))!.seconds).toBeGreaterThan(14 * 60);
    expect(await mine(BEN)).toBeUndefined();
    expect(await mine({})).toBeUndefined();
    await age(id, 15);
    expect(await mine(ANNA)).toBeUndefined();
    for (const [method, body] of [
      ['PUT', WORDS],
      ['DELETE', undefined],
    ] as const)
      expect(await send(method, `posts/${id}`, ANNA, body)).toMatchObject({
        status: 403,
        body: { code: 'too_late' },
      });
  });

  it('goes when its author deletes it, but not with what others answered', async () => {
    const { id } = await posted();
    const reply = await replied(id);
    expect(await send('DELETE', `posts/${id}`, ANNA)).toMatchObject({
      status: 409,
      body: { code: 'has_replies' },
    });
    expect((await send('DELETE', `replies/${reply.id}`, BEN)).status).toBe(204);
    expect((await shown(id)).body.replyCount).toBe(0);
    expect((await send('DELETE', `posts/${id}`, ANNA)).status).toBe(204);
    expect((await shown(id)).status).toBe(404);
    expect((await send('DELETE', `posts/${id}`, ANNA)).status).toBe(404);
  });

  it('goes with its author’s own replies, when nobody else has answered', async () => {
    const { id } = await posted();
    await replied(id, ANNA);
    expect((await send('DELETE', `posts/${id}`, ANNA)).status).toBe(204);
    expect((await service.get(`/api/forum/posts/${id}/replies`)).status).toBe(404);
  });

  it('leaves no text behind when it is deleted, nor in the answer that is kept for a repeated call', async () => {
    const keyed = { ...ANNA, [HEADER.idempotencyKey]: `key-${Math.random()}` };
    const secret = { title: 'Their name is Rumpelstiltskin', content: 'He lives on Straw Street.' };
    const { body } = await service.post<ForumPost>('/api/forum/posts', somePost(secret), keyed);
    await send('DELETE', `posts/${body.id}`, ANNA);
    expect(await service.post('/api/forum/posts', somePost(secret), ANNA)).toMatchObject({ status: 201 });
    await send('DELETE', `posts/${(await newest()).id}`, ANNA);
    const { manager } = service.running.dataSource as DataSource;
    for (const { tableName } of (service.running.dataSource as DataSource).entityMetadatas) {
      const rows = JSON.stringify(await manager.query(`SELECT * FROM ${tableName}`));
      expect([tableName, rows]).toEqual([tableName, expect.not.stringMatching(/Rumpelstiltskin|Straw/)]);
    }
  });

  it('is not changed or deleted under an id that is none, nor by what another exported', async () => {
    const { id } = await posted();
    const exported = await service.get<CommunityData>('/api/community/my-data', ANNA);
    expect(JSON.stringify(exported.body)).not.toContain(ANNA[HEADER.visitorId]);
    for (const forged of [
      'nothing',
      '0'.repeat(32),
      `${id}0`,
      '%00',
      encodeURIComponent(`${id}' OR '1'='1`),
    ]) {
      expect((await send('PUT', `posts/${forged}`, ANNA, WORDS)).status).toBe(404);
      expect((await send('DELETE', `replies/${forged}`, ANNA)).status).toBe(404);
    }
    // A post is no reply.
    expect((await send('PUT', `replies/${id}`, ANNA, { content: 'x' })).status).toBe(404);
    expect((await shown(id)).body.editedAt).toBeUndefined();
  });

  it('cannot be made to say what its author said elsewhere a moment ago, and says its first words again', async () => {
    const [one, other] = [await posted(), await posted()];
    const words = ({ title, content }: ForumPost) => ({ title, content });
    expect(await send('PUT', `posts/${other.id}`, ANNA, words(one))).toMatchObject({
      status: 409,
      body: { code: 'duplicate_text' },
    });
    expect((await shown(other.id)).body).toMatchObject(words(other));
    for (const text of [{ ...WORDS, title: 'Between' }, words(other), words(other)])
      expect((await send('PUT', `posts/${other.id}`, ANNA, text)).status).toBe(200);
  });

  it('shows HTML that was put into it afterwards as text', async () => {
    const { id } = await posted();
    const content = '<script>alert(1)</script> [x](javascript:alert(1)) <https://one.example>';
    const { body } = await send('PUT', `posts/${id}`, ANNA, { ...WORDS, content });
    expect(JSON.stringify(body.formatted)).not.toMatch(/"tag":"script"|"href":"javascript/);
    expect(JSON.stringify(body.formatted)).toContain('"href":"https://one.example"');
  });

  it('waits for the coach when an advert was put into it afterwards', async () => {
    const links = { content: 'http://a.example http://b.example http://c.example' };
    const { id } = await posted();
    const reply = await replied(id);
    expect(await send('PUT', `replies/${reply.id}`, BEN, links)).toMatchObject({
      body: { status: 'pending' },
    });
    expect((await shown(id)).body.replyCount).toBe(0);
    expect(await send('PUT', `posts/${id}`, ANNA, { ...WORDS, ...links })).toMatchObject({
      body: { status: 'pending' },
    });
    expect((await shown(id)).status).toBe(404);
    // Taking it out again does not publish it: the coach has it before them.
    const plain = { ...WORDS, title: 'Without links' };
    expect(await send('PUT', `posts/${id}`, ANNA, plain)).toMatchObject({ body: { status: 'pending' } });
    // Of what is held others hear nothing.
    expect(await send('PUT', `posts/${id}`, BEN, WORDS)).toMatchObject({ status: 404 });
  });

  it.each([
    ['no title', { title: ' ', content: 'x' }, 'title'],
    ['a title too long', { ...WORDS, title: '🙂'.repeat(201) }, 'title'],
    ['a text too long', { ...WORDS, content: 'x'.repeat(10_001) }, 'content'],
    ['a field that is none', { ...WORDS, authorName: 'Somebody else' }, 'authorName'],
    ['another category', { ...WORDS, category: 'jokes' }, 'category'],
  ])('is not changed to %s', async (_, body, path) => {
    const { id } = await posted();
    expect(await send('PUT', `posts/${id}`, ANNA, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  describe('a reply', () => {
    it('is voted for, once a person, and the vote is taken back', async () => {
      const { id } = await posted();
      const reply = await replied(id);
      const vote = (who: Record<string, string>) =>
        service.post<object>(`/api/forum/replies/${reply.id}/upvote`, undefined, who);
      expect((await vote(ANNA)).body).toEqual({ upvotes: 1, upvoted: true });
      expect((await vote(BEN)).body).toEqual({ upvotes: 2, upvoted: true });
      const list = async () => (await service.get<ForumReply[]>(`/api/forum/posts/${id}/replies`)).body;
      expect((await list())[0]).toMatchObject({ upvotes: 2 });
      expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.upvoted).toContain(reply.id);
      expect((await vote(ANNA)).body).toEqual({ upvotes: 1, upvoted: false });
      // A vote for a reply is none for its post.
      expect((await shown(id)).body.upvotes).toBe(0);
      expect(await service.post(`/api/forum/replies/${id}/upvote`, undefined, ANNA)).toMatchObject({
        status: 404,
      });
    });

    it('counts one vote of a person who presses twice at once', async () => {
      const { id } = await posted();
      const reply = await replied(id);
      const vote = () =>
        service.post<ForumVote>(`/api/forum/replies/${reply.id}/upvote`, undefined, {
          ...ANNA,
          [HEADER.idempotencyKey]: 'the-same-press',
        });
      const answers = await Promise.all([vote(), vote(), vote()]);
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ upvotes: 1, upvoted: true })));
      // Five presses of their own: given, taken back, given ...
      const path = `/api/forum/replies/${reply.id}/upvote`;
      await Promise.all(Array.from({ length: 5 }, () => service.post(path, undefined, BEN)));
      const [shownReply] = (await service.get<ForumReply[]>(`/api/forum/posts/${id}/replies`)).body;
      expect(shownReply).toMatchObject({ upvotes: 2 });
    });

    it('that is deleted takes its votes with it, and no further one', async () => {
      const { id } = await posted();
      const reply = await replied(id);
      await service.post(`/api/forum/replies/${reply.id}/upvote`, undefined, ANNA);
      await send('DELETE', `replies/${reply.id}`, BEN);
      expect(await service.post(`/api/forum/replies/${reply.id}/upvote`, undefined, ANNA)).toMatchObject({
        status: 404,
        body: { code: 'reply_unknown' },
      });
      expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.upvoted).not.toContain(reply.id);
    });
  });
});

describeEachEngine('a search in the forum', ({ start }) => {
  let service: TestService;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    service = await start(community);
    for (const [name, change] of Object.entries({
      grow: { title: 'GROW at 9 am', content: 'Which question first?' },
      percent: { title: '100% agreed', content: 'All of it, in a_b terms!' },
      story: { title: 'A talk', content: 'Then I asked: what would GROWth look like?', category: 'stories' },
      umlaut: { title: 'Schlecht', content: 'Über das Gespräch' },
      held: { title: 'GROW for sale', website: 'x' },
    }))
      ids[name] = (await service.post<ForumPost>('/api/forum/posts', somePost(change), ANNA)).body.id;
    await service.post(`/api/forum/posts/${ids.grow}/upvote`, undefined, BEN);
  });
  const found = async (query: string) => {
    const { status, body } = await service.get<ForumPost[]>(`/api/forum/posts?${query}`);
    expect(status).toBe(200);
    return body.map(({ id }) => Object.entries(ids).find(([, own]) => own === id)?.[0]);
  };

  it.each([
    ['q=grow', ['story', 'grow']],
    ['q=GROW&category=stories', ['story']],
    ['q=grow&sort=top', ['grow', 'story']],
    ['sort=top', ['grow', 'umlaut', 'story', 'percent']],
    ['q=100%25', ['percent']],
    ['q=a_b', ['percent']],
    ['q=%25', ['percent']],
    ['q=_', ['percent']],
    ['q=!', ['percent']],
    ["q='", []],
    ['q=%5C', []],
    ['q=grow&limit=1', ['story']],
    ['q=%C3%9Cber', ['umlaut']],
    ['q=%C3%BCBER', ['umlaut']],
    ['q=&category=', undefined],
  ])('for %s finds %j', async (query, expected) => {
    if (expected) expect(await found(query)).toEqual(expected);
    else expect((await service.get(`/api/forum/posts?${query}`)).status).toBe(400);
  });

  it('pages by age', async () => {
    expect(await found(`q=grow&limit=1&before=${ids.story}`)).toEqual(['grow']);
  });

  it('pages by votes, those with as many by age', async () => {
    const pages: unknown[] = [];
    let last: string | undefined;
    do {
      const page = await found(`sort=top&limit=1${last ? `&before=${ids[last]}` : ''}`);
      last = page[0];
      if (last) pages.push(last);
    } while (last);
    expect(pages).toEqual(['grow', 'umlaut', 'story', 'percent']);
  });

  it.each([`q=${'x'.repeat(401)}`, 'sort=best', 'category=jokes'])('refuses %s', async (query) => {
    expect((await service.get(`/api/forum/posts?${query}`)).status).toBe(400);
  });
});

describeOnSqlite('who types fast', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community, { COACHLAB_LIMITS: 'on', WRITE_BURST: '2', WRITE_EVERY_SECONDS: '600' });
  });
  const from = { [HEADER.clientIp]: '203.0.113.7' };

  it('changes what they wrote as rarely as they may post', async () => {
    const { id } = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body;
    const statuses: number[] = [];
    for (const content of ['One', 'Two', 'Three'])
      statuses.push(
        (await service.send('PUT', `/api/forum/posts/${id}`, { title: 'T', content }, ANNA)).status,
      );
    expect(statuses).toEqual([200, 200, 429]);
    expect((await service.get<ForumPost>(`/api/forum/posts/${id}`)).body.content).toBe('Two');
  });

  it('searches no more than somebody who reads, while pages are drawn for others', async () => {
    const search = async (headers: Record<string, string>) =>
      (await service.get('/api/forum/posts?q=x', headers)).status;
    const many = async (headers: Record<string, string>) => {
      const statuses = new Set<number>();
      for (let n = 0; n < 60; n += 1) statuses.add(await search(headers));
      return statuses;
    };
    expect(await many({ ...BEN, ...from })).toContain(429);
    expect(await many({})).toEqual(new Set([200]));
  });
});
