import { SECTIONS } from '@coachlab/contracts';
import { sectionCounts } from '../api/artifacts.ts';

/** The list's length, without the list. */
export const onboardingQueries = SECTIONS.map(sectionCounts);
