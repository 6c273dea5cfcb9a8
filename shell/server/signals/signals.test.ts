import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShellSignalsRequest } from '@coachlab/contracts';
import { signVisitor, VISITOR_COOKIE } from '@coachlab/federation/server';
import pWaitFor from 'p-wait-for';
import { COOKIE_KEY, SHELL_TOKEN, SmallSite } from '../testing/small-site.ts';

const visitor = '0123456789abcdef0123456789abcdef';
const cookie = `${VISITOR_COOKIE}=${signVisitor({ id: visitor, since: null }, [COOKIE_KEY])}`;
const host = 'coachlab.example';

describe('what the gateway tells of releases that fail', () => {
  let site: SmallSite;

  beforeEach(async () => {
    site = await SmallSite.withLab();
  });
  afterEach(() => site.stop());

  const fails = () => {
    const error =
      'TypeError: "what I typed" is odd\n    at Lab (/remotes/index.js:1:2)\n    at render (/r.js?v=7:3:4)';
    site.render = async () => ({ kind: 'failed', error });
  };
  const posted = () =>
    site.registry.posts
      .filter(({ path }) => path === '/api/registry/signals/shell')
      .flatMap(({ body }) => (body as ShellSignalsRequest).signals);
  /** What was told by itself, and what else would have been with the next batch. */
  const told = async (count: number) => {
    await pWaitFor(() => posted().length >= count, { timeout: 15_000 });
    await site.signals.close();
    return posted();
  };

  it('is a failed render, once a visitor and release, with the top of its stack', async () => {
    fails();
    await site.get('/lab', { cookie });
    await site.get('/lab?level=L1', { cookie });
    expect(await told(1)).toEqual([
      {
        visitor,
        remote: 'catalog',
        version: '1.0.0',
        outcome: 'failed',
        class: 'server_render',
        stack: 'TypeError: "…" is odd\nat Lab (/remotes/index.js:1:2)\nat render (/r.js:3:4)',
      },
    ]);
    expect(site.registry.posts).toMatchObject([{ token: `Bearer ${SHELL_TOKEN}` }]);
  });

  it('is a render whose process was lost', async () => {
    site.render = () => Promise.reject(new Error('The render process was lost: timeout'));
    await site.get('/lab', { cookie });
    expect(await told(1)).toMatchObject([
      { class: 'server_render', stack: 'The render process was lost: timeout' },
    ]);
  });

  it('waits for a new visitor to show the cookie: a crawler without any never counts', async () => {
    fails();
    await site.get('/lab');
    const welcomed = await site.get('/lab?level=L1');
    expect(await told(0)).toEqual([]);
    const fresh = String(welcomed.headers['set-cookie']).split(';', 1)[0]!;
    await site.get('/api/artifacts', { cookie: fresh });
    expect(await told(1)).toMatchObject([{ class: 'server_render', visitor: fresh.slice(17, 49) }]);
  });

  it('is an API error on a page of a release, by whose page it is', async () => {
    const asks = (referer: string, url = '/api/gone/3?secret=1') => site.get(url, { cookie, host, referer });
    await asks(`https://${host}/nobodys/page`);
    await asks('https://elsewhere.example/lab');
    await site.get('/api/gone', { cookie, host });
    await site.get('/api/gone', { host, referer: `https://${host}/lab` });
    await asks(`https://${host}/lab`, '/api/artifacts');
    expect(await told(0)).toEqual([]);
    await asks(`https://${host}/lab?level=L1`);
    expect(await told(1)).toMatchObject([
      { remote: 'catalog', class: 'api', visitor, stack: 'GET /api/gone answered 503' },
    ]);
  });

  it('is a page that had to go out without its data', async () => {
    site.render = async (request) => ({ ...(await site.renderHere(request)), status: 503 }) as never;
    await site.get('/lab', { cookie });
    expect(await told(1)).toMatchObject([{ class: 'api', stack: "The page's data answered 503" }]);
  });

  it('is dropped while the registry does not take it', async () => {
    fails();
    site.registry.posted.status = 503;
    await site.get('/lab', { cookie });
    expect(await told(1)).toHaveLength(1);
    site.registry.posted.status = 202;
    const other = signVisitor({ id: 'f'.repeat(32), since: null }, [COOKIE_KEY]);
    await site.get('/lab', { cookie: `${VISITOR_COOKIE}=${other}` });
    expect(await told(2)).toMatchObject([{ visitor }, { visitor: 'f'.repeat(32) }]);
  });
});

describe("a browser's token", () => {
  let site: SmallSite;

  beforeEach(async () => {
    site = await new SmallSite().start();
  });
  afterEach(() => site.stop());

  const ask = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/registry/signals/token',
      headers: { 'content-type': 'application/json', cookie },
      payload: { releases: {} },
    });

  it('comes from the registry as it is', async () => {
    site.registry.posted = { status: 200, body: '{"token":"t"}' };
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([200, { token: 't' }]);
  });

  it.each([
    ['the registry refuses', 422],
    ['the registry fails', 500],
  ])('is no error in the console when %s', async (_, status) => {
    site.registry.posted.status = status;
    const answer = await ask();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('is no error in the console when the registry is down', async () => {
    await site.registry.stop();
    expect((await ask()).statusCode).toBe(204);
  });
});
