import type { ArtifactCard, ArtifactCategorySummary, ArtifactTitle, Section } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Every artifact as a card, in the API's order. */
export const allCards = apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' });

/** Every artifact by name: a sixth of what their cards weigh. */
export const artifactTitles = apiQuery<ArtifactTitle[]>('/api/artifacts', { view: 'title' });

/** The first few of the catalogue, or of a section. */
export const firstCards = (limit: number, section: Section | null = null) =>
  apiQuery<ArtifactCard[]>('/api/artifacts', { section, view: 'card', limit });

/** How many artifacts a section has, by category: a fraction of the list's weight. */
export const sectionCounts = (section: Section) =>
  apiQuery<ArtifactCategorySummary[]>('/api/artifacts/categories', { section });
