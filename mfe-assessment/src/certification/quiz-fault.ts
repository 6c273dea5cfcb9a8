import { QUIZ_ATTEMPTS } from '@coachlab/contracts';
import { isApiError } from '@coachlab/remote-kit';

/** What to tell somebody whose answers were not marked. */
export function quizFault(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 429) {
    const seconds = (error as { retryAfter?: number | null }).retryAfter;
    const minutes = seconds ? Math.ceil(seconds / 60) : QUIZ_ATTEMPTS.minutes;
    return `${QUIZ_ATTEMPTS.most} attempts in ${QUIZ_ATTEMPTS.minutes} minutes are used. Read a little, and try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; your answers stay here.`;
  }
  if (status === 400) return 'The quiz has changed since you opened it. Reload the page.';
  if (status === 403) return 'You are not enrolled any more in this browser. Reload the page.';
  return 'Your answers did not arrive. They are kept: check the connection and send them again.';
}
