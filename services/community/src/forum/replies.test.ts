import { beforeAll, expect, it } from '@jest/globals';
import type { ForumMine, ForumPost, ForumReply } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { community } from '../community.ts';
import { ANNA, BEN, somePost } from '../test/callers.ts';

describeEachEngine('replies and reports', ({ start }) => {
  let service: TestService;
  let id = '';
  beforeAll(async () => {
    service = await start(community);
    id = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body.id;
  });
  const reply = (body: object, headers: Record<string, string> = BEN, post = id) =>
    service.post<ForumReply>(`/api/forum/posts/${post}/replies`, body, headers);
  const replies = async (query = '') =>
    (await service.get<ForumReply[]>(`/api/forum/posts/${id}/replies${query}`)).body;
  const replyCount = async () => (await service.get<ForumPost>(`/api/forum/posts/${id}`)).body.replyCount;

  it('come the oldest first, and the post counts them', async () => {
    expect(await replies()).toEqual([]);
    const { status, body } = await reply({ content: 'Silence worked.', authorName: 'Ben' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      postId: id,
      content: 'Silence worked.',
      authorName: 'Ben',
      status: 'published',
    });
    const second = await reply({ content: 'Walking did not.', authorName: 'Cleo' });
    expect(await replies()).toEqual([body, second.body]);
    expect(await replies(`?after=${body.id}`)).toEqual([second.body]);
    expect(await replies('?limit=1')).toEqual([body]);
    expect(await replyCount()).toBe(2);
  });

  it('are held with too many links: the author alone sees them, and nobody counts them', async () => {
    const before = await replyCount();
    const { body } = await reply({
      content: 'http://a.example http://b.example http://c.example',
      authorName: 'Ben',
    });
    expect(body.status).toBe('pending');
    expect(await replyCount()).toBe(before);
    expect((await replies()).some((one) => one.id === body.id)).toBe(false);
    expect((await service.get<ForumMine>('/api/forum/mine', BEN)).body.replies).toEqual([body]);
    expect((await service.get<ForumMine>('/api/forum/mine', ANNA)).body.replies).toEqual([]);
  });

  it('are stored once with the same key, and refused as duplicates without one', async () => {
    const body = { content: 'Once is enough.', authorName: 'Ben' };
    const keyed = { ...BEN, 'idempotency-key': 'r1' };
    const first = await reply(body, keyed);
    expect(await reply(body, keyed)).toMatchObject({ status: 201, body: first.body });
    expect(await reply(body)).toMatchObject({ status: 409, body: { code: 'duplicate_text' } });
  });

  it('refuse empty, too long, and what they do not know', async () => {
    expect(await reply({ content: ' ', authorName: 'Ben' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'content', message: 'Required' }] },
    });
    expect(await reply({ content: 'x'.repeat(10_001), authorName: 'Ben' })).toMatchObject({ status: 400 });
    expect(await reply({ content: 'x', authorName: 'Ben', colour: 'red' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'colour' }] },
    });
  });

  it('are for posts that are there', async () => {
    const nowhere = '0'.repeat(32);
    expect(await reply({ content: 'Hello?', authorName: 'Ben' }, BEN, nowhere)).toMatchObject({
      status: 404,
    });
    expect(await service.get(`/api/forum/posts/${nowhere}/replies`)).toMatchObject({ status: 404 });
  });

  it('can be reported, as posts can, once a person', async () => {
    const { body } = await reply({ content: 'Buy now!', authorName: 'Spam' });
    const report = { reason: 'spam', note: 'An advert' };
    expect(await service.post(`/api/forum/replies/${body.id}/report`, report, ANNA)).toMatchObject({
      status: 202,
    });
    expect(await service.post(`/api/forum/replies/${body.id}/report`, report, ANNA)).toMatchObject({
      status: 202,
    });
    expect(await service.post(`/api/forum/posts/${id}/report`, { reason: 'other' }, ANNA)).toMatchObject({
      status: 202,
    });
    expect(await service.post(`/api/forum/posts/${id}/report`, { reason: 'dull' }, ANNA)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    expect(await service.post(`/api/forum/posts/${body.id}/report`, report, ANNA)).toMatchObject({
      status: 404,
      body: { code: 'post_unknown' },
    });
  });
});
