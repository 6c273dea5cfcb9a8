import { FailedPanel, Skeleton } from '@coachlab/ui';
import type { ReactNode } from 'react';

export interface LoadedQuery<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Loading and failed, alike in every tab. */
export function Loaded<T>({ query, children }: { query: LoadedQuery<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton shape="text" label="Loading..." count={4} />;
  return (
    <FailedPanel
      title="This list did not load"
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      The other lists may work.
    </FailedPanel>
  );
}
