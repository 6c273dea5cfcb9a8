import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CommunityData, Erasure, ForumPost, ForumReply, ForumVote, Problem } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { PostRow } from '../forum/post.row.ts';
import { ReplyRow } from '../forum/reply.row.ts';
import { ReportRow } from '../forum/report.row.ts';
import { VoteRow } from '../forum/vote.row.ts';
import { ContributionsService } from '../moderation/contributions.service.ts';
import { numbered, somePost } from '../test/callers.ts';

type Visitor = Record<string, string>;

const PATH = '/api/community/my-data';
const NOTHING: CommunityData = { posts: [], replies: [], votes: [], reports: [] };
const LINKS = 'http://a.example http://b.example http://c.example';

let people = 1_000;
const newVisitor = (): Visitor => {
  people += 1;
  return numbered(people);
};

describeEachEngine('what is kept of a visitor', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community, {
      WRITE_BURST: '1000',
      WRITES_A_DAY: '10000',
      WRITES_PER_ADDRESS: '100000',
      WRITES_PER_ADDRESS_A_DAY: '1000000',
    });
  });

  const read = (who: Visitor) => service.get<CommunityData & Problem>(PATH, who);
  const erase = (who: Visitor) => service.send<Erasure & Problem>('DELETE', PATH, undefined, who);
  const post = async (who: Visitor, change: object = {}) =>
    (await service.post<ForumPost>('/api/forum/posts', somePost(change), who)).body;
  const reply = async (who: Visitor, to: string, change: object = {}) => {
    const body = { content: `Reply ${Math.random()}`, authorName: 'Anna', ...change };
    return (await service.post<ForumReply>(`/api/forum/posts/${to}/replies`, body, who)).body;
  };
  const vote = (who: Visitor, id: string) =>
    service.post<ForumVote>(`/api/forum/posts/${id}/upvote`, undefined, who);
  const report = (who: Visitor, id: string) =>
    service.post(`/api/forum/posts/${id}/report`, { reason: 'spam', note: 'Look.' }, who);
  const shown = (id: string) => service.get<ForumPost>(`/api/forum/posts/${id}`);
  const manager = () => (service.running.dataSource as DataSource).manager;

  describe('the export', () => {
    it('has posts and replies, held ones too, votes and reports, with ISO dates', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      const other = await post(ben);
      const mine = [await post(anna), await post(anna, { content: LINKS })];
      const replies = [await reply(anna, other.id), await reply(anna, other.id, { content: LINKS })];
      await vote(anna, other.id);
      await report(anna, other.id);
      const { status, body, headers } = await read(anna);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.posts.map(({ id, status: state }) => [id, state])).toEqual([
        [mine[0]!.id, 'published'],
        [mine[1]!.id, 'pending'],
      ]);
      expect(body.posts[1]).toMatchObject({ content: LINKS, authorName: 'Anna' });
      expect(body.replies.map(({ id, status: state }) => [id, state])).toEqual([
        [replies[0]!.id, 'published'],
        [replies[1]!.id, 'pending'],
      ]);
      expect(body.votes).toEqual([{ postId: other.id, kind: 'post', at: expect.any(String) }]);
      expect(body.reports).toMatchObject([{ kind: 'post', id: other.id, reason: 'spam', note: 'Look.' }]);
      for (const at of [body.posts[0]!.createdAt, body.votes[0]!.at, body.reports[0]!.at])
        expect(new Date(at).toISOString()).toBe(at);
    });

    it('has votes on replies too', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      const answer = await reply(ben, (await post(ben)).id);
      await service.post(`/api/forum/replies/${answer.id}/upvote`, undefined, anna);
      expect((await read(anna)).body.votes).toEqual([
        { postId: answer.id, kind: 'reply', at: expect.any(String) },
      ]);
      const list = () => service.get<ForumReply[]>(`/api/forum/posts/${answer.postId}/replies`);
      expect((await list()).body).toMatchObject([{ upvotes: 1 }]);
      await service.send('DELETE', PATH, undefined, anna);
      expect((await list()).body).toMatchObject([{ upvotes: 0 }]);
    });

    it('has nothing of anybody else, and no fingerprint', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      const { id } = await post(anna, { content: LINKS });
      const open = await post(anna);
      await vote(anna, open.id);
      await report(anna, open.id);
      expect((await read(ben)).body).toEqual(NOTHING);
      const text = JSON.stringify((await read(anna)).body);
      expect(text).toContain(id);
      expect(text).not.toContain(anna['x-coachlab-visitor']);
      expect(text).not.toMatch(/visitorId|voter|reporter|network|heldFor/);
    });
  });

  it.each([
    ['without a cookie', { 'x-coachlab-client-ip': '192.0.2.77' }],
    ['with a visitor of the wrong form', { 'x-coachlab-visitor': 'a'.repeat(31) }],
  ])('refuses both calls %s, although votes are told apart by address', async (_, headers) => {
    const { id } = await post(newVisitor());
    await vote(headers as unknown as Visitor, id);
    for (const answer of [
      await read(headers as unknown as Visitor),
      await erase(headers as unknown as Visitor),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'visitor_required' } });
    expect((await shown(id)).body.upvotes).toBe(1);
  });

  describe('erasing', () => {
    it('takes everything away, at once from list, feed and caches, and corrects the counts', async () => {
      const [anna, ben, cleo] = [newVisitor(), newVisitor(), newVisitor()];
      const bens = await post(ben);
      const annas = await post(anna, { title: 'To be gone' });
      await post(anna, { content: LINKS });
      await reply(anna, bens.id);
      await reply(anna, bens.id, { content: LINKS });
      await reply(ben, bens.id);
      await reply(cleo, annas.id);
      await vote(cleo, annas.id);
      await vote(anna, bens.id);
      await vote(cleo, bens.id);
      await report(anna, bens.id);
      await report(cleo, annas.id);
      // In every cache before.
      const looks = ['/api/forum/posts', '/api/forum/feed.atom', `/api/forum/posts/${bens.id}/replies`];
      for (const path of looks) await service.get(path);
      expect((await shown(bens.id)).body).toMatchObject({ upvotes: 2, replyCount: 2 });

      expect(await erase(anna)).toMatchObject({
        status: 200,
        body: { erased: { posts: 2, replies: 2, votes: 1, reports: 1 } },
      });
      expect((await shown(bens.id)).body).toMatchObject({ upvotes: 1, replyCount: 1 });
      expect((await shown(annas.id)).status).toBe(404);
      for (const path of looks)
        expect(JSON.stringify((await service.get(path)).body)).not.toMatch(
          new RegExp(`${annas.id}|To be gone`),
        );
      expect((await read(anna)).body).toEqual(NOTHING);
      expect(await manager().countBy(ReplyRow, { postId: annas.id })).toBe(0);
      expect(await manager().countBy(VoteRow, { postId: annas.id })).toBe(0);
      expect(await manager().countBy(ReportRow, { contributionId: annas.id })).toBe(0);
      expect((await read(cleo)).body).toMatchObject({
        votes: [{ postId: bens.id }],
        replies: [],
        reports: [],
      });
      expect((await read(ben)).body.posts).toHaveLength(1);

      expect((await post(anna)).status).toBe('published');
      expect((await vote(anna, bens.id)).body).toEqual({ upvotes: 2, upvoted: true });
    });

    it('lets a vote of the network that waited take the place of one that counted', async () => {
      const { id } = await post(newVisitor());
      const crowd = Array.from({ length: 32 }, newVisitor).map((who) => {
        return { ...who, 'x-coachlab-client-ip': '198.51.100.9' };
      });
      for (const who of crowd) await vote(who, id);
      await erase(crowd[0]!);
      expect((await shown(id)).body.upvotes).toBe(30);
      await erase(crowd[31]!);
      expect((await shown(id)).body.upvotes).toBe(30);
      await erase(crowd[1]!);
      expect((await shown(id)).body.upvotes).toBe(29);
    });

    it('sixteen times at once, and once more, is the same as once', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      const { id } = await post(ben);
      await vote(anna, id);
      await vote(ben, id);
      await reply(anna, id);
      await post(anna);
      const answers = await Promise.all(Array.from({ length: 16 }, () => erase(anna)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      for (const what of ['posts', 'replies', 'votes'])
        expect(answers.reduce((sum, { body }) => sum + body.erased[what]!, 0)).toBe(1);
      expect((await shown(id)).body).toMatchObject({ upvotes: 1, replyCount: 0 });
      expect(await erase(anna)).toMatchObject({
        body: { erased: { posts: 0, replies: 0, votes: 0, reports: 0 } },
      });
    });

    it('is not undone by repeating what was sent before it', async () => {
      const anna = { ...newVisitor(), 'idempotency-key': 'before-erasure' };
      const body = somePost();
      const send = () => service.post<Problem>('/api/forum/posts', body, anna);
      expect((await send()).status).toBe(201);
      expect((await send()).status).toBe(201);
      await erase(anna);
      const again = await send();
      expect(again).toMatchObject({ status: 409, body: { code: 'erased' } });
      expect(JSON.stringify(again.body)).not.toContain((body as { content: string }).content);
      expect((await read(anna)).body).toEqual(NOTHING);
    });

    it('leaves nothing of what was being written, and counts that are true', async () => {
      const ben = newVisitor();
      const { id } = await post(ben);
      for (let round = 0; round < 15; round += 1) {
        const anna = newVisitor();
        await post(anna);
        const [erasure] = await Promise.all([
          erase(anna),
          post(anna),
          reply(anna, id),
          vote(anna, id),
          report(anna, id),
          reply(newVisitor(), id),
          vote(newVisitor(), id),
        ]);
        expect(erasure.status).toBe(200);
        const { posts, replies, votes, reports } = (await read(anna)).body;
        const kept = [...posts, ...replies].map(({ createdAt }) => createdAt);
        for (const at of [...kept, ...[...votes, ...reports].map((row) => row.at)])
          expect(at >= erasure.body.erasedAt).toBe(true);
      }
      expect((await shown(id)).body).toMatchObject({
        upvotes: await manager().countBy(VoteRow, { postId: id }),
        replyCount: await manager().countBy(ReplyRow, { postId: id, status: 'published' }),
      });
    });

    it('keeps the counts true while the coach publishes and removes the same', async () => {
      const ben = newVisitor();
      const { id } = await post(ben);
      const coach = service.running.app.get(ContributionsService);
      for (let round = 0; round < 10; round += 1) {
        const anna = newVisitor();
        const held = await reply(anna, id, { content: `${round} ${LINKS}` });
        const own = await post(anna);
        await Promise.all([
          erase(anna),
          coach.publish('reply', held.id).catch(() => {}),
          coach.remove('post', own.id).catch(() => {}),
        ]);
        expect((await read(anna)).body).toEqual(NOTHING);
      }
      expect((await shown(id)).body.replyCount).toBe(0);
      expect(await manager().countBy(PostRow, { id })).toBe(1);
    });
  });

  it('leaves messages and subscriptions, which belong to a mail address', async () => {
    const anna = newVisitor();
    const message = {
      name: 'Anna',
      email: 'anna@coachlab.example',
      subject: 'Hello',
      message: 'Ten letters, or more.',
    };
    await service.post('/api/contact', message, anna);
    await service.post('/api/newsletter/subscribe', { email: message.email }, anna);
    const rows = async () => {
      const [messages, subscribers] = await Promise.all(
        ['contact_message', 'subscriber'].map((table) => manager().query(`SELECT * FROM ${table}`)),
      );
      return { messages, subscribers };
    };
    const before = await rows();
    expect(before.messages).toHaveLength(1);
    await erase(anna);
    expect(await rows()).toEqual(before);
  });

  it('is asked for by one visitor a limited number of times, by others meanwhile still', async () => {
    const limited = await start(community, { COACHLAB_LIMITS: 'on' });
    const [anna, ben] = [newVisitor(), newVisitor()];
    for (const method of ['GET', 'DELETE']) {
      const call = (who: Visitor) => limited.send(method, PATH, undefined, who);
      const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await call(anna)).status));
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect((await call(anna)).headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await call(ben)).status).toBe(200);
    }
  });
});
