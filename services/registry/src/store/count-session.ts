import { isDuplicateKey } from '@coachlab/service-common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Observation } from '../domain/signals/observations.ts';
import { keepStack } from './keep-stack.ts';
import { raiseSums } from './raise-sums.ts';
import { SHELL_ONLY, SignalNetwork, SignalSession } from './rows/signal.row.ts';

type Key = Pick<SignalSession, 'rolloutId' | 'round' | 'arm' | 'session'>;
type Sums = Pick<SignalNetwork, 'sessions' | 'loaded' | 'failed' | 'unloaded' | 'seen'>;
/** What to add to the sums of which networks, and whether a failure is new. */
interface Counted {
  sums: [network: string, sums: Partial<Sums>][];
  failure: boolean;
}

/** Sessions of one arm and round that are kept by a shell's word alone: a token that was stolen fills no disk. */
const MOST_BY_SHELL = 20_000;

/**
 * Counts a session once, and each thing that became of it once, however often and on however many instances it is
 * reported: the rows decide. Tells whether the session has just gone bad by what its own browser is there to confirm.
 */
export async function countSession(
  manager: EntityManager,
  observation: Observation,
  now: Date,
): Promise<boolean> {
  let [turnedBad, failure] = [false, false];
  for (const round of observation.rounds) {
    const key = { ...keyOf(observation, round), session: observation.session };
    const counted = await (observation.network === null
      ? countClaim(manager, key)
      : countReport(manager, key, { ...observation, network: observation.network }));
    failure ||= counted.failure;
    for (const [network, sums] of counted.sums) {
      if (network !== SHELL_ONLY) turnedBad ||= (sums.failed ?? 0) > 0;
      const place = { ...keyOf(observation, round), network };
      await raiseSums(manager, SignalNetwork, place, sums, NO_SUMS);
    }
  }
  if (failure && observation.error) await keepStack(manager, observation.release, observation.error, now);
  return turnedBad;
}

/** What the visitor's own browser says; it makes what a shell said of the session before count in its network. */
async function countReport(
  manager: EntityManager,
  key: Key,
  { network, loaded, failed, unloaded, lcp }: Observation & { network: string },
): Promise<Counted> {
  const row = { ...key, network, loaded, failed, unloaded, lcp, seen: false };
  const known = await manager.findOneBy(SignalSession, key);
  if (!known && (await isNew(manager, row))) {
    const first = { sessions: 1, loaded: Number(loaded), failed: Number(failed), unloaded: Number(unloaded) };
    return { sums: [[network, first]], failure: failed };
  }
  const counted: Counted = { sums: [], failure: false };
  const flags = Object.entries({ loaded, failed, unloaded }).filter(([, became]) => became);
  // Reports come again and again: whoever only looks waits for nobody.
  if (known && known.network !== null && flags.every(([flag]) => known[flag as 'loaded'])) return counted;
  const { affected: confirmed } = await manager.update(
    SignalSession,
    { ...key, network: IsNull() },
    { network },
  );
  if (confirmed) {
    counted.sums.push([SHELL_ONLY, { sessions: -1, failed: -1, seen: -1 }]);
    counted.sums.push([network, { sessions: 1, failed: 1, seen: 1 }]);
  }
  const sums: Partial<Sums> = {};
  for (const [flag] of flags) {
    const { affected } = await manager.update(SignalSession, { ...key, [flag]: false }, { [flag]: true });
    if (affected) sums[flag as keyof Sums] = 1;
  }
  if (lcp !== null && sums.loaded) await manager.update(SignalSession, key, { lcp });
  counted.sums.push([network, sums]);
  counted.failure = sums.failed === 1;
  return counted;
}

/** That a shell saw it fail: kept apart until the visitor's own browser is there too, and then counted where it is. */
async function countClaim(manager: EntityManager, key: Key): Promise<Counted> {
  const { rolloutId, round, arm } = key;
  const known = await manager.findOneBy(SignalSession, key);
  if (known?.seen) return { sums: [], failure: false };
  if (!known) {
    const alone = await manager.findOneBy(SignalNetwork, { rolloutId, round, arm, network: SHELL_ONLY });
    if ((alone?.sessions ?? 0) >= MOST_BY_SHELL) return { sums: [], failure: false };
    const row = {
      ...key,
      network: null,
      loaded: false,
      failed: true,
      unloaded: false,
      lcp: null,
      seen: true,
    };
    if (await isNew(manager, row))
      return { sums: [[SHELL_ONLY, { sessions: 1, failed: 1, seen: 1 }]], failure: true };
  }
  const { affected: fresh } = await manager.update(SignalSession, { ...key, seen: false }, { seen: true });
  if (!fresh) return { sums: [], failure: false };
  const { affected: failed } = await manager.update(
    SignalSession,
    { ...key, failed: false },
    { failed: true },
  );
  const { network } = await manager.findOneByOrFail(SignalSession, key);
  // Only a browser's report makes a row that no shell has seen.
  const sums = { failed: failed ?? 0, seen: 1 };
  return { sums: [[network ?? SHELL_ONLY, sums]], failure: sums.failed === 1 };
}

async function isNew(manager: EntityManager, row: SignalSession): Promise<boolean> {
  try {
    await manager.insert(SignalSession, row);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

const keyOf = ({ rolloutId, arm }: Observation, round: number) => ({ rolloutId, round, arm });

const NO_SUMS: Sums = {
  sessions: 0,
  loaded: 0,
  failed: 0,
  unloaded: 0,
  seen: 0,
};
