'use client';
import { ApiError } from '@kit/api-error';
import useSWR, { type SWRConfiguration } from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { ApiQuery } from './api-query';

/** A page that failed offers "Try again"; that is the visitor's retry. */
const RULES: SWRConfiguration = { shouldRetryOnError: false };

export function useQuery<T>({ path, enabled = true }: ApiQuery<T>) {
  const { data, error, isValidating, mutate } = useSWRImmutable<T, ApiError>(
    enabled ? path : null,
    readAnswer,
    RULES,
  );
  return {
    data,
    error: error ?? null,
    isError: error !== undefined,
    isPending: data === undefined && error === undefined,
    isFetching: isValidating,
    refetch: () => mutate(),
  };
}

/** What fails is left out. */
export function useQueries<T>({ queries }: { queries: readonly ApiQuery<T>[] }) {
  const paths = queries.map(({ path }) => path);
  const { data } = useSWR(
    paths.length > 0 ? paths : null,
    (all: string[]) => Promise.all(all.map((path) => readAnswer<T>(path).catch(() => undefined))),
    { ...RULES, revalidateOnFocus: false },
  );
  return queries.map((_, index) => ({ data: data?.[index] }));
}

async function readAnswer<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw await ApiError.from(response);
  return (await response.json()) as T;
}
