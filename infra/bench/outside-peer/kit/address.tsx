'use client';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';

const QueryOnServer = createContext('');

/** The query that a page was asked for with, where the server knew it. */
export function AddressProvider({ query, children }: { query: string; children: ReactNode }) {
  return <QueryOnServer value={query}>{children}</QueryOnServer>;
}

/**
 * The address's query. Not `useSearchParams` of Next.js, which would keep what it filters out of a prerendered page's HTML:
 * this sees the query right after hydration, and changes it through the history, with which Next.js keeps in step.
 */
export function useSearchParams(): [
  URLSearchParams,
  (query: URLSearchParams | Record<string, string>, options?: object) => void,
] {
  const onServer = use(QueryOnServer);
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => onServer,
  );
  return [useMemo(() => new URLSearchParams(search), [search]), setQuery];
}

/** `key` is another one after each change of the query. */
export function useLocation(): { key: string; hash: string } {
  const key = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return { key, hash };
}

/** False on the server and in the first browser render, true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const listeners = new Set<() => void>();

function setQuery(query: URLSearchParams | Record<string, string>): void {
  const text = new URLSearchParams(query).toString();
  history.replaceState(null, '', text ? `?${text}` : location.pathname);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
