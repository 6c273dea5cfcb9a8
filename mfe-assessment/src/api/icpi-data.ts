import type { IcpiData } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** All that is cached of the ICPI: statements, archetypes and results. */
export const ICPI_KEY = ['/api/icpi'] as const;

/** The questionnaire's: its page is a first load for many, and the archetypes are most of the whole. */
export const icpiQuestions = apiQuery<Pick<IcpiData, 'questions'>>('/api/icpi', 'data', {
  view: 'questions',
});

export const icpiData = apiQuery<IcpiData>('/api/icpi', 'data');
