import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKey, publicKeyOf } from '@coachlab/keys';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { SmallSite } from '../testing/small-site.ts';
import { createOperatorsGateway } from './operators-gateway.ts';
import { connect, Upstreams } from './upstreams.ts';

const OPERATORS = 'https://operators.example';

describe('the operators’ origin', () => {
  let app: FastifyInstance;
  let service: Server;
  let upstreams: Upstreams;
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];

  beforeAll(async () => {
    service = createServer(({ url = '', headers }, response) => {
      seen.push({ url, headers });
      response.end('{}');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const config = readConfig({
      COACHLAB_COOKIE_KEYS: 'k'.repeat(32),
      COACHLAB_REGISTRY_URL: origin,
      COACHLAB_ROOT_KEYS: publicKeyOf(newKey()),
      COACHLAB_UPSTREAMS: `registry=${origin},forum=${origin},artifacts=${origin}`,
      PUBLIC_URL: 'https://coachlab.example',
      COACHLAB_TRUSTED_PROXIES: '127.0.0.1',
      COACHLAB_OPERATORS_PAGES: 'moderation=forum',
      COACHLAB_OPERATORS_PORT: '4001',
      COACHLAB_OPERATORS_URL: OPERATORS,
    });
    upstreams = new Upstreams(config.upstreams);
    const log = pino({ level: 'silent' });
    app = createOperatorsGateway({
      config,
      log,
      upstreams,
      registry: connect(origin),
      isDraining: () => false,
    });
  });
  afterAll(async () => {
    await app.close();
    await upstreams.close();
    service.close();
  });
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { host: 'operators.example', ...headers } });

  it.each([
    '/-/console',
    '/-/moderation',
    '/-/moderation/main.js',
    '/api/forum/operators/held',
    '/api/registry/status',
  ])('has %s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age/);
  });

  it.each([
    '/lab',
    '/forum',
    '/remotes/community/1/remoteEntry.js',
    '/api/forum/posts',
    '/api/artifacts',
    '/-/privacy',
  ])('has nothing of sections: no %s', async (url) => expect((await ask(url)).statusCode).toBe(404));

  it.each<[string, Record<string, string>]>([
    [
      'a script of the visitors’ origin',
      { origin: 'https://coachlab.example', 'sec-fetch-site': 'same-site' },
    ],
    ['a picture or a script tag on it', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['a page elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a name that was bound to this address', { host: 'evil.example' }],
    ['an origin that is none', { origin: 'null' }],
  ])('takes no call of %s, whoever is signed in', async (_, headers) => {
    const before = seen.length;
    const signedIn = { cookie: '__Host-coachlab_moderation=secret', ...headers };
    for (const method of ['GET', 'POST'] as const)
      expect((await ask('/api/forum/operators/subscribers.csv', signedIn, method)).statusCode).toBe(421);
    expect(seen).toHaveLength(before);
  });

  it('serves nothing of a service that only the registry names: its team could write what runs here', async () => {
    upstreams.follow({ services: { events: upstreams.origins()[0]! } });
    expect(upstreams.forApi('events')).toBeDefined();
    expect((await ask('/api/events/operators/held')).statusCode).toBe(503);
    expect((await ask('/api/artifacts/operators/held')).statusCode).toBe(200);
  });

  it('takes the calls of its own pages, and a link that opens one', async () => {
    const own = { origin: OPERATORS, 'sec-fetch-site': 'same-origin' };
    expect((await ask('/api/forum/operators/held', own, 'POST')).statusCode).toBe(200);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await ask('/-/moderation', link)).statusCode).toBe(200);
  });
});

describe('the visitors’ origin', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  it.each([
    '/api/forum/operators/subscribers.csv',
    '/api/forum/operators/session',
    '/api/forum/operators',
    '/api/forum/operators/',
    '/api/forum/%6fperators/subscribers.csv',
    '/api/forum/operators/../operators/held',
    '/api/artifacts/operators/held',
    '/api/events/operators/of-a-section-to-come',
    '/api/forum/operators?x=1',
  ])('refuses what the desk calls, however it is spelt: %s', async (url) => {
    const before = site.seen.length;
    const answer = await site.get(url, { cookie: 'coachlab_moderation=secret' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'operators_elsewhere' });
    expect(site.seen).toHaveLength(before);
  });

  it('does not tell a service that the coach is signed in, whatever address a section chooses', async () => {
    await site.get('/api/forum/posts', {
      cookie: 'a=1; coachlab_moderation=secret; __Host-coachlab_moderation=secret',
    });
    expect(site.seen.at(-1)?.headers.cookie).toBe('a=1');
  });

  it('leads from the old addresses to the operators’, and keeps the command line’s calls', async () => {
    for (const page of ['/-/console', '/-/moderation', '/-/console/main.js']) {
      const answer = await site.get(page);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(/^https:\/\/operators\.example\/-\/(console|moderation)$/);
    }
    expect((await site.get('/api/registry/anything', { authorization: 'Bearer token' })).statusCode).not.toBe(
      403,
    );
  });
});
