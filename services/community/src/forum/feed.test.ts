import { beforeAll, expect, it } from '@jest/globals';
import type { ForumPost } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { community } from '../community.ts';
import { ANNA, somePost } from '../test/callers.ts';

describeEachEngine('the feed', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community, {
      PUBLIC_URL: 'https://lab.example',
      COACHLAB_FINGERPRINT_KEY: 'a key of its own',
    });
  });
  const feed = async () => service.get<string>('/api/forum/feed.atom');

  it('is Atom, also with nothing in it', async () => {
    const { status, headers, body } = await feed();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/,
    );
    expect(body).toContain(
      '<link rel="self" type="application/atom+xml" href="https://lab.example/-/forum.atom"/>',
    );
  });

  it('has an entry a post, the newest first, and leaves out what is held', async () => {
    const first = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body;
    const second = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body;
    await service.post('/api/forum/posts', somePost({ title: 'Held', website: 'x' }), ANNA);
    const { body } = await feed();
    const ids = [...body.matchAll(/<id>urn:coachlab:forum:post:(\w+)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual([second.id, first.id]);
    expect(body).toContain(`href="https://lab.example/forum?post=${first.id}"`);
    expect(body).toContain(`<updated>${second.createdAt}</updated>`);
    expect(body).not.toContain('Held');
  });

  it('is newer after a post was changed, and so is its entry', async () => {
    const { id } = (await service.post<ForumPost>('/api/forum/posts', somePost(), ANNA)).body;
    await service.post('/api/forum/posts', somePost(), ANNA);
    const words = { title: 'Changed', content: 'Words' };
    const { body } = await service.send<ForumPost>('PUT', `/api/forum/posts/${id}`, words, ANNA);
    const updates = [...(await feed()).body.matchAll(/<updated>(.+)<\/updated>/g)].map(([, time]) => time);
    expect([updates[0], updates[2]]).toEqual([body.editedAt, body.editedAt]);
    await service.send('DELETE', `/api/forum/posts/${id}`, undefined, ANNA);
  });

  it('stays well formed whatever people type', async () => {
    const title = `</title><script>"x" & 'y'</script> \u0001\u000B`;
    await service.post('/api/forum/posts', somePost({ title, content: ']]>\uFFFE&amp;' }), ANNA);
    const { body } = await feed();
    expect(body).toContain("&lt;/title&gt;&lt;script&gt;&quot;x&quot; &amp; 'y'&lt;/script&gt;");
    expect(body).toContain('<content type="text">]]&gt;&amp;amp;</content>');
    // oxlint-disable-next-line no-control-regex -- XML has no such characters.
    expect(body).not.toMatch(/[\u0000-\u0008\u000B\uFFFE]/);
  });

  it('answers 304 to readers who have it', async () => {
    const { headers } = await feed();
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await service.get('/api/forum/feed.atom', known)).status).toBe(304);
  });
});
