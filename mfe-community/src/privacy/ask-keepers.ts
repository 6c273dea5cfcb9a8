import { isApiError } from '@coachlab/remote-kit';
import { type Keeper, readKeepers } from '../api/my-data.ts';

export interface Asked<T> {
  keeper: Pick<Keeper, 'service' | 'name'>;
  answer: T | null;
  /** Why there is no answer. */
  fault: string | null;
}

/** Asks all of them at once; one that fails keeps no other from answering. */
export async function askKeepers<T>(ask: (keeper: Keeper) => Promise<T>): Promise<Asked<T>[]> {
  let keepers: Keeper[];
  try {
    keepers = await readKeepers();
  } catch {
    return [{ keeper: SITE, answer: null, fault: 'it did not say where something is kept' }];
  }
  return Promise.all(
    keepers.map(async (keeper) => {
      try {
        return { keeper, answer: await ask(keeper), fault: null };
      } catch (error) {
        return { keeper, answer: null, fault: faultOf(error) };
      }
    }),
  );
}

/** What is named where nobody could be asked. */
const SITE = { service: 'site', name: 'The site' };

function faultOf(error: unknown): string {
  if (!isApiError(error)) return 'it could not be reached';
  if (error.status === 403) return 'this browser has no cookie of ours, so nothing can be found by it';
  if (error.status === 429) return 'it was asked too often; wait a minute';
  return 'it did not answer';
}
