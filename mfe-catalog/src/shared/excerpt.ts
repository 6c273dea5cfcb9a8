import type { ArtifactMetadata } from '@coachlab/contracts';
import { type QueryClient, useQuery } from '@coachlab/remote-kit';
import { useMemo } from 'react';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { artifactTitles } from '../api/artifact-titles.ts';
import { wordsOf } from './words-of.ts';

/** Of the lists of all artifacts what one page shows: a document carries it in their place, a tenth of their size. */
interface Excerpt {
  metadata: Record<string, ArtifactMetadata>;
  titles: Record<string, string>;
}

/**
 * For the server, once a page's loader has read both lists: takes them out of what the document carries and puts the
 * excerpt there. Where one has failed, the other goes along whole, as the page would ask for both again.
 *
 * @param shown artifacts of which the page shows the metadata
 * @param named those of which it shows the title
 */
export function carryExcerpt(
  client: QueryClient,
  page: string,
  shown: readonly string[],
  named: (metadata: Excerpt['metadata']) => readonly string[],
): void {
  const all = client.getQueryData(artifactMetadata.queryKey)?.metadata;
  const list = client.getQueryData(artifactTitles.queryKey);
  if (!all || !list) return;
  const metadata = Object.fromEntries(
    shown.flatMap((id) => {
      const entry = Object.hasOwn(all, id) ? all[id] : undefined;
      return entry ? [[id, entry]] : [];
    }),
  );
  const names = new Set(named(metadata));
  const titles = Object.fromEntries(list.flatMap(({ id, title }) => (names.has(id) ? [[id, title]] : [])));
  client.setQueryData<Excerpt>(keyOf(page), { metadata, titles });
  client.removeQueries({ queryKey: artifactMetadata.queryKey, exact: true });
  client.removeQueries({ queryKey: artifactTitles.queryKey, exact: true });
}

export interface Shown {
  /** Whether it came with the document: then the lists are not asked for. */
  carried: boolean;
  /** Of what the page shows, at least; undefined while it is not here. */
  metadata: Record<string, ArtifactMetadata> | undefined;
  /** An artifact's title by its id; the id in words while titles are not here, and for an id that is not listed. */
  titleOf: (id: string) => string;
}

/** What a page shows of all artifacts, from its document or from the lists. */
export function useShown(page: string): Shown {
  const { data: excerpt } = useQuery<Excerpt>({ queryKey: keyOf(page), enabled: false });
  const carried = excerpt !== undefined;
  const metadata = useQuery({ ...artifactMetadata, enabled: !carried });
  const { data: list } = useQuery({ ...artifactTitles, enabled: !carried });
  const titleOf = useMemo(() => {
    const titles = new Map(
      list?.map(({ id, title }) => [id, title]) ?? Object.entries(excerpt?.titles ?? {}),
    );
    return (id: string) => titles.get(id) ?? wordsOf(id);
  }, [list, excerpt]);
  return { carried, metadata: metadata.data?.metadata ?? excerpt?.metadata, titleOf };
}

function keyOf(page: string): readonly string[] {
  return ['excerpt', page];
}
