import { seededRandom } from '../src/testing/random.ts';
import type { Fault, Lookers } from './faults.ts';
import { play } from './play.ts';

export const LOOKERS: Lookers[] = ['nobody', 'shadow renders', 'a rehearsal'];

/** How many sessions met a broken release until nobody got it any more. */
export interface Exposure {
  median: number;
  /** In nine of ten rollouts no more. */
  most: number;
  /** Rollouts that somebody looked at beforehand in vain. */
  missed: number;
}

/** The same rollouts by the same seed, with each looker. What is found beforehand reaches nobody. */
export function exposureTo(fault: Fault, perMinute: number, rollouts: number, seed: number) {
  const found: Record<Lookers, number[]> = { nobody: [], 'shadow renders': [], 'a rehearsal': [] };
  for (let i = 0; i < rollouts; i += 1) {
    const own = seed + i * 7_919;
    let met: number | null = null;
    for (const by of LOOKERS) {
      if (fault.isFound(by, seededRandom(own + 3))) {
        found[by].push(0);
        continue;
      }
      // One that waits for a person has met its sessions all the same.
      met ??= play(fault.kind, perMinute, own).exposed;
      found[by].push(met);
    }
  }
  return Object.fromEntries(LOOKERS.map((by) => [by, exposure(found[by])])) as Record<Lookers, Exposure>;
}

function exposure(sessions: number[]): Exposure {
  const sorted = sessions.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    missed: sorted.filter((met) => met > 0).length,
  };
}

/** The promises that do not hold. */
export function brokenPromises(
  { name, most }: Fault,
  perMinute: number,
  by: Record<Lookers, Exposure>,
): string[] {
  return LOOKERS.flatMap((looker) => {
    const allowed = most[looker];
    if (allowed === undefined || by[looker].most <= allowed) return [];
    return [
      `${name} at ${perMinute} a minute, with ${looker}: met by ${by[looker].most} sessions, ${allowed} allowed`,
    ];
  });
}
