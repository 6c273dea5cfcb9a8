import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signVisitor, VISITOR_COOKIE } from '@coachlab/federation/server';
import { builtWorker } from '../testing/built-worker.ts';
import { COOKIE_KEY, SmallSite } from '../testing/small-site.ts';
import type { RenderPool } from './render-pool.ts';
import { findWalls } from './sandbox/find-walls.ts';

/** Patches what it can, then does what its address says. */
const HOSTILE = `
const { createElement } = require('react');
const stringify = JSON.stringify;
JSON.stringify = (value, ...more) => stringify(value, ...more).replaceAll('The ', 'The owned ');
const { map } = Array.prototype;
Array.prototype.map = function (each, its) { return map.call(this, (value, ...more) => each.call(its, value, ...more)); };
Promise.prototype.then = new Proxy(Promise.prototype.then, {});
Object.prototype.owned = 'owned';
String.prototype.toString = () => 'owned';
globalThis.URL = class extends URL { get pathname() { return '/owned'; } };
globalThis.setTimeout = () => { throw new Error('owned'); };
const does = {
  throw() { throw new Error('thrown'); },
  loop() { for (;;); },
  bloat() { const kept = []; for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1)); },
  heap() { const kept = []; for (;;) kept.push(Array.from({ length: 10000 }, (_, index) => ({ index }))); },
};
const loader = ({ request }) => { does[/level=([a-z]+)/.exec(request.url)?.[1]]?.(); return null; };
exports.pages = { lab: async () => ({ loader, Component: () => createElement('h1', null, 'The owned Lab') }) };`;

const CLIENTS = 30;
const EACH_ASKS = 12;
const [canary, ordinary] = ['a'.repeat(32), 'b'.repeat(32)];
const as = (visitor: string) => ({
  cookie: `${VISITOR_COOKIE}=${signVisitor({ id: visitor, since: null }, [COOKIE_KEY])}`,
});

describe('a hostile candidate at 50 %, among sections that are not its own', () => {
  let site: SmallSite;
  let pool: RenderPool;
  let built: Awaited<ReturnType<typeof builtWorker>>;
  let fresh = 0;
  /** A page that nobody has asked for, and so no cache has. */
  const rendered = async (path: string, visitor: string) => {
    fresh += 1;
    const { statusCode, body } = await site.get(`${path}?level=${fresh}`, as(visitor));
    return { statusCode, body };
  };

  beforeAll(async () => {
    built = await builtWorker();
    site = await new SmallSite().start();
    pool = site.useProcesses({ ...built, walls: await findWalls(built.worker) });
    site.registry.settle('journey', 'The Journey');
    site.registry.settle('forum', 'The Forum');
    site.registry.promote('1.0.0', 'The Lab');
    site.registry.publish('2.0.0', 'The owned Lab', HOSTILE);
    site.registry.canary('1.0.0', {
      release: '2.0.0',
      seed: 's',
      weight: 5_000,
      allow: [canary],
      deny: [ordinary],
    });
    await site.discover();
  });
  afterAll(async () => {
    await site.stop();
    built.remove();
  });

  it(`changes and fails none of their pages, byte for byte, under ${CLIENTS} clients`, async () => {
    const others = [
      ['/journey', ordinary],
      ['/journey', canary],
      ['/forum', ordinary],
      ['/forum', canary],
      ['/lab', ordinary],
    ] as const;
    const before = await Promise.all(others.map(([path, visitor]) => rendered(path, visitor)));
    for (const { statusCode, body } of before) {
      expect([statusCode, body.includes('"rendered":"page"'), body.includes('owned')]).toEqual([
        200,
        true,
        false,
      ]);
    }
    expect((await rendered('/lab', canary)).body).toContain('The owned Lab');

    const deeds = ['throw', 'loop', 'bloat', 'heap', 'other'];
    const changed: string[] = [];
    const client = async (_: unknown, number: number) => {
      for (let count = 0; count < EACH_ASKS; count += 1) {
        const hostile = site.get(`/lab?level=${deeds[(number + count) % deeds.length]}${count}`, as(canary));
        const at = (number + count) % others.length;
        const [path, visitor] = others[at]!;
        const page = await rendered(path, visitor);
        if (page.statusCode !== 200 || page.body !== before[at]!.body) changed.push(`${path}: ${page.body}`);
        await hostile;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(changed).toEqual([]);
  }, 120_000);

  it('is gone with its quarantine: its processes, its cached pages, its previews', async () => {
    const token = site.registry.override({
      releases: { catalog: '2.0.0' },
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const tester = { cookie: `coachlab_override=${token}` };
    await site.get('/lab?level=kept', as(canary));
    expect((await site.get('/journey', as(ordinary))).body).toContain('The Journey');
    const running = pool.releases();
    site.renders = [];
    site.registry.withdraw('2.0.0', '1.0.0');
    await site.discover();
    expect(pool.releases()).toEqual(running.filter((each) => !each.startsWith('catalog@2.0.0')));
    for (const who of [as(canary), tester]) {
      expect((await site.get('/lab?level=kept', who)).body).toContain('<h1>The Lab</h1>');
    }
    expect(pool.releases().filter((each) => each.startsWith('catalog@2.0.0'))).toEqual([]);
  });
});

it('a preview writes into no page but its tester’s own', async () => {
  const built = await builtWorker();
  const site = await new SmallSite().start();
  site.useProcesses({ ...built, walls: await findWalls(built.worker) });
  site.registry.promote('1.0.0', 'The Lab');
  site.registry.publish('1.5.0', 'The owned Lab', HOSTILE);
  await site.discover();
  const token = site.registry.override({
    releases: { catalog: '1.5.0' },
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const before = (await site.get('/lab', as(ordinary))).body;
  expect((await site.get('/lab', { cookie: `coachlab_override=${token}` })).body).toContain('The owned Lab');
  expect((await site.get('/lab?level=1', as(ordinary))).body).toBe(before);
  expect((await site.get('/lab', as(ordinary))).body).toBe(before);
  expect((await site.get('/nobodys', as(ordinary))).body).not.toContain('owned');
  await site.stop();
  built.remove();
});
