import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signVisitor } from '@coachlab/federation/server';
import { COOKIE_KEY, SmallSite } from '../testing/small-site.ts';

const [ordinary, tester] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string];
const as = (id: string) => ({ cookie: `coachlab_visitor=${signVisitor({ id, since: null }, [COOKIE_KEY])}` });

/** A page that says what the service of its API answered. */
const ASKING_PAGE = `const { createElement } = require('react');
const { apiQuery, pageData, useQuery } = require('@coachlab/remote-kit');
const list = apiQuery('/api/artifacts');
module.exports = { pages: { lab: async () => ({
  loader: pageData(() => [list]),
  Component: () => createElement('h1', null, JSON.stringify(useQuery(list).data)),
}) } };`;

describe('a candidate with its own service', () => {
  let site: SmallSite;
  let service: Server;
  let serviceUrl: string;
  const candidate = () => ({
    release: '2.0.0',
    weight: 0,
    seed: 's',
    allow: [tester],
    upstreams: { artifacts: serviceUrl },
  });
  const api = (id?: string) => site.get('/api/artifacts', id === undefined ? {} : as(id));

  beforeAll(async () => {
    service = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url === '/health/ready' ? { revision: 'one' } : ['paired']));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    site.registry.publish('2.0.0', 'The new Lab', ASKING_PAGE);
    site.registry.canary('1.0.0', candidate());
    await site.discover();
  });
  afterAll(async () => {
    await site.stop();
    service.closeAllConnections();
    service.close();
  });

  it('answers the API calls of its visitors, and of nobody else', async () => {
    expect((await api(tester)).json()).toEqual(['paired']);
    expect((await api(ordinary)).json()).toEqual([]);
    expect((await api()).json()).toEqual([]);
  });

  it('answers the loaders of their pages too, and these are kept apart', async () => {
    const theirs = await site.get('/lab', as(tester));
    expect(theirs.body).toContain('<h1>[&quot;paired&quot;]</h1>');
    const everybodys = await site.get('/lab', as(ordinary));
    expect(everybodys.body).toContain('<h1>The Lab</h1>');
    expect((await site.get('/lab', as(tester))).body).toBe(theirs.body);
  });

  it('renders the page anew when the service is another', async () => {
    site.renders = [];
    await site.get('/lab', as(tester));
    expect(site.renders).toEqual([]);
    site.registry.canary('1.0.0', { ...candidate(), upstreams: {} });
    await site.discover();
    expect((await site.get('/lab', as(tester))).body).toContain('<h1>[]</h1>');
    site.registry.canary('1.0.0', candidate());
    await site.discover();
    expect((await site.get('/lab', as(tester))).body).toContain('paired');
  });

  it('is nothing a browser hears of', async () => {
    const page = await site.get('/lab', as(tester));
    const set = await site.get('/discovery/set', as(tester));
    expect(set.json()).toMatchObject({ remotes: [{ arm: 'canary', release: { version: '2.0.0' } }] });
    for (const { body } of [page, set]) expect(body).not.toContain(new URL(serviceUrl).port);
  });

  it('costs its visitors their calls while it is down, and nobody else', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const answer = await api(tester);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['retry-after']).toBe('1');
    expect((await api(ordinary)).statusCode).toBe(200);
  });
});
