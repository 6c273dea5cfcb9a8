import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { renderContext } from '@coachlab/remote-kit';
import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { PageSource } from './page-source.ts';
import { appRoutes } from './routes.tsx';

const set = {
  epoch: 1,
  remotes: [
    { name: 'catalog', arm: 'stable', release: { routes: [{ path: '/lab', page: 'lab' }], navigation: [] } },
  ],
} as unknown as ResolvedSet;

/** What the router calls when a visitor goes to the Lab, and whether it still waits. */
function go(loader: () => Promise<unknown>, from = '/home') {
  history.replaceState(null, '', from);
  const source: PageSource = { load: async () => ({ Component: () => null, loader }) };
  const { route } = matchRoutes(appRoutes(set, source), '/lab')!.at(-1)!;
  const context = new RouterContextProvider();
  context.set(renderContext, { side: 'browser', status: 200 });
  const request = new Request('http://localhost/lab?focus=trust');
  const state = { waits: true };
  const load = route.loader as (args: object) => Promise<unknown>;
  void load({ request, params: {}, context }).then(() => (state.waits = false));
  return state;
}

describe('the way to another page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ends when code and data are there: no loading text in between', async () => {
    const data = Promise.withResolvers<void>();
    const state = go(() => data.promise);
    await jest.advanceTimersByTimeAsync(80);
    expect(state.waits).toBe(true);
    data.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(state.waits).toBe(false);
  });

  it('ends with the loading text when they take longer', async () => {
    const state = go(() => new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(119);
    expect(state.waits).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(state.waits).toBe(false);
  });

  it('ends when its data cannot be had: the page says so', async () => {
    const state = go(() => Promise.reject(new Error('away')));
    await jest.advanceTimersByTimeAsync(0);
    expect(state.waits).toBe(false);
  });

  it('is none where only the filter changes', async () => {
    const state = go(() => new Promise(() => {}), '/lab');
    await jest.advanceTimersByTimeAsync(0);
    expect(state.waits).toBe(false);
  });
});
