import { createHash } from 'node:crypto';
import type { SignalClass } from '@coachlab/contracts';
import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { type CountedArm, ErrorStack, SignalNetwork, SignalSession } from './signal-rows.entity.ts';

/** What one session has to say of one release. */
export interface Observation {
  rolloutId: number;
  /** The session is counted once in each. */
  rounds: number[];
  arm: CountedArm;
  /** `name@version`. */
  release: string;
  session: string;
  network: string;
  loaded: boolean;
  failed: boolean;
  unloaded: boolean;
  lcp: number | null;
  error: { class: SignalClass; stack: string } | null;
}

type Key = Pick<SignalSession, 'rolloutId' | 'round' | 'arm' | 'session'>;
type Sums = Pick<SignalNetwork, 'sessions' | 'loaded' | 'failed' | 'unloaded'>;

/**
 * Counts a session once, and each thing that became of it once, however often and on however many instances it is
 * reported: the rows decide. Tells whether the session has just gone bad.
 */
export async function countSession(
  manager: EntityManager,
  observation: Observation,
  now: Date,
): Promise<boolean> {
  let turnedBad = false;
  for (const round of observation.rounds) {
    const sums = await countIn(manager, round, observation);
    turnedBad ||= sums.failed > 0;
    await add(manager, { ...keyOf(observation, round), network: observation.network }, sums);
  }
  if (turnedBad && observation.error) await keepStack(manager, observation.release, observation.error, now);
  return turnedBad;
}

async function countIn(manager: EntityManager, round: number, observation: Observation): Promise<Sums> {
  const { session, loaded, failed, unloaded, lcp } = observation;
  const key: Key = { ...keyOf(observation, round), session };
  try {
    await manager.insert(SignalSession, { ...key, loaded, failed, unloaded, lcp });
    return { sessions: 1, loaded: Number(loaded), failed: Number(failed), unloaded: Number(unloaded) };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const sums: Sums = { sessions: 0, loaded: 0, failed: 0, unloaded: 0 };
  for (const flag of ['loaded', 'failed', 'unloaded'] as const) {
    if (!observation[flag]) continue;
    const { affected } = await manager.update(SignalSession, { ...key, [flag]: false }, { [flag]: true });
    sums[flag] = affected ?? 0;
  }
  if (lcp !== null && sums.loaded > 0) await manager.update(SignalSession, key, { lcp });
  return sums;
}

const keyOf = ({ rolloutId, arm }: Observation, round: number) => ({ rolloutId, round, arm });

async function add(
  manager: EntityManager,
  key: Pick<SignalNetwork, 'rolloutId' | 'round' | 'arm' | 'network'>,
  sums: Sums,
): Promise<void> {
  const entries = Object.entries(sums).filter(([, more]) => more > 0);
  if (entries.length === 0) return;
  const raised = Object.fromEntries(entries.map(([name, more]) => [name, () => `${name} + ${more}`]));
  const raise = () => manager.update(SignalNetwork, key, raised);
  if ((await raise()).affected) return;
  try {
    await manager.insert(SignalNetwork, { ...key, ...sums });
  } catch (error) {
    // Another session of that network was faster.
    if (!isDuplicateKey(error)) throw error;
    await raise();
  }
}

/** Different stacks kept of a release. */
const MOST_STACKS = 50;

/** Adds a session to a stack. A new one may take the place of one that only ever met a single session. */
async function keepStack(
  manager: EntityManager,
  release: string,
  error: NonNullable<Observation['error']>,
  now: Date,
): Promise<void> {
  const stack = firstLines(error.stack);
  const hash = createHash('sha256').update(`${error.class}\n${stack}`).digest('hex').slice(0, 32);
  const again = await manager.update(
    ErrorStack,
    { release, hash },
    { sessions: () => 'sessions + 1', lastAt: now },
  );
  if (again.affected) return;
  if ((await manager.countBy(ErrorStack, { release })) >= MOST_STACKS) {
    const [least] = await manager.find(ErrorStack, {
      where: { release },
      order: { sessions: 'ASC', lastAt: 'ASC' },
      take: 1,
    });
    if (!least || least.sessions > 1) return;
    await manager.delete(ErrorStack, { release, hash: least.hash });
  }
  try {
    await manager.insert(ErrorStack, { release, hash, class: error.class, stack, sessions: 1, lastAt: now });
  } catch (fault) {
    if (!isDuplicateKey(fault)) throw fault;
    await manager.update(ErrorStack, { release, hash }, { sessions: () => 'sessions + 1', lastAt: now });
  }
}

/** Enough to tell faults apart; without the queries of addresses, which are the visitors' own. */
function firstLines(stack: string): string {
  return stack
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1')
    .split('\n')
    .slice(0, 8)
    .join('\n')
    .slice(0, 1_000);
}
