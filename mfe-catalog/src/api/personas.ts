import type { PersonasAnswer } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

export const personas = apiQuery<PersonasAnswer>('/api/personas');
