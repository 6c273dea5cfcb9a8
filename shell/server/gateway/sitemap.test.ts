import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { Sitemap } from './sitemap.ts';

let service: Server;
let answer: unknown[];
let sitemap: Sitemap;
const warn = jest.fn();
const route: RemoteRoute = {
  path: '/-/situations/:slug',
  page: 'situation',
  loadingText: 'Loading …',
  sitemapFrom: '/api/situations',
};
const set = { epoch: 1, remotes: [{ name: 'catalog', release: { routes: [route] } }] };
const map = () => sitemap.of(set as unknown as ResolvedSet, { warn } as never);

beforeAll(async () => {
  service = createServer((_, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  sitemap = new Sitemap('https://coachlab.example', { originOf: () => origin } as never);
});
afterAll(() => void service.close());

it('fills an address from the member that its parameter names, and keeps what it had when one is missing', async () => {
  answer = [{ title: 'no name for it' }];
  expect(await map()).toBeNull();
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ error: 'an item has no "slug"' });

  answer = [{ slug: 'silence' }, { slug: 'a b&c' }];
  const good = await map();
  expect(good).toContain('<loc>https://coachlab.example/-/situations/silence</loc>');
  expect(good).toContain('<loc>https://coachlab.example/-/situations/a%20b%26c</loc>');

  answer = [{ slug: 7 }];
  expect(await map()).toBe(good);
});
