import type { ArtifactCategorySummary, Section } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** The categories that have artifacts in a section, with how many. */
export const sectionCategories = (section: Section) =>
  apiQuery<ArtifactCategorySummary[]>('/api/artifacts/categories', { section });
