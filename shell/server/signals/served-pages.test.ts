import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServedPagesRequest } from '@coachlab/contracts';
import { signVisitor, VISITOR_COOKIE } from '@coachlab/federation/server';
import pWaitFor from 'p-wait-for';
import { COOKIE_KEY, SHELL_TOKEN, SmallSite } from '../testing/small-site.ts';

const SERVED = '/api/registry/signals/shell/served';
const idOf = (n: number) => n.toString(16).padStart(32, '0');
const cookieOf = (n: number) =>
  `${VISITOR_COOKIE}=${signVisitor({ id: idOf(n), since: null }, [COOKIE_KEY])}`;

describe('the pages that the gateway tells the registry of', () => {
  let site: SmallSite;

  beforeEach(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    site.registry.publish('2.0.0', 'The new Lab');
  });
  afterEach(() => site.stop());

  const rollout = async () => {
    site.registry.canary('1.0.0', { release: '2.0.0', weight: 0, seed: 'any', allow: [idOf(1)] });
    await site.discover();
  };
  const told = () =>
    site.registry.posts
      .filter(({ path }) => path === SERVED)
      .flatMap(({ body }) => (body as ServedPagesRequest).pages);

  it('are those of both arms, once a visitor, with the release that each was given', async () => {
    await rollout();
    for (const address of ['/lab', '/lab', '/lab?level=L1', '/nobodys/page'])
      await site.get(address, { cookie: cookieOf(1) });
    await site.get('/lab', { cookie: cookieOf(2) });
    await pWaitFor(() => told().length >= 2, { timeout: 15_000 });
    expect(told()).toEqual([
      { visitor: idOf(1), remote: 'catalog', version: '2.0.0', address: '127.0.0.1' },
      { visitor: idOf(2), remote: 'catalog', version: '1.0.0', address: '127.0.0.1' },
    ]);
    expect(site.registry.posts.find(({ path }) => path === SERVED)?.token).toBe(`Bearer ${SHELL_TOKEN}`);
  });

  it('are not those of which no browser would report', async () => {
    await site.discover();
    await site.get('/lab', { cookie: cookieOf(3) });
    await rollout();
    const headers: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-purpose': 'prefetch;prerender' },
    ];
    for (const [i, each] of headers.entries()) await site.get('/lab', { cookie: cookieOf(4 + i), ...each });
    await site.app.inject({ method: 'HEAD', url: '/lab', headers: { cookie: cookieOf(7) } });
    await site.get('/lab', { cookie: cookieOf(8) });
    await pWaitFor(() => told().length >= 1, { timeout: 15_000 });
    expect(told().map(({ visitor }) => visitor)).toEqual([idOf(8)]);
  });
});
