import type { ComparedMeasure } from '@coachlab/contracts';
import { describePace } from './describe-pace.ts';
import { TESTS } from './measures.ts';
import { expectedOf, sumUp, tableOf, type Tables, wholeTables } from './pace-tables.ts';
import { HOLD_RATIO, type Pace, type RoutePace, WARN_RATIO } from './paces.ts';
import { logEvidenceOfShift, wilson } from './sequential-test.ts';

/**
 * Whether a candidate is slower than the stable release at p75 of what is measured (measures.ts), on all pages or on those
 * of one route.
 *
 * Comparing two quantiles is comparing shares: the candidate's p75 is at least 20 % later exactly when at least as many of
 * its sessions take longer than 1.2 times a limit as a quarter of stable's take longer than the limit itself. The limits are
 * quartiles of the stable sessions that were first on a route in this rollout, which are counted for nothing else: so they
 * are fixed before any session that they judge, and the always-valid test of `logEvidenceOfShift` holds for whatever value
 * they have. (Bounds for the quantiles themselves, as of Howard and Ramdas, "Sequential estimation of quantiles with
 * applications to A/B testing and best-arm identification", 2022, need no limits, but several times as many sessions.)
 *
 * Each session is compared with those on its own route alone. So a candidate whose visitors begin on other pages is not
 * slower for that, and one that is slower on a single route is found there, too (docs/decisions/0054).
 *
 * As with failures, the test rules out that it is no slower (by more than 5 %) at any quartile, and the share at p75
 * says by how much.
 */
export interface Speed {
  /** `unclear`: it could be slower by 20 %, and too few sessions are known to be sure of it or to let it go on. */
  pace: 'alike' | 'unclear' | 'warn' | 'slower';
  reason: () => string;
}

interface Times {
  weight: number;
  paces: Pace[];
}

/** What one test is of: a measure on all routes together, or on one of several. */
interface Scope {
  measure: ComparedMeasure;
  routes: RoutePace[];
  isWhole: boolean;
  /** What is compared, route by route. */
  tables: Tables;
  /** Logarithm of the e-value that is enough. */
  sure: number;
}

/** Chance, a round, that a candidate which is at most 5 % slower is ever found slower, by any of the tests. */
const ALPHA = 0.002;
/** Timed sessions of each arm before anything is said. */
const LEAST_TIMED = 50;
/** Timed canary sessions after which a candidate that could still be slower is kept waiting no longer. */
const SETTLED_AFTER = 1_000;

/** 99.5 % to one side: of the many times that the verdict looks, each may be the one at which a slower candidate is let go on. */
const DEVIATIONS = 2.576;

const ALIKE: Speed = { pace: 'alike', reason: () => '' };
const BY_WEIGHT: Speed['pace'][] = ['alike', 'warn', 'unclear', 'slower'];

/** The worst of what is measured; of what is equally bad, what comes first. */
export function judgeSpeed({ weight, paces }: Times, networks: number): Speed {
  return scopesOf(paces, networks)
    .map((scope) => judgeOne(scope, weight))
    .reduce(
      (worst, next) => (BY_WEIGHT.indexOf(next.pace) > BY_WEIGHT.indexOf(worst.pace) ? next : worst),
      ALIKE,
    );
}

/**
 * Of each measure all routes together, and each by itself where there are several. The chance of an error is shared: half of
 * a measure's for all together, and of the other half 1/2, 1/6, 1/12 and so on for each route in the order in which they got
 * their limits, so that no later one changes what an earlier one has to reach.
 */
function scopesOf(paces: Pace[], networks: number): Scope[] {
  const ofMeasure = TESTS / ALPHA;
  return paces.flatMap((pace) => {
    const { measure, routes } = pace;
    const tables = wholeTables(pace, networks);
    const whole = { measure, routes, isWhole: true, tables, sure: Math.log(ofMeasure * 2) };
    if (routes.length === 1) return [whole];
    const single = routes.map((route, i) => ({
      measure,
      routes: [route],
      isWhole: false,
      tables: [tableOf(route, networks)],
      sure: Math.log(ofMeasure * 2 * (i + 1) * (i + 2)),
    }));
    return [whole, ...single];
  });
}

function judgeOne(scope: Scope, weight: number): Speed {
  const { tables } = scope;
  const [canary, stable] = [
    sumUp(tables.map((each) => each.canary)),
    sumUp(tables.map((each) => each.stable)),
  ];
  if (Math.min(canary.sessions, stable.sessions) < LEAST_TIMED) return ALIKE;
  const onStable = expectedOf(tables, canary.sessions);
  const [by10, by20] = [canary.over10 / canary.sessions, canary.over20 / canary.sessions];
  const isSure = by10 >= onStable && strengthIn(tables, weight) >= scope.sure;
  const figures = (mood: 'does' | 'could', ratio: number) =>
    describePace(scope, mood, ratio, canary, { ...stable, share: onStable });
  if (!isSure || by20 < onStable) {
    // By chance one of many routes looks slower: only all together keep a rollout waiting.
    const isSettled = canary.sessions >= SETTLED_AFTER || !scope.isWhole;
    if (!isSettled && wilson(canary.over20, canary.sessions, DEVIATIONS).upper >= onStable) {
      const reason = () => `${figures('could', HOLD_RATIO)} That is too few to be sure.`;
      return { pace: 'unclear', reason };
    }
    return isSure ? { pace: 'warn', reason: () => figures('does', WARN_RATIO) } : ALIKE;
  }
  const choices = 'Abort it, promote it as it is, or resume to count anew.';
  return { pace: 'slower', reason: () => `${figures('does', HOLD_RATIO)} ${choices}` };
}

/** How much of the evidence that holds a candidate there is; 1 is enough, together with the share. */
export function strengthOfSlowness(times: Times, networks: number): number {
  return Math.max(0, ...strengthsByMeasure(times, networks).values());
}

/** The same of each measure that has a limit: that of its strongest test. */
export function strengthsByMeasure({ weight, paces }: Times, networks: number): Map<ComparedMeasure, number> {
  const strengths = new Map<ComparedMeasure, number>();
  for (const { measure, tables, sure } of scopesOf(paces, networks)) {
    const least = Math.min(
      sumUp(tables.map((each) => each.canary)).sessions,
      sumUp(tables.map((each) => each.stable)).sessions,
    );
    const strength = least < LEAST_TIMED ? 0 : strengthIn(tables, weight) / sure;
    strengths.set(measure, Math.max(0, strength, strengths.get(measure) ?? 0));
  }
  return strengths;
}

const strengthIn = (tables: Tables, weight: number) =>
  logEvidenceOfShift(
    tables.map(({ canary, stable }) => ({ canary: canary.quarters, stable: stable.quarters })),
    weight / 10_000,
  );
