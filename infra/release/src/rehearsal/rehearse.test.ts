import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Rehearsal, rehearse } from './rehearse.ts';

const VERSION = '2.0.0-candidate';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('A rehearsal on the server', () => {
  it('reports a page from another release', async () => {
    const site = await siteWhose(() => page('1.0.0-stable'));
    const { passed, faults } = await rehearsed(site, 2);
    expect(passed).toBe(false);
    expect(faults).toEqual([expect.objectContaining({ address: '/page-0', code: 'other_release' })]);
  });

  it('reports an answer that is not a page of the site', async () => {
    const site = await siteWhose(() => 'It works!');
    const { faults } = await rehearsed(site, 2);
    expect(faults).toEqual([expect.objectContaining({ address: '/page-0', code: 'status' })]);
  });

  it('fails if its pages use up all the time', async () => {
    const site = await siteWhose(async () => {
      await sleep(50);
      return page(VERSION);
    });
    const { passed, faults, unseen } = await rehearsed(site, 4);
    expect(passed).toBe(false);
    expect(faults).toEqual([expect.objectContaining({ address: '/page-2', code: 'endless' })]);
    expect(unseen).toContain('everything in a browser: it ran out of time');
  });
});

/** A rehearsal of the pages until that one, where its time ends. */
function rehearsed(site: string, until: number): Promise<Rehearsal> {
  const time = new AbortController();
  const only = Array.from({ length: until }, (_, at) => `/page-${at}`);
  return rehearse({
    remote: 'events',
    version: VERSION,
    stable: null,
    site,
    show: async () => '/-/override#token',
    declaredApis: async () => null,
    only,
    pictures: null,
    env: {},
    tell: (what) => {
      if (what.startsWith(`/page-${until - 2} `)) time.abort();
    },
    signal: time.signal,
  });
}

/** A gateway that runs the candidate and answers each page with this. */
async function siteWhose(answer: () => string | Promise<string>): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.url === '/-/override') return response.setHeader('set-cookie', 'override=1').end();
    if (request.url === '/discovery/set') return response.end(JSON.stringify(setOf(VERSION)));
    if (request.url === '/sitemap.xml') return response.writeHead(404).end();
    response.end(await answer());
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function page(version: string): string {
  const boot = JSON.stringify({ set: setOf(version), rendered: 'page' });
  return `<script type="application/json" id="boot">${boot}</script><div data-remote="events"></div>`;
}

const setOf = (version: string) => ({
  epoch: 1,
  remotes: [{ name: 'events', release: { version, routes: [] } }],
});
