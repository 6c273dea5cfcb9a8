import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

describe('an address as it comes over the line', () => {
  let site: SmallSite;
  let port: number;

  beforeAll(async () => {
    site = await SmallSite.withLab();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterAll(() => site.stop());

  /** What is written to the socket, and everything that comes back until the gateway closes it. */
  async function raw(text: string): Promise<{ status: number; head: string; body: string }> {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
    socket.write(text, 'latin1');
    await once(socket, 'close');
    const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
  }
  const ask = (target: string, method = 'GET', headers = '') =>
    raw(`${method} ${target} HTTP/1.1\r\nhost: coachlab.example\r\nconnection: close\r\n${headers}\r\n`);

  it.each([
    '//',
    '///',
    '//[',
    '//h:99999/',
    '//any.host/lab',
    '//lab',
    '/\\evil',
    '/\\\\any.host/lab',
    '/%5Clab',
    '/%zz',
    '/%',
    '/%E0%A4%A',
    '/%FF%FE',
    '/lab%00',
    '/%0d%0aset-cookie:x=y',
    '/.%2e/lab',
    '/x/%2e%2e/lab',
    '/x/../lab',
    '/%2F%2Fany.host',
    '/nothing/here',
    `/${'a'.repeat(3_000)}`,
    `/${'a'.repeat(5_000)}`,
    `/${'%41'.repeat(3_000)}`,
    'http://any.host//lab',
    '/lab;/x',
  ])('%s shows the page that nothing is there', async (target) => {
    const { status, head, body } = await ask(target);
    expect(status).toBe(404);
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(body).toContain('404 Page Not Found');
    expect(body).not.toContain('<h1>The Lab</h1>');
    expect(body).toContain('<link rel="canonical" href="https://coachlab.example/404"/>');
  });

  it.each([
    '/lab',
    '/lab?%zz&level=%E0',
    `/lab?utm_source=${'a'.repeat(3_000)}`,
    'http://coachlab.example/lab',
  ])('%s shows the page', async (target) => {
    expect(await ask(target)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<h1>The Lab</h1>'),
    });
  });

  it('is the same with a host in it: it chooses no service, and opens nothing that is the operators’', async () => {
    for (const scheme of ['http', 'HTTP', 'https']) {
      expect((await ask(`${scheme}://forum/api/forum/operators/queue`)).status).toBe(404);
      expect((await ask(`${scheme}://forum/api/gone`)).body).toContain('upstream_unavailable');
      expect((await ask(`${scheme}://gone/api/artifacts/x`)).status).toBe(200);
    }
    expect(site.seen.map(({ url }) => url)).toEqual(Array(3).fill('/api/artifacts/x'));
  });

  it.each([
    'HTTP://forum/api/forum/posts',
    'hTtPs://forum:4104/api/forum/posts',
    'http://user:secret@forum/api/forum/posts',
    'http://forum//api/forum/posts',
    '//forum/api/forum/posts',
    '/api//forum/posts',
    'ftp://forum/api/forum/posts',
    'forum:4104',
    '*',
  ])('%s, eight times from anybody, takes no service away from the others', async (target) => {
    for (let times = 0; times < 8; times += 1) expect((await ask(target)).status).not.toBe(503);
    expect((await ask('/api/forum/posts')).status).toBe(200);
  });

  it.each([
    ['CONNECT', 'forum:4104', ''],
    ['OPTIONS', '*', ''],
    ['GET', '/api/forum/posts', 'upgrade: websocket\r\nconnection: upgrade\r\n'],
    ['TRACE', '/api/forum/posts', ''],
  ])('%s %s with %j is refused or answered, and takes no service away', async (method, target, headers) => {
    for (let times = 0; times < 8; times += 1)
      expect((await ask(target, method, headers)).status || 400).toBeLessThan(500);
    expect((await ask('/api/forum/posts')).status).toBe(200);
  });

  it.each(['', 'host: \r\n', 'host: forum:99999\r\n', 'host: a b\r\n', 'host: forum\r\nhost: chat\r\n'])(
    'with %j for its host leads to no other service',
    async (host) => {
      site.seen.length = 0;
      await raw(`GET /api/artifacts HTTP/1.1\r\n${host}connection: close\r\n\r\n`);
      expect(site.seen.filter(({ url }) => url !== '/api/artifacts')).toEqual([]);
      expect((await ask('/api/forum/posts')).status).toBe(200);
    },
  );

  it('draws one page for all addresses that are nobody’s', async () => {
    await ask('/first');
    site.renders = [];
    for (let count = 0; count < 50; count += 1) await ask(`/random/${count}/${Math.random()}`);
    expect(site.renders).toEqual([]);
  });

  it.each([
    ['a line that is no request', 'hello\r\n\r\n', 400],
    ['a method that nobody knows', 'EVIL / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['an address with a blank', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['an address with a NUL', 'GET /a\0b HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost x\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a chunk without a size',
      'POST /api/artifacts HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered as a problem', async (_, text, status) => {
    const answer = await raw(text);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('content-type: application/problem+json');
    expect(answer.head).toContain("content-security-policy: frame-ancestors 'none'; sandbox");
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      code: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it.each([
    ['POST', '/lab', 'get, head'],
    ['DELETE', '/nothing', 'get, head'],
    ['PUT', '/', 'get, head'],
    ['OPTIONS', '/lab', 'get, head'],
    ['PATCH', '/robots.txt', 'get, head'],
    ['POST', '/sitemap.xml', 'get, head'],
    ['POST', '/health/ready', 'get, head'],
    ['DELETE', '/discovery/set', 'get, head'],
    ['POST', '/remotes/catalog/1.0.0/browser/entry.js', 'get, head'],
    ['PUT', '/-/override', 'get, head, post'],
    ['PROPFIND', '/lab', 'get, head'],
  ])('%s %s says which methods it has', async (method, target, allow) => {
    const { status, head, body } = await ask(target, method);
    expect(status).toBe(405);
    expect(head).toContain(`\r\nallow: ${allow}\r\n`);
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/health/live',
    '/health/ready',
    '/discovery',
    '/discovery/set',
    '/discovery/frontend-discovery.json',
    '/remotes/shell/shell.1.js',
    '/remotes/shell/gone.js',
    '/remotes/catalog/1.0.0/browser/entry.js',
    '/remotes/catalog/0.0.1/browser/entry.js',
    '/-/manifest.webmanifest',
    '/api/artifacts',
    '/api/unknown',
    '/api/gone',
    '/api/%zz',
    '/remotes/%zz',
  ])('%s, opened in a frame of a section, is no document of the site’s origin', async (target) => {
    expect((await ask(target)).head).toMatch(
      /\r\ncontent-security-policy: .*frame-ancestors 'none'.*sandbox\r\n/,
    );
  });

  it.each(['/lab', '/nothing', '/-/worker.js', '/-/override', '/-/offline'])(
    '%s is in no frame, and has a policy',
    async (target) => {
      const { head } = await ask(target);
      expect(head).toMatch(/\r\ncontent-security-policy: default-src .*frame-ancestors 'none'/);
    },
  );

  it('is a problem where it is an API’s', async () => {
    for (const target of ['/api/%zz', '/remotes/%zz', `/api/${'a'.repeat(5_000)}`]) {
      const { status, head } = await ask(target);
      expect(status).toBeLessThan(500);
      expect(head).toContain('content-type: application/problem+json');
    }
  });

  it.each(['/lab', '/robots.txt', '/sitemap.xml'])(
    '%s has the same headers for HEAD, and an ETag',
    async (target) => {
      const fields = ({ head }: { head: string }) =>
        head.split('\r\n').filter((line) => !/^(date|x-request-id|set-cookie|server-timing):/.test(line));
      const [get, head] = [await ask(target), await ask(target, 'HEAD')];
      expect(fields(head)).toEqual(fields(get));
      expect(head.body).toBe('');
      expect(get.head).toMatch(/\r\netag: "/);
    },
  );

  it.each(['/lab', '/robots.txt', '/sitemap.xml'])('%s is not sent again to who has it', async (target) => {
    const get = await site.app.inject({ url: target });
    const etag = String(get.headers.etag);
    const [plain] = [etag.replace('.br', '')];
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, `"x",W/${plain}, "y"`, '*']) {
      const again = await site.app.inject({ url: target, headers: { 'if-none-match': tags } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const other = await site.app.inject({ url: target, headers: { 'if-none-match': '"x", W/"y"' } });
    expect(other.statusCode).toBe(200);
  });

  it('is sent as its caller takes it', async () => {
    const encoding = async (accepted: string, url: string) =>
      (await site.app.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    for (const url of ['/lab', '/remotes/shell/shell.1.js']) {
      expect(await encoding('br;q=0, gzip', url)).toBe('gzip');
      expect(await encoding('br;q=0, gzip;q=0.0', url)).toBeUndefined();
      expect(await encoding('gzip, br', url)).toBe('br');
    }
  });
});

describe('a shell that never verified what runs', () => {
  it('says that its pages are away, not that they are missing', async () => {
    const site = await new SmallSite().start();
    for (const url of ['/', '/lab', '/nothing', '//x']) {
      const answer = await site.get(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.body).toContain('Coachlab is starting');
    }
    expect((await site.get('/sitemap.xml')).statusCode).toBe(503);
    await site.stop();
  });
});
