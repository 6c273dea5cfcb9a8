import { SearchIndex } from '@coachlab/search';
import { useEffect, useState } from 'react';
import { type Entry, textsOf } from './entry.ts';

/** Kept while the page lives: what was once indexed is there when the palette opens again. */
const index = new SearchIndex([]);

export interface Findable {
  find: (typed: string, most: number) => Entry[];
}

/** The entries, to be searched; those that have just come are found a moment later. */
export function useIndex(all: readonly Entry[]): Findable {
  const [findable, setFindable] = useState<Findable>(() => findableIn(all));
  useEffect(() => {
    let stale = false;
    void index.add(all.map(textsOf)).then(() => {
      if (!stale) setFindable(findableIn(all));
    });
    return () => {
      stale = true;
    };
  }, [all]);
  return findable;
}

function findableIn(all: readonly Entry[]): Findable {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return {
    find: (typed, most) =>
      index
        .find(typed)
        .flatMap(({ id }) => byId.get(id) ?? [])
        .slice(0, most),
  };
}
