import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signVisitor } from '@coachlab/federation/server';
import pWaitFor from 'p-wait-for';
import { COOKIE_KEY, SmallSite } from '../testing/small-site.ts';

const id = '0123456789abcdef0123456789abcdef';
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie'] ?? '');

const SINCE = Date.parse('2026-01-01T12:00:00Z');

describe('the gateway', () => {
  let site: SmallSite;

  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  describe('a page', () => {
    it('comes rendered, with its headers and a signed visitor cookie', async () => {
      const response = await site.get('/lab');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<h1>The Lab</h1>');
      expect(cookieOf(response)).toMatch(
        /^coachlab_visitor=[0-9a-f]{32}\.\d{10}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-boot';"),
      });
      expect(response.headers['content-security-policy']).not.toContain('unsafe-eval');
    });

    it('is rendered once for everybody on the same releases, and again when the content changed', async () => {
      site.renders = [];
      await site.get('/lab?utm_source=mail');
      await site.get('/lab');
      expect(site.renders).toEqual([]);
      await site.get('/lab?level=L1&utm_source=mail');
      expect(site.renders).toEqual(['/lab?level=L1']);
      site.revision = 'two';
      // The gateway asks the services for their revision each second.
      await pWaitFor(async () => (await site.get('/lab')) && site.renders.length > 1, { timeout: 15_000 });
      expect(site.renders).toEqual(['/lab?level=L1', '/lab']);
    });

    it('is asked for again with its ETag and not sent again', async () => {
      const first = await site.get('/lab');
      const second = await site.get('/lab', { 'if-none-match': String(first.headers.etag) });
      expect([second.statusCode, second.body]).toEqual([304, '']);
    });

    it('of an unknown address is a 404 page', async () => {
      const response = await site.get('/nothing/here');
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('404 Page Not Found');
      expect(response.body).toContain('<title>404 - Page Not Found | Coachlab</title>');
      expect(response.body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    });

    it('is shown as it last was while its service fails', async () => {
      expect((await site.get('/lab')).body).toContain('<h1>The Lab</h1>');
      site.revision = 'three';
      await new Promise((resolve) => setTimeout(resolve, 1_300));
      site.render = async () => ({ kind: 'page', status: 503, html: '', queries: 'null' });
      const stale = await site.get('/lab');
      expect([stale.statusCode, stale.body.includes('<h1>The Lab</h1>')]).toEqual([200, true]);
      expect((await site.get('/lab?level=L2')).statusCode).toBe(503);
      site.render = (request) => site.renderHere(request);
    });

    it('goes out as frame and skeleton when its render fails, and is not kept', async () => {
      site.render = async () => ({ kind: 'failed', error: 'thrown' });
      const failed = await site.get('/lab?level=L3');
      expect(failed.statusCode).toBe(200);
      expect(failed.body).toContain('Loading artifacts...');
      expect(failed.body).toContain('AI Assistant');
      site.render = (request) => site.renderHere(request);
      expect((await site.get('/lab?level=L3')).body).toContain('<h1>The Lab</h1>');
    });
  });

  describe('bad input', () => {
    it.each([
      ['a forged cookie', `coachlab_visitor=${id}.${'A'.repeat(43)}`],
      [
        'a cookie signed with a key that is gone',
        `coachlab_visitor=${signVisitor({ id, since: SINCE }, ['x'.repeat(40)])}`,
      ],
      ['half a cookie', 'coachlab_visitor='],
      ['a cookie of nonsense', `coachlab_visitor=${'%00'.repeat(500)}`],
    ])('%s counts as none: the visitor gets a new one', async (_, cookie) => {
      const response = await site.get('/lab', { cookie });
      expect(response.statusCode).toBe(200);
      expect(cookieOf(response)).toMatch(/^coachlab_visitor=[0-9a-f]{32}\./);
      expect(cookieOf(response)).not.toContain(id);
    });

    it('a good cookie stays', async () => {
      const response = await site.get('/lab', {
        cookie: `coachlab_visitor=${signVisitor({ id, since: SINCE }, [COOKIE_KEY])}`,
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    });

    it.each([
      ['broken percent signs', '/api/%E0%A4%A', 400],
      ['a release that does not exist', '/remotes/catalog/9.9.9/browser/entry.js', 404],
      ['a remote that does not exist', '/remotes/nobody/1.0.0/entry.js', 404],
      ['a path out of the folder', '/remotes/catalog/..%2f..%2f..%2fetc/passwd', 404],
      ['a file of the shell that does not exist', '/remotes/shell/gone.js', 404],
      ['an API that does not exist', '/api/unknown', 404],
      ['a service that is down', '/api/gone/x', 503],
      ['discovery without a token', '/discovery', 401],
      ['a stored release without a token', '/discovery/releases/catalog/1.0.0', 401],
    ])('%s gets a calm answer', async (_, url, status) => {
      const response = await site.get(url);
      expect(response.statusCode).toBe(status);
      expect(response.headers['content-type']).toMatch(/application\/(problem\+)?json/);
      expect(response.body).not.toMatch(/\bat .*\.[jt]s/);
      if (status === 503) expect(response.headers['retry-after']).toBe('1');
    });
  });

  describe('the way to a service', () => {
    it('carries who asks, and nothing a caller made up', async () => {
      site.seen.length = 0;
      await site.get('/api/artifacts?section=lab', {
        cookie: `coachlab_visitor=${signVisitor({ id, since: SINCE }, [COOKIE_KEY])}; coachlab_override=x; session=s1`,
        'x-coachlab-visitor': 'somebody else',
        'x-coachlab-visitor-since': '1',
        'x-request-id': 'made up',
      });
      const [call] = site.seen;
      expect(call).toMatchObject({ method: 'GET', url: '/api/artifacts?section=lab' });
      expect(call!.headers).toMatchObject({
        'x-coachlab-visitor': id,
        'x-coachlab-visitor-since': String(SINCE),
        cookie: 'session=s1',
      });
      expect(call!.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('carries a body as it came, and refuses one above 64 KB', async () => {
      site.seen.length = 0;
      const post = (payload: string) =>
        site.app.inject({
          method: 'POST',
          url: '/api/artifacts',
          payload,
          headers: { 'content-type': 'application/json' },
        });
      expect((await post('{"broken":')).statusCode).toBe(200);
      expect(site.seen[0]!.body).toBe('{"broken":');
      expect((await post(`"${'x'.repeat(65 * 1024)}"`)).statusCode).toBe(413);
      expect(site.seen).toHaveLength(1);
    });
  });

  it('tells a browser its own set, and who it is when it is new', async () => {
    const response = await site.get('/discovery/set');
    expect(response.json()).toMatchObject({
      remotes: [{ name: 'catalog', arm: 'stable', release: { version: '1.0.0' } }],
    });
    expect(cookieOf(response)).toContain('coachlab_visitor=');
  });

  it('lets hosts on other origins load what browsers run, and nobody the server builds', async () => {
    const entry = await site.get('/remotes/catalog/1.0.0/browser/entry.js');
    expect([entry.statusCode, entry.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect((await site.get('/remotes/catalog/1.0.0/server/index.js')).statusCode).toBe(404);
    const own = await site.get('/remotes/shell/shell.1.js');
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    site.registry.files.set('/discovery/frontend-discovery.json', '{"microFrontends":{}}');
    expect((await site.get('/discovery/frontend-discovery.json')).json()).toEqual({ microFrontends: {} });
  });

  it.each(['/remotes/shell/shell.1.js', '/remotes/catalog/1.0.0/browser/entry.js'])(
    'gives %s, which caches keep, no number of a request',
    async (file) => {
      expect((await site.get(file)).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
      expect((await site.get(file)).headers).not.toHaveProperty('x-request-id');
      expect((await site.get(`${file}.gone`)).headers).toHaveProperty('x-request-id');
    },
  );

  it('answers an address that a remote forwards to an API with what the API says', async () => {
    const release = site.registry.publish('1.5.0', 'The Lab');
    release.routes.push({ path: '/-/lab.atom', page: 'lab', forwardTo: '/api/artifacts', noindex: true });
    site.registry.canary('1.0.0', { release: '1.5.0', seed: 's', weight: 10_000, allow: [], deny: [] });
    await site.discover();
    site.seen.length = 0;
    const answer = await site.get('/-/lab.atom');
    expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
    expect(site.seen[0]).toMatchObject({ method: 'GET', url: '/api/artifacts' });
    expect((await site.get('/sitemap.xml')).body).not.toContain('lab.atom');
    site.registry.say({ stable: '1.0.0' });
    await site.discover();
  });

  it('lists the routes for search engines', async () => {
    expect((await site.get('/sitemap.xml')).body).toContain('<loc>https://coachlab.example/lab</loc>');
    const robots = (await site.get('/robots.txt')).body;
    expect(robots).toContain('Sitemap: https://coachlab.example/sitemap.xml');
    // Previews are made by robots that ask first: of the calls they may fetch the pictures.
    expect(robots).toContain('Disallow: /api/\nAllow: /api/*/share.png\n');
  });
});
