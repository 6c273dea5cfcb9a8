import { beforeAll, expect, it } from '@jest/globals';
import type { ForumPost, ForumPreview, ForumReply } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import pWaitFor from 'p-wait-for';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';
import { ANNA, BEN, somePost } from '../test/callers.ts';
import { RICH_TEXT_VERSION } from '../rich-text/rich-text.ts';

const BOLD = [{ tag: 'p', children: [{ tag: 'strong', children: ['bold'] }] }];

describeEachEngine('what is shown of a text', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community);
  });
  const write = async (content: string) =>
    (await service.post<ForumPost>('/api/forum/posts', somePost({ content }), ANNA)).body;
  const read = async (id: string) => (await service.get<ForumPost>(`/api/forum/posts/${id}`)).body;

  it('is made when it is written, for posts and replies', async () => {
    const post = await write('**bold**');
    expect((await read(post.id)).formatted).toEqual(BOLD);
    const reply = { content: '**bold**', authorName: 'Ben' };
    await service.post(`/api/forum/posts/${post.id}/replies`, reply, BEN);
    const { body } = await service.get<ForumReply[]>(`/api/forum/posts/${post.id}/replies`);
    expect(body[0]?.formatted).toEqual(BOLD);
  });

  it.each(['a\n=\n', 'a\n-\n', '1. ', '_*a', '> - ', '![', '[a]: b\n'])(
    'is kept to the last of ten thousand characters of %j',
    async (pattern) => {
      const content = pattern.repeat(10_000 / pattern.length).trim();
      const { id } = await write(content);
      expect((await read(id)).content).toBe(content);
    },
  );

  it('is made anew at the next start when older rules had made it, and is shown as typed until then', async () => {
    const post = await write('**bold** once more');
    const reply = { content: '**bold**', authorName: 'Ben' };
    await service.post(`/api/forum/posts/${post.id}/replies`, reply, BEN);
    const { manager } = service.running.dataSource as DataSource;
    const older = {
      formatted: [{ tag: 'script', children: ['harm()'] }] as never,
      formatVersion: RICH_TEXT_VERSION - 1,
    };
    await manager.update(PostRow, { id: post.id }, older);
    await manager.update(ReplyRow, { postId: post.id }, older);
    expect((await read(post.id)).formatted).not.toEqual(older.formatted);

    await service.restart();
    await pWaitFor(async () => (await read(post.id)).formatted !== null);
    expect((await read(post.id)).formatted).toEqual(post.formatted);
    const replies = () => service.get<ForumReply[]>(`/api/forum/posts/${post.id}/replies`);
    await pWaitFor(async () => (await replies()).body[0]?.formatted !== null);
    expect((await replies()).body[0]?.formatted).toEqual(BOLD);
  });

  it('that newer rules made is left alone, and is shown as typed', async () => {
    const { id } = await write('from the future');
    const { manager } = service.running.dataSource as DataSource;
    await manager.update(PostRow, { id }, { formatVersion: RICH_TEXT_VERSION + 1 });
    await service.restart();
    expect((await read(id)).formatted).toBeNull();
    const restarted = (service.running.dataSource as DataSource).manager;
    expect(await restarted.findOneBy(PostRow, { id })).toMatchObject({
      formatVersion: RICH_TEXT_VERSION + 1,
    });
  });

  it('can be seen before it is sent', async () => {
    const preview = (content: string) => service.post<ForumPreview>('/api/forum/preview', { content }, ANNA);
    expect(await preview('**bold**')).toMatchObject({ status: 200, body: { formatted: BOLD } });
    expect(await preview('> '.repeat(3_000))).toMatchObject({ status: 200, body: { formatted: null } });
    expect(await preview('x'.repeat(10_001))).toMatchObject({ status: 400 });
  });
});
