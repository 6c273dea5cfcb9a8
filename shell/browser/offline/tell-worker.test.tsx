import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { QueryClient } from '@tanstack/react-query';
import { tellWorker } from './tell-worker.ts';

/** Longer than a page is given to settle, and than a browser that is never idle is waited for. */
const LONG = 10_000;

let fetched: string[];
beforeEach(() => {
  jest.useFakeTimers();
  fetched = [];
  // Neither is in jsdom.
  performance.setResourceTimingBufferSize = () => {};
  performance.getEntriesByType = ((type: string) =>
    type === 'resource'
      ? fetched.map((path) => ({ name: location.origin + path }))
      : []) as typeof performance.getEntriesByType;
});
afterEach(() => void jest.useRealTimers());

/** A page that has been drawn, and what it tells the worker. */
function page() {
  const told: { data?: string[]; files?: string[] }[] = [];
  const client = new QueryClient();
  tellWorker({
    registration: {
      active: { postMessage: (message: object) => told.push(message) },
    } as unknown as ServiceWorkerRegistration,
    set: { remotes: [] } as unknown as ResolvedSet,
    client,
    router: {
      state: { location: { pathname: '/lab' } },
      subscribe: () => () => {},
    } as unknown as Parameters<typeof tellWorker>[0]['router'],
    preload: { page: async () => {} },
  });
  return {
    reads: (name: string) => client.setQueryData([`/api/${name}`], []),
    data: () => told.flatMap(({ data = [] }) => data),
    files: () => told.flatMap(({ files = [] }) => files),
  };
}

it('the worker hears of data that a page reads after it was opened', async () => {
  const { reads, data } = page();
  fetched.push('/api/situations');
  reads('situations');
  await jest.advanceTimersByTimeAsync(LONG);
  expect(data()).toEqual(['/api/situations']);
});

it('the worker hears of data that was on its way when the page was opened', async () => {
  fetched.push('/api/situations');
  const { reads, data } = page();
  expect(data()).toEqual([]);
  reads('situations');
  await jest.advanceTimersByTimeAsync(LONG);
  expect(data()).toEqual(['/api/situations']);
});

it('the worker hears of everything once', async () => {
  fetched.push('/remotes/catalog/1.0.0/page.js');
  const { reads, data, files } = page();
  fetched.push('/api/situations', '/api/personas');
  reads('situations');
  await jest.advanceTimersByTimeAsync(LONG);
  reads('personas');
  await jest.advanceTimersByTimeAsync(LONG);
  expect(data()).toEqual(['/api/situations', '/api/personas']);
  expect(files()).toEqual(['/remotes/catalog/1.0.0/page.js']);
});

it('the worker hears nothing of what no page has read', async () => {
  fetched.push('/api/anything');
  const { reads, data } = page();
  reads('situations');
  await jest.advanceTimersByTimeAsync(LONG);
  expect(data()).toEqual([]);
});
