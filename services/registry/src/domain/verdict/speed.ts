import { type ArmCounts, cappedSessions, fairCap, inFavour, type Spread } from './counts.ts';
import type { CountedArm } from '../signals/observations.ts';
import { logEvidenceOfShift, type Table } from './sequential-test.ts';

/**
 * Whether a candidate is slower than the stable release at p75 of LCP.
 *
 * Comparing two quantiles is comparing shares: the candidate's p75 is at least 20 % later exactly when at least as many of
 * its sessions take longer than 1.2 times a limit as a quarter of stable's take longer than the limit itself. The limit is
 * p75 of the stable sessions that were first in this rollout, which are counted for nothing else: so it is fixed before
 * any session that it judges, and the always-valid test of `logEvidenceOfShift` holds for whatever value it has. (Bounds
 * for the quantiles themselves, as of Howard and Ramdas, "Sequential estimation of quantiles with applications to A/B
 * testing and best-arm identification", 2022, need no limit, but several times as many sessions.)
 *
 * As with failures, the test rules out that it is no slower (by more than `ALLOWED`), and the share says by how much.
 */
export interface Speed {
  /** `unclear`: it looks slower, but of too few sessions to be sure of it or to let it go on. */
  pace: 'alike' | 'unclear' | 'warn' | 'slower';
  reason: () => string;
}

interface Times {
  weight: number;
  canary: ArmCounts;
  stable: ArmCounts;
  slowFrom: number | null;
}

/** For what is new: files that no browser has kept yet, pages that no cache holds. */
const ALLOWED = 1.05;
const WARNS = 1.1;
const HOLDS = 1.2;
/** Chance, a round, that a candidate which is at most `ALLOWED` as slow is ever found slower. */
const ALPHA = 0.002;
/** Timed sessions of each arm before anything is said. */
const LEAST_TIMED = 50;
/** Timed canary sessions after which a candidate that looks slower, but not surely so, is kept waiting no longer. */
const SETTLED_AFTER = 1_000;

export function judgeSpeed({ canary, stable, weight, slowFrom }: Times, networks: number): Speed {
  const alike: Speed = { pace: 'alike', reason: () => '' };
  if (slowFrom === null) return alike;
  const onStable = stableRow(stable, networks);
  const [over, overBy10, overBy20] = ([1, 2, 3] as const).map((limit) =>
    candidateRow(canary, limit, networks),
  ) as [Row, Row, Row];
  if (Math.min(over.sessions, onStable.sessions) < LEAST_TIMED) return alike;
  if (share(overBy10) < share(onStable)) return alike;
  const strength = logEvidenceOfShift({ canary: over, stable: onStable }, weight / 10_000);
  const sure = strength >= -Math.log(ALPHA);
  if (!sure && over.sessions >= SETTLED_AFTER) return alike;
  const bySoMuch = share(overBy20) >= share(onStable) ? HOLDS : WARNS;
  const row = bySoMuch === HOLDS ? overBy20 : overBy10;
  const figures = () => {
    const verb = sure ? 'paint' : 'seem to paint';
    const later = `At p75 its pages ${verb} at least ${Math.round(bySoMuch * 100 - 100)} % later than those of stable`;
    return `${later}: ${partOf(row)} took over ${ms(slowFrom * bySoMuch)}, and ${partOf(onStable)} on stable over ${ms(slowFrom)}.`;
  };
  if (!sure) return { pace: 'unclear', reason: () => `${figures()} That is too few to be sure.` };
  if (bySoMuch === WARNS) return { pace: 'warn', reason: figures };
  const choices = 'Abort it, promote it as it is, or resume to count anew.';
  return { pace: 'slower', reason: () => `${figures()} ${choices}` };
}

/** Which of the limits a session of this arm takes longer than. */
export function paceOf(arm: CountedArm, lcp: number, slowFrom: number) {
  const over = (times: number) => Number(lcp > slowFrom * times);
  return arm === 'stable'
    ? { timed: 1, slow: over(1), slowBy10: 0, slowBy20: 0 }
    : { timed: 1, slow: over(ALLOWED), slowBy10: over(WARNS), slowBy20: over(HOLDS) };
}

/** Stable sessions that the limit is taken from, and the part that one network may have beside the others. */
const CALIBRATED_BY = 200;
const PARTS = 19;

/** Sessions of one network that are enough to look for the limit in, however many it reports. */
export const mostToLookAt = (networks: number) => (networks === 1 ? CALIBRATED_BY : 10);

/** The limit, from a few stable sessions of each network; null while there are too few, or too few networks. */
export function limitOf(sessions: { network: string; lcp: number }[], networks: number): number | null {
  const byNetwork = [...Map.groupBy(sessions, ({ network }) => network).values()];
  const cap = fairCap(
    byNetwork.map(({ length }) => [length, 1]),
    networks === 1 ? 1 : PARTS,
  );
  const kept = byNetwork.flatMap((each) => each.slice(0, cap)).sort((a, b) => a.lcp - b.lcp);
  return kept.length < CALIBRATED_BY ? null : (kept[Math.floor(kept.length * 0.75)]?.lcp ?? null);
}

type Row = Table['canary'];

/** What speaks against the candidate, its slow sessions and stable's fast ones, counts as with failures. */
function candidateRow({ times }: ArmCounts, limit: 1 | 2 | 3, networks: number): Row {
  const slow = cappedSessions(
    spreadOf(times, (row) => row[limit]),
    networks,
  );
  const fast = inFavour(
    spreadOf(times, (row) => row[0] - row[limit]),
    networks,
  );
  return { sessions: slow + fast, failed: slow };
}

function stableRow({ times }: ArmCounts, networks: number): Row {
  const slow = inFavour(
    spreadOf(times, (row) => row[1]),
    networks,
  );
  const fast = cappedSessions(
    spreadOf(times, (row) => row[0] - row[1]),
    networks,
  );
  return { sessions: slow + fast, failed: slow };
}

type Counted = ArmCounts['times'][number];

const spreadOf = (times: Counted[], sessions: (row: Counted) => number): Spread =>
  times.filter((row) => sessions(row) > 0).map((row) => [sessions(row), row[4]]);

const share = ({ sessions, failed }: Row) => (sessions === 0 ? 0 : failed / sessions);
const partOf = (row: Row) =>
  `${Math.round(share(row) * 100)} % of ${row.sessions.toLocaleString('en')} timed sessions`;
const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;
