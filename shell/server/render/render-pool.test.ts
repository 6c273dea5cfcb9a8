import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { RenderJob } from './protocol.ts';
import { RenderPool, RenderQueueFull } from './render-pool.ts';

const file = fileURLToPath(new URL('./testing/faulty-worker.mjs', import.meta.url));
const MB = 1024 * 1024;

function job(path: string): Omit<RenderJob, 'id'> {
  return {
    path,
    set: { epoch: 1, remotes: [] },
    builds: {},
    upstreams: {},
    publicUrl: '',
    notice: null,
    requestId: 'r',
  };
}

describe('render processes', () => {
  let pool: RenderPool;
  let deaths: string[];

  beforeEach(() => {
    deaths = [];
    pool = new RenderPool({
      file,
      size: 2,
      limits: { timeout: 3_000, memory: 300 * MB },
      queue: 4,
      onDeath: (reason) => deaths.push(reason),
    });
  });

  afterEach(() => pool.close());

  it('get no environment', async () => {
    const answer = await pool.render(job('/environment'));
    expect(answer).toMatchObject({ kind: 'page', html: '{}' });
  });

  it.each([
    ['loops for ever', '/loop', 'timeout'],
    ['fills its memory outside of the heap', '/bloat', 'memory'],
    ['fills its heap', '/heap', /exit|memory|timeout/],
    ['is killed', '/die', 'exit'],
  ])('a page that %s costs only itself', async (_, path, reason) => {
    const [bad, ...good] = await Promise.allSettled([
      pool.render(job(path)),
      pool.render(job('/a')),
      pool.render(job('/b')),
      pool.render(job('/c')),
    ]);
    expect(bad.status).toBe('rejected');
    expect(deaths[0]).toMatch(reason);
    for (const each of good) expect(each).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    // The lost process is replaced.
    expect(await pool.render(job('/after'))).toMatchObject({ status: 200 });
  });

  it('one more try is given to a render whose process died, and none to one that hung', async () => {
    await expect(pool.render(job('/die'))).rejects.toThrow('exit');
    expect(deaths).toEqual(['exit', 'exit']);
    deaths = [];
    await expect(pool.render(job('/loop'))).rejects.toThrow('timeout');
    expect(deaths).toEqual(['timeout']);
  });

  it('refuses what its queue cannot hold, at once', async () => {
    const running = Promise.allSettled([pool.render(job('/loop')), pool.render(job('/loop'))]);
    const waiting = Promise.allSettled([1, 2, 3, 4, 5, 6].map((count) => pool.render(job(`/${count}`))));
    const last = pool.render(job('/7'));
    await expect(last).rejects.toBeInstanceOf(RenderQueueFull);
    await Promise.all([running, waiting]);
  });
});
