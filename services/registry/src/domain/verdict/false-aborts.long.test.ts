import { expect, it } from '@jest/globals';
import { seededRandom } from '../../testing/random.ts';
import { type ArmCounts, NO_COUNTS } from './counts.ts';
import { judge } from './verdict.ts';

/** Rounds of each kind, and sessions of a round. */
const [ROUNDS, SESSIONS] = [250, 1_500];
/** Networks that visitors come from, some of them often. */
const NETWORKS = 400;
/** The chance is 1 in 500 a round: of so many, more than this many would be stopped once in thousands of times. */
const MOST_STOPPED = 3;

interface Kind {
  /** Share of the visitors. */
  weight: number;
  /** Share of the sessions that fail on both arms, as the round goes on from 0 to 1. */
  rate: (progress: number) => number;
  /** Whether one more network reports a failure of the candidate with each session. */
  forged?: boolean;
}

const NONE = { canary: [], stable: [] };

/** The sessions of one arm as they come in. */
class Arm {
  readonly #networks = new Map<number, { sessions: number; failed: number }>();

  add(network: number, failed: boolean): void {
    const known = this.#networks.get(network) ?? { sessions: 0, failed: 0 };
    known.sessions += 1;
    known.failed += Number(failed);
    this.#networks.set(network, known);
  }

  counts(): ArmCounts {
    const all = [...this.#networks.values()];
    const sum = (of: 'sessions' | 'failed') => all.reduce((total, each) => total + each[of], 0);
    return {
      ...NO_COUNTS,
      sessions: sum('sessions'),
      loaded: sum('sessions'),
      loadedNetworks: all.length,
      failed: sum('failed'),
      networks: all.map(({ sessions, failed }) => [sessions, failed, 1]),
    };
  }
}

/** Whether a candidate that fails as often as stable is ever stopped: it is judged at each of its failures. */
function isStopped({ weight, rate, forged = false }: Kind, random: () => number): boolean {
  const [canary, stable] = [new Arm(), new Arm()];
  for (let session = 0; session < SESSIONS; session += 1) {
    const [arm, failed] = [random() < weight ? canary : stable, random() < rate(session / SESSIONS)];
    // The square makes a few networks the source of many sessions.
    arm.add(Math.floor(NETWORKS * random() ** 2), failed);
    if (forged) canary.add(-1, true);
    if (!failed || arm !== canary) continue;
    const counts = { canary: canary.counts(), stable: stable.counts() };
    const { state } = judge({ weight: weight * 10_000, ...counts, painted: NONE, brokenFiles: null }, 3);
    if (state === 'breach' || state === 'hard_trip') return true;
  }
  return false;
}

it.each<[string, Kind]>([
  ['at 1 %, failing rarely', { weight: 0.01, rate: () => 0.005 }],
  ['at 10 %', { weight: 0.1, rate: () => 0.02 }],
  ['at 10 %, failing often', { weight: 0.1, rate: () => 0.2 }],
  ['at 50 %, beside an outage of both', { weight: 0.5, rate: (t) => (t > 0.6 && t < 0.7 ? 0.6 : 0.01) }],
  ['at 50 %, getting worse on both arms', { weight: 0.5, rate: (t) => t / 10 }],
  ['at 98 %', { weight: 0.98, rate: () => 0.03 }],
  ['at 10 %, with made-up failures from one network', { weight: 0.1, rate: () => 0.01, forged: true }],
])('a candidate no worse than stable is hardly ever stopped: %s', (_, kind) => {
  const random = seededRandom(20_261_129);
  const stopped = Array.from({ length: ROUNDS }, () => isStopped(kind, random)).filter(Boolean);
  expect(stopped.length).toBeLessThanOrEqual(MOST_STOPPED);
});

it('one that is worse is stopped in nearly every round', () => {
  const random = seededRandom(7);
  const stops = Array.from({ length: 40 }, () => {
    const [canary, stable] = [new Arm(), new Arm()];
    for (let session = 0; session < SESSIONS; session += 1) {
      const isCanary = random() < 0.5;
      const arm = isCanary ? canary : stable;
      arm.add(Math.floor(NETWORKS * random() ** 2), random() < (isCanary ? 0.12 : 0.01));
    }
    const counts = { canary: canary.counts(), stable: stable.counts() };
    return judge({ weight: 5_000, ...counts, painted: NONE, brokenFiles: null }, 3).state === 'breach';
  });
  expect(stops.filter(Boolean).length).toBeGreaterThanOrEqual(38);
});
