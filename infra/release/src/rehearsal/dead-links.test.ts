import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findDeadLinks, linkingOf } from './dead-links.ts';
import { SiteVisit } from './site-visit.ts';

/** What each release has no page for. */
const MISSING: Record<string, string[]> = {
  own: ['/gone', '/moved', '/down'],
  stable: ['/down', '/gone'],
};

let server: Server;
let site: string;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    if (request.url === '/-/override') {
      const { token } = JSON.parse(await text(request)) as { token: string };
      return response.setHeader('set-cookie', `override=${token}`).end();
    }
    const release = /override=(\w+)/.exec(request.headers.cookie ?? '')![1]!;
    asked.push(`${release} ${request.url}`);
    response.writeHead(MISSING[release]!.includes(request.url!) ? 404 : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const visit = (release: string) => SiteVisit.begin(site, `/-/override#${release}`);
const pages = (...looks: [address: string, ...links: string[]][]) =>
  linkingOf(
    looks.map(([address, ...links]) => ({ address, links })),
    'server',
  );

it('links that lead nowhere are told of once, and those that stable has as well are its faults, too', async () => {
  const own = pages(['/lab', '/gone', '/tools', '/about', '/down'], ['/tools', '/gone', '/moved', '/lab']);
  const { faults, stableFaults } = await findDeadLinks(
    { visit: await visit('own'), pages: own },
    // It does not link to what is gone.
    { visit: await visit('stable'), pages: pages(['/lab', '/tools', '/moved'], ['/tools', '/down']) },
  );
  const dead = (address: string, link: string) => ({
    address,
    part: 'server',
    code: 'dead_link',
    text: `It links to ${link}, which answers 404.`,
  });
  expect(faults).toEqual([dead('/lab', '/gone'), dead('/lab', '/down'), dead('/tools', '/moved')]);
  expect(stableFaults).toEqual([dead('/lab', '/down')]);
  // The pages themselves were looked at before.
  expect(asked).toEqual([
    'own /gone',
    'own /about',
    'own /down',
    'stable /down',
    'own /moved',
    'stable /moved',
  ]);
});

it('of very many, the rest is told of', async () => {
  const links = Array.from({ length: 160 }, (_, n) => `/item/${n}`);
  const found = await findDeadLinks({ visit: await visit('own'), pages: pages(['/lab', ...links]) }, null);
  expect(found).toEqual({ faults: [], stableFaults: [], left: 10 });
});
