import type { ModuleQuiz } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** What this browser's next attempt has to answer. */
export const moduleQuiz = (certificationId: string, moduleId: string) =>
  apiQuery<ModuleQuiz>('/api/certifications', certificationId, 'modules', moduleId, 'quiz');
