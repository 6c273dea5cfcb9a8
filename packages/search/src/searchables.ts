import type { Artifact, ArtifactCard, Certification, Situation, SituationEntry } from '@coachlab/contracts';
import type { Searchable } from './search-index.ts';

/** By what a card's face says; the browser indexes hundreds of them at once. */
export function searchableCard({ id, title, subtitle, tags, category }: ArtifactCard): Searchable {
  return { id, title, subtitle, keywords: `${tags.join(', ')}, ${id}, ${category}` };
}

/** By all that a whole artifact says. */
export function searchableArtifact(artifact: Artifact): Searchable {
  const { description, purpose, outcomes, enrichment } = artifact;
  const { hierarchy = [], examples = [], targetAudience = [] } = artifact;
  const longer = [
    purpose,
    enrichment?.coreInsight ?? '',
    enrichment?.realWorldChallenge ?? '',
    ...(enrichment?.actionableGuidance ?? []),
    ...(enrichment?.coachingPrompts ?? []),
    enrichment?.applicationDrill.description ?? '',
    ...hierarchy.map((part) => `${part.title}. ${part.description}`),
    ...examples,
    ...targetAudience,
  ];
  return {
    ...searchableCard(artifact),
    summary: [description, ...outcomes].join('\n'),
    text: longer.join('\n'),
  };
}

export function searchableSituation({ slug, title, ...more }: SituationEntry | Situation): Searchable {
  const id = `situation:${slug}`;
  if ('words' in more) return { id, title, keywords: more.words };
  const { phrasings, goingOn, doFirst, sayThis, avoid } = more;
  return {
    id,
    title,
    keywords: phrasings.join('\n'),
    text: [goingOn, doFirst, ...sayThis, avoid].join('\n'),
  };
}

export function searchableCertification({ id, title, description, outcomes }: Certification): Searchable {
  return {
    id: `certification:${id}`,
    title,
    keywords: 'certification certificate',
    subtitle: description,
    summary: outcomes.join('\n'),
  };
}
