import {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** What nearly every query says of itself that has been answered once; it is left out of the page. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** The queries that a page carries: of each state only what is not as in `ANSWERED`. */
interface PageQueries {
  queries: { queryKey: QueryKey; state: Partial<QueryState> }[];
}

/**
 * What the server fetched, failures included, so that the browser draws what the server drew. JSON-safe, and for
 * `hydrateQueries` alone: what that knows anyway is not in it, whatever its type says, which is the kit's since 1.0.
 */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
  const page: PageQueries = {
    queries: queries.map(({ queryKey, state: { dataUpdatedAt: _, ...state } }) => {
      if (state.error) state.error = plainError(state.error) as Error;
      state.fetchFailureReason = null;
      return { queryKey, state: unlike(ANSWERED, state) };
    }),
  };
  return page as DehydratedState;
}

/** Times are set to now: a page from a cache would otherwise look stale and be fetched a second time. */
export function hydrateQueries(client: QueryClient, { queries }: DehydratedState): void {
  const now = Date.now();
  const whole = queries.map(({ queryKey, state }) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: now,
    state: {
      ...ANSWERED,
      ...state,
      dataUpdatedAt: state.data === undefined ? 0 : now,
      errorUpdatedAt: state.errorUpdatedAt ? now : 0,
    },
  }));
  hydrate(client, { mutations: [], queries: whole } satisfies DehydratedState);
}

/** Fields that a value has other than the given. */
function unlike(usual: Readonly<Record<string, unknown>>, value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => !(name in usual) || usual[name] !== field),
  );
}

function plainError(error: unknown) {
  return isApiError(error)
    ? { name: 'ApiError', status: error.status, message: error.message, problem: error.problem ?? null }
    : { name: 'Error', status: 503, message: '503: Service Unavailable', problem: null };
}
