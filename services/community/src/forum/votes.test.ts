import { beforeAll, expect, it } from '@jest/globals';
import type { ForumMine, ForumPost, ForumVote } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { community } from '../community.ts';
import { ANNA, BEN, somePost, visitor } from '../test/callers.ts';

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

  it('are for posts that are there', async () => {
    expect(await vote(ANNA, '0'.repeat(32))).toMatchObject({ status: 404, body: { code: 'post_unknown' } });
  });
});
