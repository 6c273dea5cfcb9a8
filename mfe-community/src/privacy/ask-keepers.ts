import { isApiError } from '@coachlab/remote-kit';
import { type Keeper, KEEPERS } from '../api/my-data.ts';

export interface Asked<T> {
  keeper: Keeper;
  answer: T | null;
  /** Why there is no answer. */
  fault: string | null;
}

/** Asks all of them at once; one that fails keeps no other from answering. */
export function askKeepers<T>(ask: (keeper: Keeper) => Promise<T>): Promise<Asked<T>[]> {
  return Promise.all(
    KEEPERS.map(async (keeper) => {
      try {
        return { keeper, answer: await ask(keeper), fault: null };
      } catch (error) {
        return { keeper, answer: null, fault: faultOf(error) };
      }
    }),
  );
}

function faultOf(error: unknown): string {
  if (!isApiError(error)) return 'it could not be reached';
  if (error.status === 403) return 'this browser has no cookie of ours, so nothing can be found by it';
  if (error.status === 429) return 'it was asked too often; wait a minute';
  return 'it did not answer';
}
