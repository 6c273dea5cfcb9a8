import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signVisitor } from '@coachlab/federation/server';
import { hashSource } from '../pages/style-sources.ts';
import { COOKIE_KEY, SmallSite } from '../testing/small-site.ts';

const id = '0123456789abcdef0123456789abcdef';
const cookie = `coachlab_visitor=${signVisitor({ id, since: Date.parse('2026-01-01T12:00:00Z') }, [COOKIE_KEY])}`;
const SET = /^[0-9a-f]{16}\.1$/;

describe('the service worker', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  const word = async (address: string, headers: Record<string, string> = { cookie }) =>
    String((await site.get(address, headers)).headers['x-coachlab-offline']);

  it('is a script for the whole site, asked for afresh each time', async () => {
    const { headers, body } = await site.get('/-/worker.js');
    expect(body).toMatch(/^self\.coachlabPageKeys=\["[\w+/=]{88}"\];\nworker\(\)$/);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  });

  it('is the only one: nothing else is given to a browser that wants a worker', async () => {
    const worker = { 'service-worker': 'script' };
    expect((await site.get('/-/worker.js', worker)).statusCode).toBe(200);
    for (const script of [
      '/remotes/catalog/1.0.0/browser/entry.js',
      '/api/artifacts',
      '/lab',
      '/-/override.js',
    ]) {
      const { statusCode, headers } = await site.get(script, worker);
      expect([script, statusCode, headers['content-type']]).toEqual([
        script,
        403,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('is told of a page that it may be kept, and of what', async () => {
    const [says, set] = (await word('/lab')).split(' ');
    expect(says).toBe('keep');
    expect(set).toMatch(SET);
    expect(await word('/lab', {})).toMatch(/^keep /);
  });

  it('is told the same with the answer that nothing has changed', async () => {
    const { headers } = await site.get('/lab', { cookie });
    const again = await site.get('/lab', { cookie, 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.headers['x-coachlab-offline']]).toEqual([
      304,
      headers['x-coachlab-offline'],
    ]);
  });

  it('is told another set once another release runs', async () => {
    const before = (await word('/lab')).split(' ')[1];
    site.registry.promote('2.0.0', 'The Laboratory');
    await site.discover();
    expect((await word('/lab')).split(' ')[1]).not.toBe(before);
    expect((await word('/discovery/set')).split(' ')[1]).toBe((await word('/lab')).split(' ')[1]);
  });

  it.each([
    ['a page that is nobody’s', '/nothing/here'],
    ['a query that the page does not know', '/lab?token=secret'],
    ['the set', '/discovery/set'],
  ])('is told that it must not be kept: %s', async (_, address) =>
    expect(await word(address)).toMatch(/^pass /),
  );

  it.each([
    ['the page of a preview’s link', '/-/override'],
    ['the console', '/-/console'],
    ['the moderation desk', '/-/moderation'],
    ['a service that fails', '/api/gone'],
    ['what a service does not call public', '/api/artifacts'],
    ['the registry', '/discovery'],
    ['its own script', '/-/worker.js'],
  ])('is told nothing of %s', async (_, address) => expect(await word(address)).toBe('undefined'));

  it('is told nothing of what a preview shows', async () => {
    site.registry.publish('3.0.0', 'The preview');
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const token = site.registry.override({ releases: { catalog: '3.0.0' }, expiresAt });
    const headers = { cookie: `${cookie}; coachlab_override=${token}` };
    expect((await site.get('/lab', headers)).body).toContain('The preview');
    for (const address of ['/lab', '/discovery/set']) expect(await word(address, headers)).toBe('undefined');
  });

  it('is given the signature of what may be kept, and of nothing else', async () => {
    const signed = async (address: string) => (await site.get(address)).headers['x-coachlab-signature'];
    expect(await signed('/lab')).toMatch(/^[\w+/=]{88}$/);
    expect(await signed('/lab')).not.toBe(await signed('/-/offline'));
    expect(await signed('/lab?token=secret')).toBeUndefined();
    expect(await signed('/nothing/here')).toBeUndefined();
  });

  it('has a page for what it has not kept, in the site’s looks', async () => {
    const { headers, body } = await site.get('/-/offline');
    expect(body).toContain('<h1>You are offline</h1>');
    expect(headers['x-robots-tag']).toBe('noindex');
    const [, style] = /<style>([^]*?)<\/style>/.exec(body)!;
    expect(headers['content-security-policy']).toContain(hashSource(style!));
  });

  it('comes with what a home screen needs', async () => {
    const { headers, body } = await site.get('/-/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(body)).toMatchObject({ start_url: '/', display: 'standalone' });
  });
});

describe('a site whose operator sends the service worker away', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  const say = async (offline: boolean | undefined) => {
    site.registry.offline = offline;
    site.registry.say({ stable: '1.0.0' });
    await site.discover();
  };
  const seen = async (of = site) => ({
    page: (await of.get('/lab', { cookie })).body.includes('"noWorker":true'),
    words: await Promise.all(
      ['/lab', '/nothing/here', '/discovery/set', '/api/artifacts'].map(async (address) =>
        String((await of.get(address, { cookie })).headers['x-coachlab-offline']),
      ),
    ),
    worker: (await of.get('/-/worker.js')).body.endsWith('leave()'),
  });
  const OFF = { page: true, words: ['off', 'off', 'off', 'off'], worker: true };

  it('says so with the document that says so, also of pages that it has at hand', async () => {
    const before = await seen();
    expect(before).toMatchObject({ page: false, worker: false });
    await say(false);
    expect(await seen()).toEqual(OFF);
    await say(true);
    expect(await seen()).toEqual(before);
    await say(undefined);
    expect(await seen()).toEqual(before);
  });

  it('gives whole pages to browsers that have one from before', async () => {
    await say(undefined);
    const { headers } = await site.get('/lab', { cookie });
    await say(false);
    const again = await site.get('/lab', { cookie, 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.headers['x-coachlab-offline']]).toEqual([200, 'off']);
  });

  it('goes on saying so after a restart without the registry', async () => {
    await say(false);
    await site.registry.stop();
    const again = new SmallSite();
    Object.assign(again, { data: site.data, registry: site.registry });
    await again.boot('http://127.0.0.1:9', 'http://127.0.0.1:9');
    expect(await again.discovery.restore()).toBe(true);
    expect(await seen(again)).toEqual(OFF);
    await again.leave();
  });
});

describe('a site that wants no service worker', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab({ COACHLAB_OFFLINE: 'off' });
  });
  afterAll(() => site.stop());

  it('sends one in its place that leaves', async () =>
    expect((await site.get('/-/worker.js')).body).toBe('leave()'));

  it.each(['/lab', '/nothing/here', '/discovery/set', '/api/artifacts', '/api/gone'])(
    'says so beside %s',
    async (address) => expect((await site.get(address)).headers['x-coachlab-offline']).toBe('off'),
  );

  it.each(['/api/artifacts', '/discovery/set'])(
    'has no browser keep %s, which would say so for as long',
    async (address) => expect((await site.get(address)).headers['cache-control']).toBe('no-store'),
  );

  it('says so to a page that no worker stands before', async () =>
    expect((await site.get('/lab')).body).toContain('"noWorker":true'));
});
