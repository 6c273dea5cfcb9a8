import type { ArtifactCard, Section } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** A section's artifacts as cards, in the API's order. */
export const sectionCards = (section: Section) =>
  apiQuery<ArtifactCard[]>('/api/artifacts', { section, view: 'card' });
