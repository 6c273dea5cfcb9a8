import { type ApiQuery, useQueries } from '@coachlab/remote-kit';
import { useState } from 'react';
import { MODERATION_PAGE } from '../api/moderation/queries.ts';

/** A list that is paged by key, as one query of everything fetched so far. */
export function usePages<T extends { id: string }>(page: (before?: string) => ApiQuery<T[]>) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({ queries: [page(), ...cursors.map((cursor) => page(cursor))] });
  const items = pages.flatMap(({ data }) => data ?? []);
  const last = pages.at(-1);
  const failed = pages.find(({ isError }) => isError);
  const oldest = items.at(-1);
  return {
    data: pages[0]?.data && !failed ? items : undefined,
    isError: failed !== undefined,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: () => failed?.refetch(),
    more:
      oldest && last?.data?.length === MODERATION_PAGE
        ? () => setCursors([...cursors, oldest.id])
        : undefined,
  };
}
