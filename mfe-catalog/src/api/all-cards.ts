import type { ArtifactCard } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Every artifact as a card, in the API's order. */
export const allCards = apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' });
