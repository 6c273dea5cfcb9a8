import type { SituationAnswer, SituationCard } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Every situation, in the order of the themes. */
export const situationCards = apiQuery<SituationCard[]>('/api/situations');

export const situationBySlug = (slug: string) => apiQuery<SituationAnswer>('/api/situations', slug);
