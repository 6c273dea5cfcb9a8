import { QUIZ_ATTEMPTS } from '@coachlab/contracts';
import { isApiError } from '@coachlab/remote-kit';

/** These very answers count already: they were sent from another tab. */
export function isAlreadyMarked(error: unknown): boolean {
  return isApiError(error) && error.status === 409;
}

/** The questions on the screen are not the ones that wait for answers. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error) && error.status === 400;
}

/** What to tell somebody whose answers were not marked. */
export function quizFault(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (isAlreadyMarked(error))
    return 'This attempt was already submitted, perhaps in another tab. Here are the questions for your next one.';
  if (isOutdated(error))
    return 'These questions have changed since you opened the quiz. Nothing was counted: please answer the new ones.';
  if (status === 429) {
    const seconds = (error as { retryAfter?: number | null }).retryAfter;
    const minutes = seconds ? Math.ceil(seconds / 60) : QUIZ_ATTEMPTS.minutes;
    return `You have used your ${QUIZ_ATTEMPTS.most} attempts for these ${QUIZ_ATTEMPTS.minutes} minutes. Read a little, and try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; your answers stay here.`;
  }
  if (status === 403) return 'You are no longer enrolled in this browser. Reload the page.';
  return 'Your answers did not reach us. They are kept: check your connection and send them again.';
}
