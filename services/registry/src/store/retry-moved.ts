import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from '@coachlab/service-common';
import { EpochMoved } from './epoch.ts';

/** One try a competing change; each round somebody gets through. */
const TRIES = 30;

/** Makes a change, which others may come before: then it is decided again, on what is there by then. */
export async function retryMoved<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof EpochMoved)) throw error;
      await sleep(Math.random() * 10 * attempt);
    }
  }
  throw new UnavailableError('too_many_changes', {
    detail: 'Others change the registry at this moment. Try again.',
  });
}
