import { FailedPanel, PageSkeleton } from '@coachlab/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import css from './states.module.css';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is loaded: "The remotes". */
  what: string;
  children: (data: T) => ReactNode;
}

/** Draws what a query has: nothing yet, a failure, or the data, with a note while it grows old. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = query;
  if (isPending) return <PageSkeleton label={`${what}: loading...`} />;
  if (data === undefined)
    return (
      <FailedPanel
        title={`${what} could not be loaded`}
        level={2}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error?.message}
      </FailedPanel>
    );
  return (
    <>
      <p role="status" className={css.stale}>
        {error && `The registry does not respond. What is shown is of ${timeOf(dataUpdatedAt)}.`}
      </p>
      {children(data)}
    </>
  );
}

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
