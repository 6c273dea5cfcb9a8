import type { ComparedMeasure } from '@coachlab/contracts';
import type { CountedArm } from '../signals/observations.ts';
import { fairCap, type Spread } from './counts.ts';
import { MEASURES } from './measures.ts';

/** Three quartiles of stable by one measure, on the pages of one route. */
export interface Limits {
  lower: number;
  middle: number;
  upper: number;
}

/** Sessions of one arm by the quarter of stable's that they are in, and those that are 10 and 20 % above its last. */
export interface PacedArm {
  quarters: [Spread, Spread, Spread, Spread];
  over10: Spread;
  over20: Spread;
}

/** Both arms by one measure: on all routes together, each session against the limits of its own, and on each route. */
export interface Pace extends Record<CountedArm, PacedArm> {
  measure: ComparedMeasure;
  /** In the order in which they got their limits. */
  routes: RoutePace[];
}

/** Both arms on the pages of one route, since its limits are known. */
export interface RoutePace extends Record<CountedArm, PacedArm> {
  /** As the section declares it; empty where browsers do not say. */
  route: string;
  limits: Limits;
}

/** For what is new: files that no browser has kept yet, pages that no cache holds. */
const ALLOWED = 1.05;
export const WARN_RATIO = 1.1;
export const HOLD_RATIO = 1.2;

/** By how much an arm's limits are raised. */
export const ALLOWED_FOR: Record<CountedArm, number> = { canary: ALLOWED, stable: 1 };

/** Where one session of this arm is counted. */
export function paceOf(arm: CountedArm, value: number, { lower, middle, upper }: Limits) {
  const over = (limit: number) => Number(value > limit);
  const allowed = ALLOWED_FOR[arm];
  return {
    quarter: over(lower * allowed) + over(middle * allowed) + over(upper * allowed),
    over10: over(upper * WARN_RATIO),
    over20: over(upper * HOLD_RATIO),
  };
}

/** Stable sessions of a route that its limits are taken from, and the part that one network may have beside the others. */
export const CALIBRATED_BY = 100;
const PARTS = 19;

/** Sessions of one network that are enough to look for limits in, however many it reports. */
export const maxSamples = (networks: number) => (networks === 1 ? CALIBRATED_BY : 10);

/** The limits, from a few stable sessions of each network; null while there are too few, or too few networks. */
export function limitsOf(
  measure: ComparedMeasure,
  sessions: { network: string; value: number }[],
  networks: number,
): Limits | null {
  const byNetwork = [...Map.groupBy(sessions, ({ network }) => network).values()];
  const cap = fairCap(
    byNetwork.map(({ length }) => [length, 1]),
    networks === 1 ? 1 : PARTS,
  );
  const values = byNetwork
    .flatMap((each) => each.slice(0, cap))
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  if (values.length < CALIBRATED_BY) return null;
  const at = (share: number) => Math.max(values[Math.floor(values.length * share)]!, MEASURES[measure].floor);
  return { lower: at(0.25), middle: at(0.5), upper: at(0.75) };
}
