import { RESOLVED_SET_PATH, type ResolvedSet } from '@coachlab/contracts';
import { navigationFrom, searchSourcesFrom } from '@coachlab/federation';
import { savedItems } from '@coachlab/learner';
import { apiQuery, useHref, useQueries, useQuery } from '@coachlab/remote-kit';
import { useMemo } from 'react';
import type { Entry } from './entry.ts';
import { keptEntries } from './kept-entries.ts';
import { readEntries } from './read-entries.ts';

export interface Entries {
  all: Entry[];
  /** The site's pages, to begin with. */
  pages: Entry[];
  loading: boolean;
}

/**
 * Everything that can be found. What a service does not answer is left out; the rest is there. Without a connection it is
 * what this browser has kept.
 */
export function useEntries(set: ResolvedSet): Entries {
  const { data: whole, isLoading: asking, isError } = useQuery(WHOLE_SET);
  const hrefOf = useHref();
  const { data: kept } = useQuery({
    queryKey: ['kept pages'],
    queryFn: () => {
      const saved = new Map(savedItems.get().map((id) => [hrefOf('artifact', { id }), id]));
      return keptEntries(caches, (address) => saved.get(address));
    },
    enabled: isError && 'caches' in window,
    staleTime: 0,
  });
  const sources = useMemo(() => (whole ? searchSourcesFrom(whole) : []), [whole]);
  const { answers, loading } = useQueries({
    queries: sources.map(({ source }) => listFrom(source.from)),
    combine: (results) => ({
      answers: results.map(({ data }) => data),
      loading: results.some(({ isLoading }) => isLoading),
    }),
  });
  const pages = useMemo(() => pagesOf(whole ?? set), [whole, set]);
  const all = useMemo(() => {
    const found = sources.flatMap((source, index) => readEntries(source, answers[index]));
    return onceEach([...pages, ...found, ...(kept ?? [])]);
  }, [pages, sources, answers, kept]);
  return { all, pages, loading: loading || asking };
}

/** The page's own copy leaves out what the palette alone shows: no first load should bring it. */
const WHOLE_SET = {
  queryKey: [RESOLVED_SET_PATH],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ResolvedSet> => {
    const answer = await fetch(RESOLVED_SET_PATH, { signal });
    if (!answer.ok) throw new Error(`${RESOLVED_SET_PATH} answers ${answer.status}`);
    return (await answer.json()) as ResolvedSet;
  },
  staleTime: Infinity,
};

/** By the key that pages have it under, so that it is asked once. */
function listFrom(from: `/api/${string}`) {
  const [path = from, query] = from.split('?');
  const search = query ? Object.fromEntries(new URLSearchParams(query)) : null;
  return apiQuery<unknown>(path as `/api/${string}`, search);
}

/** Of two sections that say the same of themselves the first. */
function onceEach(entries: Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Each address once, under the name it has in the first place that lists it. */
function pagesOf(set: ResolvedSet): Entry[] {
  const byHref = new Map<string, Entry>();
  for (const slot of ['menu', 'palette', 'footer'] as const) {
    for (const { href: to, label, description = '' } of navigationFrom(set, slot)) {
      if (!byHref.has(to))
        byHref.set(to, {
          id: `page:${to}`,
          title: label,
          subtitle: description,
          kind: 'Page',
          opens: { href: to },
        });
    }
  }
  return [...byHref.values()];
}
