import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { SmallSite } from '../testing/small-site.ts';

describe('the map of the site, of which one section has its pages from a service', () => {
  let service: Server;
  let port: number;
  let answer: unknown;
  let site: SmallSite;

  async function open(): Promise<void> {
    service = createServer((_, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((done) => void service.listen(port, '127.0.0.1', done));
    port = (service.address() as AddressInfo).port;
  }

  async function shut(): Promise<void> {
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  }

  beforeEach(async () => {
    [port, answer] = [0, []];
    await open();
    site = await new SmallSite({ COACHLAB_UPSTREAMS: `events=http://127.0.0.1:${port}` }).start();
    site.registry.settle('club', 'The Club');
    const release = site.registry.publish('1.0.0', 'The Lab');
    const route = {
      path: '/lab/:slug',
      page: 'lab',
      loadingText: 'Loading …',
      sitemapFrom: '/api/events',
    } as const;
    release.routes.push(route);
    site.registry.canary('1.0.0', { release: '1.0.0', seed: 's', weight: 0, allow: [], deny: [] });
    await site.discover();
  });
  afterEach(async () => {
    await site.stop();
    await shut();
  });

  async function map(): Promise<string[]> {
    const { statusCode, body } = await site.get('/sitemap.xml');
    expect(statusCode).toBe(200);
    return [...body.matchAll(/<loc>https:\/\/coachlab\.example(.*?)<\/loc>/g)].map(([, path]) => path!);
  }

  /** A busy machine may take longer to answer than the gateway waits. */
  async function mapOnceThere(path: string): Promise<string[]> {
    return pWaitFor(
      async () => {
        const paths = await map();
        return paths.includes(path) && pWaitFor.resolveWith(paths);
      },
      { timeout: 60_000 },
    );
  }

  it('has every other page while that service is dead, and with it those of its last list, also after a restart', async () => {
    await shut();
    expect(await map()).toEqual(['/club', '/lab']);

    answer = [{ slug: 'silence' }, { slug: 'a b&c' }];
    await open();
    const whole = ['/club', '/lab', '/lab/silence', '/lab/a%20b%26c'];
    expect(await mapOnceThere('/lab/silence')).toEqual(whole);

    await shut();
    expect(await map()).toEqual(whole);
    await site.leave();
    await site.boot(site.registry.url, `http://127.0.0.1:${port}`);
    await site.discover();
    expect(await map()).toEqual(whole);
    await open();
  });

  it('leaves out an item that has no name for its address, and no other', async () => {
    answer = [{ title: 'none' }, { slug: 7 }, null, { slug: '\ud800' }, { slug: 'silence' }];
    expect(await mapOnceThere('/lab/silence')).toEqual(['/club', '/lab', '/lab/silence']);
  });

  it.each([
    ['no list', { items: [] }],
    ['a list without a name in it', [{ title: 'none' }]],
  ])('keeps what it had when the service gives %s', async (_, broken) => {
    answer = [{ slug: 'silence' }];
    const whole = await mapOnceThere('/lab/silence');
    answer = broken;
    expect(await map()).toEqual(whole);
  });

  it('takes so many addresses of one service that those of all fit into it', async () => {
    answer = Array.from({ length: 12_000 }, (_, index) => ({ slug: String(index) }));
    expect(await mapOnceThere('/lab/0')).toHaveLength(10_002);
  });
});
