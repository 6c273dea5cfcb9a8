import {
  type ArtifactCard,
  categoryName,
  type Certification,
  type ForumPost,
  type JourneyContent,
  type ResolvedSet,
  SITUATION_THEMES,
  type SituationEntry,
} from '@coachlab/contracts';
import { navigationFrom } from '@coachlab/federation';
import { apiQuery, type Href, useHref, useQueries } from '@coachlab/remote-kit';
import { searchableCard, searchableCertification, searchableSituation } from '@coachlab/search';
import { useMemo } from 'react';
import type { Entry } from './entry.ts';

const QUERIES = [
  apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' }),
  apiQuery<Certification[]>('/api/certifications'),
  apiQuery<JourneyContent>('/api/journey', 'content'),
  apiQuery<SituationEntry[]>('/api/situations', { view: 'search' }),
  apiQuery<ForumPost[]>('/api/forum/posts'),
] as const;

/** Characters of a forum post that stand under its title. */
const SHOWN = 120;

/** What an API answered, before it is known where it leads. */
interface Found extends Omit<Entry, 'opens'> {
  opens: { route: string; params: Record<string, string> } | { challenge: string };
}

export interface Entries {
  all: Entry[];
  /** The site's pages, to begin with. */
  pages: Entry[];
  loading: boolean;
}

/** Everything that can be found. What a service does not answer is left out; the rest is there. */
export function useEntries(set: ResolvedSet): Entries {
  const [artifacts, certifications, journey, situations, threads] = useQueries({ queries: QUERIES });
  const hrefOf = useHref();
  const pages = useMemo(() => pagesOf(set), [set]);
  const all = useMemo(() => {
    const found: Found[] = [
      ...(situations.data ?? []).map(situationEntry),
      ...(artifacts.data ?? []).map(artifactEntry),
      ...(certifications.data ?? []).map(certificationEntry),
      ...(journey.data?.challenges ?? []).map(challengeEntry),
      ...(threads.data ?? []).map(threadEntry),
    ];
    return [...pages, ...found.flatMap((entry) => opening(entry, hrefOf) ?? [])];
  }, [pages, hrefOf, artifacts.data, certifications.data, journey.data, situations.data, threads.data]);
  const loading = [artifacts, certifications, journey, situations, threads].some(
    ({ isLoading }) => isLoading,
  );
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
          opens: { href: to },
        });
    }
  }
  return [...byHref.values()];
}

/** Nothing where no section has the page: it cannot be opened. */
function opening({ opens, ...entry }: Found, hrefOf: Href): Entry | undefined {
  if ('challenge' in opens) return { ...entry, opens };
  const href = hrefOf(opens.route, opens.params);
  return href === undefined ? undefined : { ...entry, opens: { href } };
}

function artifactEntry(card: ArtifactCard): Found {
  const { id, title, subtitle, category } = card;
  const kind = categoryName(category);
  return {
    id,
    title,
    subtitle,
    kind,
    texts: searchableCard(card),
    opens: { route: 'artifact', params: { id } },
  };
}

function certificationEntry(certification: Certification): Found {
  const { id, title, description } = certification;
  const texts = searchableCertification(certification);
  return {
    id: texts.id,
    title,
    subtitle: description,
    kind: 'Certification',
    texts,
    opens: { route: 'certification', params: { id } },
  };
}

function challengeEntry({ id, title, description }: JourneyContent['challenges'][number]): Found {
  return {
    id: `challenge:${id}`,
    title,
    subtitle: description,
    kind: 'Challenge',
    opens: { challenge: id },
  };
}

function situationEntry(situation: SituationEntry): Found {
  const { slug, title, theme } = situation;
  const texts = searchableSituation(situation);
  return {
    id: texts.id,
    title,
    subtitle: SITUATION_THEMES[theme],
    kind: 'Situation',
    texts,
    opens: { route: 'situation', params: { slug } },
  };
}

function threadEntry({ id, title, content, authorName }: ForumPost): Found {
  return {
    id: `thread:${id}`,
    title,
    subtitle: `${authorName}: ${content.slice(0, SHOWN).replace(/\s+/g, ' ')}`,
    kind: 'Forum',
    texts: { id: `thread:${id}`, title, text: content },
    opens: { route: 'forum', params: { post: id } },
  };
}
