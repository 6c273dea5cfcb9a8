import { useQuery } from '@coachlab/remote-kit';
import { useMemo } from 'react';
import { artifactTitles } from '../api/artifact-titles.ts';
import { wordsOf } from './words-of.ts';

/** An artifact's title by its id; the id in words while titles are not here, and for an id that is not listed. */
export function useTitleOf(): (id: string) => string {
  const { data } = useQuery(artifactTitles);
  return useMemo(() => {
    const titles = new Map(data?.map(({ id, title }) => [id, title]));
    return (id) => titles.get(id) ?? wordsOf(id);
  }, [data]);
}
