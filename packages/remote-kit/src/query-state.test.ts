import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { dehydrateQueries, hydrateQueries } from './query-state.ts';

const failed = async () => {
  throw new ApiError(404, '404: There is none.', null);
};

async function carried() {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.fetchQuery({ queryKey: ['/api/items', { page: 2 }], queryFn: async () => [{ id: 'a' }] });
  await server.fetchQuery({ queryKey: ['/api/gone'], queryFn: failed }).catch(() => {});
  void server.fetchQuery({ queryKey: ['/api/slow'], queryFn: () => new Promise(() => {}) });
  return JSON.stringify(dehydrateQueries(server));
}

it('carries what was answered and what failed, as if the browser had asked', async () => {
  const browser = new QueryClient();
  hydrateQueries(browser, JSON.parse(await carried()) as ReturnType<typeof dehydrateQueries>);
  const items = browser.getQueryState(['/api/items', { page: 2 }]);
  expect(items).toMatchObject({ data: [{ id: 'a' }], status: 'success', fetchStatus: 'idle', error: null });
  expect(Date.now() - items!.dataUpdatedAt).toBeLessThan(10_000);
  const gone = browser.getQueryState(['/api/gone']);
  expect(gone).toMatchObject({ status: 'error', dataUpdatedAt: 0, error: { status: 404 } });
  expect(gone!.errorUpdatedAt).toBeGreaterThan(0);
  expect(browser.getQueryState(['/api/slow'])).toBeUndefined();
});

it('does not ask again for what it was given', async () => {
  const browser = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  hydrateQueries(browser, JSON.parse(await carried()) as ReturnType<typeof dehydrateQueries>);
  const again = browser.fetchQuery({ queryKey: ['/api/items', { page: 2 }], queryFn: failed });
  await expect(again).resolves.toEqual([{ id: 'a' }]);
});

it('says nothing in the page that every answered query says', async () => {
  expect((JSON.parse(await carried()) as { queries: object[] }).queries[0]).toEqual({
    queryKey: ['/api/items', { page: 2 }],
    state: { data: [{ id: 'a' }] },
  });
});
