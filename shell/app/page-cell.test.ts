import { describe, expect, it } from '@jest/globals';
import type { PageModule } from '@coachlab/remote-kit';
import { PageCell } from './page-cell.ts';

const page = (): PageModule => ({ Component: () => null });

describe('the code of one page', () => {
  it('is asked for once by callers at the same time', async () => {
    let asked = 0;
    const cell = new PageCell({ load: async () => ((asked += 1), page()) }, 'catalog', 'lab');
    const [first, second] = await Promise.all([cell.load(), cell.load()]);
    expect(first).toBe(second);
    expect(asked).toBe(1);
    expect(cell.get()).toMatchObject({ status: 'ready' });
  });

  it('forgets a failure: the next call tries again', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve(page())];
    const cell = new PageCell({ load: () => answers.shift()! }, 'catalog', 'lab');
    await expect(cell.load()).rejects.toThrow('gone');
    expect(cell.get()).toMatchObject({ status: 'failed' });
    await cell.load();
    expect(cell.get()).toMatchObject({ status: 'ready' });
  });

  it('is brought again when its remote was replaced by another release', async () => {
    const [old, fallback] = [page(), page()];
    let running = old;
    const cell = new PageCell({ load: async () => running, peek: () => running }, 'catalog', 'lab');
    expect(await cell.load()).toBe(old);
    running = fallback;
    expect(cell.ready()).toBeNull();
    expect(await cell.load()).toBe(fallback);
  });

  it('is idle again after a frozen page was left', () => {
    const cell = new PageCell({ load: async () => page() }, 'catalog', 'lab');
    cell.freeze(new Error('no code'));
    expect(cell.get()).toMatchObject({ status: 'frozen' });
    cell.thaw();
    expect(cell.get()).toEqual({ status: 'idle' });
  });
});
