import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** What the server fetched, failures included, so that the browser draws what the server drew. JSON-safe. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
  for (const { state: query } of state.queries) {
    if (query.error) query.error = plainError(query.error) as Error;
    if (query.fetchFailureReason) query.fetchFailureReason = null;
  }
  return state;
}

/** Times are set to now: a page from a cache would otherwise look stale and be fetched a second time. */
export function hydrateQueries(client: QueryClient, state: DehydratedState): void {
  const now = Date.now();
  for (const { state: query } of state.queries) {
    if (query.dataUpdatedAt) query.dataUpdatedAt = now;
    if (query.errorUpdatedAt) query.errorUpdatedAt = now;
  }
  hydrate(client, state);
}

function plainError(error: unknown) {
  return isApiError(error)
    ? { name: 'ApiError', status: error.status, message: error.message, problem: error.problem ?? null }
    : { name: 'Error', status: 503, message: '503: Service Unavailable', problem: null };
}
