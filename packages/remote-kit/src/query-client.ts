import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type ApiQueryMeta, apiPath } from './api-query.ts';

export interface QueryClientOptions {
  /** Turns `/api/…` into the address to fetch; the same path in a browser, a service's origin on the server. */
  resolve?: (path: string) => string;
  fetch?: typeof fetch;
}

/**
 * The one set of fetching rules: cached indefinitely, never refetched by itself, never retried, cookies sent.
 * A page that failed offers "Try again"; that is the visitor's retry.
 */
export function createQueryClient({
  resolve = (path) => path,
  fetch: send,
}: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The signal is left alone on purpose: with it, a page that is left while another one waits for the same data
        // would abort the fetch and put the query back to the failure before.
        queryFn: async ({ queryKey, meta }) => {
          const request = send ?? globalThis.fetch;
          const response = await request(resolve(apiPath(queryKey)), {
            credentials: 'include',
            headers: { accept: 'application/json' },
          });
          if (response.status === 401 && (meta as ApiQueryMeta | undefined)?.on401 === 'null') {
            // Read to its end, or the request stays open.
            await response.text();
            return null;
          }
          if (!response.ok) throw await ApiError.from(response);
          return response.json();
        },
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // A failure is shown until somebody asks again; the next navigation asks through the page's loader.
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
