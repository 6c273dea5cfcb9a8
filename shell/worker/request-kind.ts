import { RESOLVED_SET_PATH } from '@coachlab/contracts';

/** What of the site is asked for; null: the worker leaves it to the browser. */
export type RequestKind = 'page' | 'file' | 'data' | 'set';

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'headers'>;

/**
 * Only whole answers to GET requests of this origin are the worker's business. Of the API that is what is
 * read, of which only what the server lets it be kept ever is.
 */
export function requestKind(
  { method, url, mode, cache, headers }: Asked,
  origin: string,
): RequestKind | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || headers.has('range')) return null;
  // Browsers refuse it of a worker.
  if (cache === 'only-if-cached') return null;
  if (mode === 'navigate') return 'page';
  if (asked.pathname.startsWith('/remotes/')) return 'file';
  if (asked.pathname.startsWith('/api/')) return 'data';
  return asked.pathname === RESOLVED_SET_PATH ? 'set' : null;
}
