import type { JourneyContent } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Challenges, stages and the seven-day practice. */
export const journeyContent = apiQuery<JourneyContent>('/api/journey/content');
