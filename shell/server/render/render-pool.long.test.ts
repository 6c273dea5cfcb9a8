import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { builtWorker } from '../testing/built-worker.ts';
import { jobFor } from '../testing/job-for.ts';
import { RenderQueueFull } from './release-processes.ts';
import { RenderPool } from './render-pool.ts';
import { findWalls } from './sandbox/find-walls.ts';
import type { Walls } from './sandbox/walls.ts';

const MB = 1024 * 1024;
/** A section whose page does what its query says. */
const FAULTY = `
const { createElement } = require('react');
const does = {
  loop() { for (;;); },
  bloat() { const kept = []; for (;;) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1)); },
  heap() { const kept = []; for (;;) kept.push(Array.from({ length: 100000 }, (_, index) => ({ index }))); },
  throw() { throw new Error('thrown by a page'); },
  later() { setTimeout(() => { for (;;); }, 5); },
  reject() { Promise.reject(new Error('left alone')); },
};
const endless = { toString() { for (;;); } };
let [count, wanted] = [0, ''];
const loader = ({ request }) => { wanted = new URL(request.url).searchParams.get('does'); does[wanted]?.(); return null; };
function Component() {
  if (wanted === 'linger') Promise.reject(endless);
  return createElement('h1', null, 'page ' + (count += 1));
}
exports.pages = { lab: async () => ({ loader, Component }) };`;

let built: Awaited<ReturnType<typeof builtWorker>>;
let walls: Walls;
beforeAll(async () => {
  built = await builtWorker();
  walls = await findWalls(built.worker);
});
afterAll(() => built.remove());

describe('render processes', () => {
  let pool: RenderPool;
  let deaths: string[];
  let said: string[];
  let ready = true;

  beforeEach(() => {
    [deaths, said, ready] = [[], [], true];
    pool = new RenderPool({
      ...built,
      walls,
      perRelease: 2,
      total: 4,
      limits: { timeout: 1_500, memory: 300 * MB },
      queue: 4,
      broker: { upstreamOf: () => undefined },
      readBuild: async () => (ready ? FAULTY : null),
      onDeath: (reason, release) => deaths.push(`${release} ${reason}`),
      onLog: (release, what, text) => said.push(`${release} ${what} ${text}`),
    });
  });
  afterEach(() => pool.close());

  it.each([
    ['loops for ever', 'loop', 'timeout'],
    ['fills its memory outside of the heap', 'bloat', /memory|exit/],
    ['fills its heap', 'heap', /exit|memory|timeout/],
  ])('a page that %s costs itself alone', async (_, does, reason) => {
    const [bad, ...good] = await Promise.allSettled([
      pool.render(jobFor('a@1', `/lab?does=${does}`)),
      pool.render(jobFor('b@1', '/lab')),
      pool.render(jobFor('c@1', '/lab')),
    ]);
    expect(bad.status).toBe('rejected');
    expect(deaths[0]).toMatch(reason);
    for (const each of good) expect(each).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    // The lost process is replaced.
    expect(await pool.render(jobFor('a@1', '/lab'))).toMatchObject({ status: 200 });
  });

  it('a page that throws is an answer, and its process goes on', async () => {
    expect(await pool.render(jobFor('a@1', '/lab?does=throw'))).toMatchObject({
      kind: 'failed',
      error: expect.stringContaining('thrown by a page'),
    });
    expect(deaths).toEqual([]);
  });

  it('what a page leaves behind ends with it: a timer does not ring, a rejection is told', async () => {
    await pool.render(jobFor('a@1', '/lab?does=later'));
    await pool.render(jobFor('a@1', '/lab?does=reject'));
    await pWaitFor(() => said.length > 0, { timeout: 5_000 });
    expect(said[0]).toMatch(/^a@1 unhandled rejection Error: left alone/);
    expect(await pool.render(jobFor('a@1', '/lab'))).toMatchObject({
      html: expect.stringContaining('page 3'),
    });
    expect(deaths).toEqual([]);
  });

  it('that works on after its answer is ended', async () => {
    expect(await pool.render(jobFor('a@1', '/lab?does=linger'))).toMatchObject({ status: 200 });
    await pWaitFor(() => deaths.length > 0, { timeout: 10_000 });
    expect(deaths).toEqual(['a@1 busy']);
  });

  it('that drew many pages in a second is not taken for one that works on', async () => {
    // A loaded machine may answer too late or not at all: what is asked is whether a process is ended as busy.
    let drawn = 0;
    const until = Date.now() + 3_500;
    while (Date.now() < until || drawn < 20) {
      const burst = Array.from({ length: 4 }, () => pool.render(jobFor('a@1', '/lab')));
      drawn += (await Promise.allSettled(burst)).filter(({ status }) => status === 'fulfilled').length;
    }
    expect(deaths).not.toContain('a@1 busy');
  });

  it('are one release’s alone, and an override’s apart from everybody’s', async () => {
    const notice = { expiresAt: '2030-01-01T00:00:00Z', releases: [] };
    const pages = [jobFor('a@1', '/lab'), jobFor('b@1', '/lab'), { ...jobFor('a@1', '/lab'), notice }];
    for (const page of pages) {
      expect(await pool.render(page)).toMatchObject({ html: expect.stringContaining('page 1<') });
    }
    expect(await pool.render(pages[0]!)).toMatchObject({ html: expect.stringContaining('page 2<') });
  });

  it('make room for each other: what nobody is assigned to goes first', async () => {
    pool.keep(['a@1'], ['b@1', 'c@1', 'd@1', 'e@1', 'f@1']);
    for (const id of ['a@1', 'b@1', 'c@1', 'd@1', 'e@1', 'f@1']) {
      expect(await pool.render(jobFor(id, '/lab'))).toMatchObject({ status: 200 });
      expect(pool.size).toBeLessThanOrEqual(4);
    }
    // Still the process that drew the first one.
    expect(await pool.render(jobFor('a@1', '/lab'))).toMatchObject({
      html: expect.stringContaining('page 2<'),
    });
    expect(deaths).toEqual([]);
  });

  it('of a withdrawn release end in the middle of a page, and no other', async () => {
    await pool.render(jobFor('b@1', '/lab'));
    await pool.render(jobFor('a@1', '/lab'));
    const under = pool.render(jobFor('a@1', '/lab?does=loop'));
    pool.keep(['b@1'], []);
    await expect(under).rejects.toThrow('retired');
    expect(await pool.render(jobFor('b@1', '/lab'))).toMatchObject({
      html: expect.stringContaining('page 2<'),
    });
    expect(deaths).toEqual([]);
  });

  it('that keep dying are not started again in a loop', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      await pool
        .render(jobFor('a@1', '/lab?does=bloat'))
        .catch((error: Error) => outcomes.push(error.message));
    }
    expect(outcomes.filter((text) => text.includes('resting')).length).toBeGreaterThan(5);
    expect(await pool.render(jobFor('b@1', '/lab'))).toMatchObject({ status: 200 });
  });

  it('run no build that is not what was published', async () => {
    ready = false;
    await expect(pool.render(jobFor('a@1', '/lab'))).rejects.toThrow('not what was published');
  });

  it('refuse what their queue cannot hold, at once', async () => {
    const all = Array.from({ length: 12 }, () => pool.render(jobFor('a@1', '/lab')));
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.map((each) => (each as PromiseRejectedResult).reason)).toContainEqual(
      expect.any(RenderQueueFull),
    );
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(4);
  });

  it('draw the shell’s own pages without any section', async () => {
    expect(await pool.render({ ...jobFor('a@1', '/nobodys'), remote: null, release: null })).toMatchObject({
      status: 404,
    });
  });
});
