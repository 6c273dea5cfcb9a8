import { SECTIONS } from '@coachlab/contracts';
import { sectionCounts } from '../calls/artifacts.ts';

/** The list's length, without the list. */
export const onboardingQueries = SECTIONS.map(sectionCounts);
