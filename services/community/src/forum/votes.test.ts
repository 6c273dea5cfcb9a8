import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { type ForumMine, type ForumPost, type ForumVote, HEADER } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { Housekeeping } from '../housekeeping.ts';
import { ANNA, BEN, numbered, somePost, visitor } from '../test/callers.ts';
import { MaturingVotes } from './maturing-votes.ts';
import { VoteRow } from './vote.row.ts';

describeEachEngine('upvotes', ({ start }) => {
  let service: TestService;
  let id = '';
  beforeAll(async () => {
    service = await start(community);
    id = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body.id;
  });
  const vote = (who: Record<string, string> = ANNA, post = id) =>
    service.post<ForumVote>(`/api/forum/posts/${post}/upvote`, undefined, who);
  const count = async () => (await service.get<ForumPost[]>('/api/forum/posts')).body[0]?.upvotes;

  it('count once for a visitor, and are taken back by the next press', async () => {
    expect(await vote()).toMatchObject({ status: 200, body: { upvotes: 1, upvoted: true } });
    expect(await vote(BEN)).toMatchObject({ body: { upvotes: 2, upvoted: true } });
    expect(await count()).toBe(2);
    expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.upvoted).toEqual([id]);
    expect(await vote()).toMatchObject({ body: { upvotes: 1, upvoted: false } });
    expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.upvoted).toEqual([]);
    expect(await count()).toBe(1);
  });

  it('come out right when many press at once', async () => {
    const before = (await count()) ?? 0;
    const crowd = [...'cdef'].map((letter) => visitor(letter));
    await Promise.all(crowd.flatMap((who) => [vote(who), vote(who), vote(who)]));
    // Three presses each: given, taken back, given.
    expect(await count()).toBe(before + crowd.length);
  });

  it('of callers without a cookie count once an address', async () => {
    const { body } = await vote({ 'x-coachlab-client-ip': '192.0.2.7' });
    expect(body.upvoted).toBe(true);
    expect((await vote({ 'x-coachlab-client-ip': '192.0.2.8' })).body).toEqual({
      upvotes: body.upvotes + 1,
      upvoted: true,
    });
    expect((await vote({ 'x-coachlab-client-ip': '192.0.2.7' })).body.upvoted).toBe(false);
  });

  it('of one key toggle once, however often and however much at once the call is sent', async () => {
    const before = (await count()) ?? 0;
    const keyed = { ...visitor('9'), 'idempotency-key': 'one-press' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => vote(keyed)));
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 10 }, () => ({ upvotes: before + 1, upvoted: true })),
    );
    expect(await count()).toBe(before + 1);
    expect((await vote({ ...visitor('9'), 'idempotency-key': 'another' })).body.upvoted).toBe(false);
  });

  it('of one network count up to the size of a workshop, and one that waited takes a place that is given up', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const person = (n: number) => ({
      ...numbered(n),
      'x-coachlab-client-ip': `2001:db8:1:2::${n.toString(16)}`,
    });
    for (let n = 0; n < 100; n += 1)
      expect((await vote(person(n), post.id)).body).toEqual({ upvotes: Math.min(n + 1, 30), upvoted: true });
    const elsewhere = { ...BEN, 'x-coachlab-client-ip': '2001:db8:1:3::1' };
    expect((await vote(elsewhere, post.id)).body.upvotes).toBe(31);
    expect((await vote(person(0), post.id)).body).toEqual({ upvotes: 31, upvoted: false });
    expect((await vote(person(99), post.id)).body).toEqual({ upvotes: 31, upvoted: false });
  });

  it('of sixty fresh cookies in three seconds count as three, and as no more than a workshop later', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const upvotes = async () => (await service.get<ForumPost>(`/api/forum/posts/${post.id}`)).body.upvotes;
    const given = Date.now();
    const fresh = (n: number) => ({
      ...numbered(500 + n),
      [HEADER.visitorSince]: String(given - n),
      [HEADER.clientIp]: '198.51.100.7',
    });
    for (let n = 0; n < 60; n += 1)
      expect((await vote(fresh(n), post.id)).body).toEqual({ upvotes: Math.min(n + 1, 3), upvoted: true });
    expect(await upvotes()).toBe(3);
    const votes = service.running.app.get(MaturingVotes);
    await votes.count(new Date(given + 4 * 60_000));
    expect(await upvotes()).toBe(3);
    await votes.count(new Date(given + 5 * 60_000));
    expect(await upvotes()).toBe(30);
    await votes.count(new Date(given + 10 * 60_000));
    expect(await upvotes()).toBe(30);
  });

  it('of a workshop behind one address, which has read for a while, count at once', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const reader = (n: number) => ({
      ...numbered(700 + n),
      [HEADER.visitorSince]: String(Date.now() - 6 * 60_000),
      [HEADER.clientIp]: '198.51.100.8',
    });
    for (let n = 0; n < 30; n += 1)
      expect((await vote(reader(n), post.id)).body).toEqual({ upvotes: n + 1, upvoted: true });
  });

  it('that wait for their cookie take no place that is given up, and may be taken back', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const fresh = (n: number) => ({
      ...numbered(800 + n),
      [HEADER.visitorSince]: String(Date.now()),
      [HEADER.clientIp]: '198.51.100.9',
    });
    for (let n = 0; n < 5; n += 1) await vote(fresh(n), post.id);
    expect((await vote(fresh(0), post.id)).body).toEqual({ upvotes: 2, upvoted: false });
    expect((await vote(fresh(4), post.id)).body).toEqual({ upvotes: 2, upvoted: false });
    await service.running.app.get(MaturingVotes).count(new Date(Date.now() + 6 * 60_000));
    expect((await service.get<ForumPost>(`/api/forum/posts/${post.id}`)).body.upvotes).toBe(3);
  });

  it('do not tell who gave them: no address can be tried against what is kept', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const ip = '203.0.113.7';
    await vote({ 'x-coachlab-client-ip': ip }, post.id);
    const { manager } = service.running.dataSource as DataSource;
    const row = await manager.findOneByOrFail(VoteRow, { postId: post.id });
    const guesses = [ip, `address ${ip}`, `network ${ip}`, `network ${post.id} ${ip}`].flatMap((guess) =>
      ['sha256', 'sha1', 'md5'].map((hash) => createHash(hash).update(guess).digest('hex').slice(0, 32)),
    );
    expect(guesses).not.toContain(row.voter);
    expect(guesses).not.toContain(row.network);
  });

  it('forget after 30 days which network they came from, and count on', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    await vote(BEN, post.id);
    const row = () =>
      (service.running.dataSource as DataSource).manager.findOneByOrFail(VoteRow, { postId: post.id });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const housekeeping = service.running.app.get(Housekeeping);
    await housekeeping.clean(inDays(29));
    expect((await row()).network).not.toBeNull();
    await housekeeping.clean(inDays(31));
    expect(await row()).toMatchObject({ network: null, counted: true });
  });

  it('from before there was a key come under it at the next start, and stay their voters’', async () => {
    const { body: post } = await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA);
    const row = { postId: post.id, voter: 'a'.repeat(32), network: null, counted: true, keyed: false };
    const { manager } = service.running.dataSource as DataSource;
    await manager.insert(VoteRow, { ...row, createdAt: new Date() });
    await service.restart();
    expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.upvoted).toContain(post.id);
    const restarted = (service.running.dataSource as DataSource).manager;
    expect((await restarted.findOneByOrFail(VoteRow, { postId: post.id })).voter).not.toBe(row.voter);
  });

  it('are for posts that are there', async () => {
    expect(await vote(ANNA, '0'.repeat(32))).toMatchObject({ status: 404, body: { code: 'post_unknown' } });
  });
});
