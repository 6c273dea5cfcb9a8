import { UnavailableError } from '@coachlab/service-common';
import { APICallError } from 'ai';

/** Seconds to wait when a model's address does not say. */
const WAIT = 5;
const LONGEST_WAIT = 120;

/** A model that cannot be had is a dependency that is down, whatever the reason. */
export function modelFailure(error: unknown, overdue: boolean): UnavailableError {
  if (error instanceof UnavailableError) return error;
  if (overdue) return new UnavailableError('model_timeout', { cause: error }, WAIT);
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return new UnavailableError('model_busy', { cause: error }, waitOf(error));
    if (error.statusCode === 401 || error.statusCode === 403)
      return new UnavailableError('model_refused', { cause: error }, LONGEST_WAIT);
  }
  return new UnavailableError('model_failed', { cause: error }, WAIT);
}

function waitOf({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT) : WAIT;
}
