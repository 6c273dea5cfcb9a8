import {
  type ArtifactCard,
  categoryName,
  type Certification,
  type JourneyContent,
  type ResolvedSet,
  SITUATION_THEMES,
  type SituationEntry,
} from '@coachlab/contracts';
import { navigationFrom } from '@coachlab/federation';
import { apiQuery, href, useQueries } from '@coachlab/remote-kit';
import { useMemo } from 'react';
import type { Entry } from './entry.ts';

const QUERIES = [
  apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' }),
  apiQuery<Certification[]>('/api/certifications'),
  apiQuery<JourneyContent>('/api/journey', 'content'),
  apiQuery<SituationEntry[]>('/api/situations', { view: 'search' }),
] as const;

export interface Entries {
  all: Entry[];
  /** The site's pages, to begin with. */
  pages: Entry[];
  loading: boolean;
}

/** Everything that can be found. What a service does not answer is left out; the rest is there. */
export function useEntries(set: ResolvedSet): Entries {
  const [artifacts, certifications, journey, situations] = useQueries({ queries: QUERIES });
  const pages = useMemo(() => pagesOf(set), [set]);
  const all = useMemo(
    () => [
      ...pages,
      ...(situations.data ?? []).map(situationEntry),
      ...(artifacts.data ?? []).map(artifactEntry),
      ...(certifications.data ?? []).map(certificationEntry),
      ...(journey.data?.challenges ?? []).map(challengeEntry),
    ],
    [pages, artifacts.data, certifications.data, journey.data, situations.data],
  );
  const loading = [artifacts, certifications, journey, situations].some(({ isLoading }) => isLoading);
  return { all, pages, loading };
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
          words: '',
          opens: { href: to },
        });
    }
  }
  return [...byHref.values()];
}

function artifactEntry({ id, title, subtitle, category, tags }: ArtifactCard): Entry {
  const kind = categoryName(category);
  return { id, title, subtitle, kind, words: tags.join(' '), opens: { href: href.artifact(id) } };
}

function certificationEntry({ id, title, description }: Certification): Entry {
  return {
    id: `certification:${id}`,
    title,
    subtitle: description,
    kind: 'Certification',
    words: '',
    opens: { href: href.certification(id) },
  };
}

function challengeEntry({ id, title, description }: JourneyContent['challenges'][number]): Entry {
  return {
    id: `challenge:${id}`,
    title,
    subtitle: description,
    kind: 'Challenge',
    words: '',
    opens: { challenge: id },
  };
}

function situationEntry({ slug, title, theme, words }: SituationEntry): Entry {
  return {
    id: `situation:${slug}`,
    title,
    subtitle: SITUATION_THEMES[theme],
    kind: 'Situation',
    words,
    opens: { href: href.situation(slug) },
  };
}
