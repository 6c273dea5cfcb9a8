import { isApiError } from '@coachlab/remote-kit';

/** What to tell a visitor whose sheet could not be sent. */
export function sendFault(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 429) return 'That was a little fast. Wait a minute, then send it again.';
  if (status === 400 || status === 422)
    return 'The questionnaire has changed since you opened it. Reload the page; your answers are kept.';
  return 'Your findings did not arrive. All your answers are kept: check the connection and send again.';
}
