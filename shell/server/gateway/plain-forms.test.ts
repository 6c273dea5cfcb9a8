import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

const FORM = 'application/x-www-form-urlencoded';
const FIELDS = ['authorName', 'content', 'website'];

describe('a form that a browser sends by itself', () => {
  let site: SmallSite;
  /** Of each render, what it was told of a form. */
  const drawn: unknown[] = [];

  beforeAll(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    const release = site.registry.publish('1.5.0', 'The Lab');
    release.routes.push({
      path: '/talk',
      page: 'lab',
      cacheQuery: ['post'],
      forms: {
        post: { api: '/api/forum/posts', fields: FIELDS },
        reply: { api: '/api/forum/posts/{post}/replies', fields: FIELDS },
        leave: { api: '/api/forum/leave?token={token}', fields: [] },
        lost: { api: '/api/gone/x', fields: FIELDS },
      },
    });
    site.registry.canary('1.0.0', { release: '1.5.0', seed: 's', weight: 10_000, allow: [], deny: [] });
    await site.discover();
    site.render = (request) => {
      drawn.push(request.sent);
      return site.renderHere(request);
    };
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    site.seen.length = 0;
    drawn.length = 0;
  });

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': FORM, 'sec-fetch-site': 'same-origin', ...headers },
      payload,
    });

  it('goes to its API as JSON, and leads on to the page', async () => {
    const answer = await post('/talk?send=post', 'authorName=Priya&content=One%0D%0Atwo&website=&other=x');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/talk?sent=post']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(site.seen).toMatchObject([{ method: 'POST', url: '/api/forum/posts' }]);
    expect(site.seen[0]!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(site.seen[0]!.body)).toEqual({ authorName: 'Priya', content: 'One\ntwo' });
  });

  it('takes from the address what the API’s address needs, and keeps the rest of it', async () => {
    const answer = await post('/talk?post=p-1&send=reply', 'authorName=Priya&content=Hello');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/talk?post=p-1&sent=reply']);
    expect(site.seen[0]!.url).toBe('/api/forum/posts/p-1/replies');
  });

  it('sends no field where the address says all', async () => {
    const answer = await post('/talk?token=a1&send=leave', 'content=Hello');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/talk?token=a1&sent=leave']);
    expect(site.seen[0]).toMatchObject({ url: '/api/forum/leave?token=a1', body: '{}' });
    site.seen.length = 0;
    await post('/talk?token=a%26b&send=leave', '');
    expect(site.seen).toEqual([]);
  });

  it('that is not taken has the page drawn with what was typed, kept by nobody', async () => {
    const answer = await post('/talk?send=lost', 'authorName=Priya&content=Hello');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<h1>The Lab</h1>');
    expect(answer.headers['x-coachlab-offline']).toBeUndefined();
    expect(drawn).toMatchObject([
      {
        name: 'lost',
        values: { authorName: 'Priya', content: 'Hello' },
        status: 503,
        code: 'upstream_unavailable',
      },
    ]);
    expect((await site.get('/talk')).body).not.toContain('Priya');
    expect(drawn.at(-1)).toBeUndefined();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['another site, by its origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a sandbox', { 'sec-fetch-site': '', origin: 'null' }],
    ['nobody says where', { 'sec-fetch-site': '' }],
  ])('from %s is refused', async (_, { 'sec-fetch-site': where, ...more }) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/talk?send=post',
      headers: { 'content-type': FORM, ...(where && { 'sec-fetch-site': where }), ...more },
      payload: 'authorName=Priya&content=Hello',
    });
    expect(answer.statusCode).toBe(403);
    expect(site.seen).toEqual([]);
  });

  it('from an older browser is known by its origin', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/talk?send=post',
      headers: { 'content-type': FORM, origin: 'https://coachlab.example' },
      payload: 'authorName=Priya&content=Hello',
    });
    expect(answer.statusCode).toBe(303);
  });

  it.each([
    ['twice the same field', 'content=a&content=b', FORM, 400],
    ['JSON', '{"content":"a"}', 'application/json', 415],
    ['files', '--x\r\n', 'multipart/form-data; boundary=x', 415],
    ['plain text, as a form can', 'content=a', 'text/plain', 415],
    ['more than a form has', `content=${'a'.repeat(200_000)}`, FORM, 413],
  ])('with %s is refused', async (_, body, type, status) => {
    const answer = await post('/talk?send=post', body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(site.seen).toEqual([]);
  });

  it.each([
    ['a form that the page does not have', '/talk?send=other'],
    ['a name that every object has', '/talk?send=constructor'],
    ['no form', '/talk'],
    ['a page without forms', '/lab?send=post'],
    ['an API’s address that is not complete', '/talk?send=reply'],
    ['a way out of the API', '/talk?send=reply&post=..%2F..%2Fx'],
    ['an address that is nobody’s', '//evil.example/talk?send=post'],
  ])('to %s is no POST that the page has', async (_, url) => {
    const answer = await post(url, 'authorName=Priya&content=Hello');
    expect([404, 405]).toContain(answer.statusCode);
    expect(site.seen).toEqual([]);
  });

  it('cannot put words of a script into the page', async () => {
    const answer = await post('/talk?send=lost', `content=${encodeURIComponent('</script><script>x()')}`);
    expect(answer.body).not.toContain('<script>x()');
  });

  it('passes on a member of no other kind than text', async () => {
    await post('/talk?send=post', 'content[a]=1&content=2&__proto__=3&authorName=4');
    expect(JSON.parse(site.seen[0]!.body)).toEqual({ content: '2', authorName: '4' });
  });

  it('that is sent by two presses is one letter, and sent later it is another', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00:00Z'));
    const keyOf = async (url: string, content: string) => {
      await post(url, `authorName=Priya&content=${content}`);
      return site.seen.at(-1)!.headers['idempotency-key'];
    };
    const first = await keyOf('/talk?send=post', 'Hello');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf('/talk?send=post', 'Hello')).toBe(first);
    const others = [
      await keyOf('/talk?send=post', 'Hello again'),
      await keyOf('/talk?send=reply&post=a', 'Hello'),
      await keyOf('/talk?send=reply&post=b', 'Hello'),
    ];
    now.mockReturnValue(Date.parse('2026-11-23T10:10:00Z'));
    others.push(await keyOf('/talk?send=post', 'Hello'));
    expect(new Set([first, ...others]).size).toBe(5);
    now.mockRestore();
  });
});
