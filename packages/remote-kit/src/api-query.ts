import { queryOptions } from '@tanstack/react-query';

/** A path segment, or query entries; null ones are left out. */
export type ApiSegment =
  string | null | undefined | Readonly<Record<string, string | number | null | undefined>>;

export interface ApiQueryMeta extends Record<string, unknown> {
  /** A 401 is an error unless this says that it stands for "nothing". */
  on401?: 'throw' | 'null';
}

/** A GET as query options: the key is the address, so the same address is fetched once. */
export function apiQuery<T>(base: `/api/${string}`, ...rest: ApiSegment[]) {
  return queryOptions<T>({ queryKey: [base, ...rest.filter((part) => part !== null && part !== undefined)] });
}

export type ApiQuery<T> = ReturnType<typeof apiQuery<T>>;

/** `['/api/artifacts', 'framework-grow', {view: 'card'}]` to `/api/artifacts/framework-grow?view=card`. */
export function apiPath(queryKey: readonly unknown[]): string {
  const [base, ...rest] = queryKey;
  const segments: string[] = [String(base)];
  const search = new URLSearchParams();
  for (const part of rest) {
    if (part === null || part === undefined) continue;
    if (typeof part === 'object') {
      for (const [name, value] of Object.entries(part)) {
        if (value !== null && value !== undefined) search.append(name, String(value));
      }
    } else {
      segments.push(encodeURIComponent(String(part)));
    }
  }
  const query = search.toString();
  return segments.join('/') + (query ? `?${query}` : '');
}
