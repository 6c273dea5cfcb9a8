import { ForbiddenError } from '@coachlab/service-common';

export function notEnrolled(): ForbiddenError {
  return new ForbiddenError('not_enrolled', { detail: 'Enroll in the certification first.' });
}
