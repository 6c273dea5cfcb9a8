import type { VerdictState } from '@coachlab/contracts';
import {
  type ArmCounts,
  cappedSessions,
  failuresOf,
  sessionsInFavour,
  levelled,
  successesOf,
} from './counts.ts';
import { logEvidence, logEvidenceAbove, type Table, wilson } from './sequential-test.ts';
import { type Painted, slowerThanStable } from './slower.ts';

/** All that a verdict depends on. No clock, no database. */
export interface Evidence {
  /** Basis points, throughout the round that the counts are of. */
  weight: number;
  canary: ArmCounts;
  stable: ArmCounts;
  painted: Record<'canary' | 'stable', Painted[]>;
  /** What the registry's own look at the candidate's files found wrong; null when nothing, or when it did not look. */
  brokenFiles: string | null;
}

export interface Judgement {
  state: VerdictState;
  /** Whether what little is known speaks against the candidate; only beside `inconclusive`. */
  looksWorse: boolean;
  /** One sentence for a person; only made when somebody wants to read it. */
  reason: () => string;
}

/** A candidate may fail this often whatever the stable release does, and this much more often than it. */
const ALWAYS_ALLOWED = 0.02;
const ALLOWED_OVER_STABLE = 0.03;
/** Chance, a round, that a candidate as good as the stable release is ever found worse. A rollout has about five rounds. */
const ALPHA = 0.002;
/** Canary sessions before anything can be called healthy. */
const LEAST_SESSIONS = 50;
/** From this share of failures on an arm is bad; when both are, something else is broken. */
const BAD = 0.05;
const LEAST_FAILURES = 3;
/** Sessions that failed to load, with none that loaded, before the files are looked at. */
const UNLOADED_SESSIONS = 5;
/** Failures that a shell saw, too, are believed when they come from one network fewer; one alone never decides. */
const partsOfSeen = (networks: number) => (networks > 2 ? networks - 1 : networks);

/**
 * `networks`: how many of them anything must come from; none counts for more than one part in so many, and the loudest not
 * at all, so that a single one can neither stop a rollout nor keep it going.
 */
export function judge(evidence: Evidence, networks: number): Judgement {
  const found = judged(evidence, networks);
  return { ...found, looksWorse: found.state === 'inconclusive' && looksWorse(evidence) };
}

type Found = Omit<Judgement, 'looksWorse'>;

function judged(evidence: Evidence, networks: number): Found {
  const { canary, brokenFiles } = evidence;
  if (brokenFiles !== null && looksUnloadable(canary, networks)) {
    const reason = () =>
      `${canary.unloaded} sessions from ${canary.unloadedNetworks} networks could not load it and none could: ${brokenFiles}.`;
    return { state: 'hard_trip', reason };
  }
  const failures = judgeFailures(evidence, networks);
  if (failures) return failures;
  const slower = slowerThanStable(evidence.painted, networks);
  return slower === null ? judgeHealth(evidence, networks) : { state: 'slower', reason: () => slower };
}

/** One failure is nobody's proof; two of a few sessions are a reason to wait for more, also by the word of a single network or shell. */
function looksWorse({ canary, stable }: Evidence): boolean {
  const failed = canary.failed + canary.claimed;
  const rate = failed / Math.max(1, canary.sessions + canary.claimed);
  return failed >= 2 && rate > Math.max(ALWAYS_ALLOWED, share(stable) + ALLOWED_OVER_STABLE);
}

/** Null when nothing speaks against the candidate, or not clearly enough. */
function judgeFailures({ canary, stable, weight }: Evidence, networks: number): Found | null {
  const arm = candidateRow(canary, networks);
  const rate = share(arm);
  // Whatever the stable release does, so much is allowed.
  if (rate <= ALLOWED_OVER_STABLE) return null;
  const table = { canary: arm, stable: stableRow(stable, networks) };
  const stableRate = share(table.stable);
  const allowed = Math.max(ALWAYS_ALLOWED, stableRate + ALLOWED_OVER_STABLE);
  if (stable.sessions > 0 && rate > allowed) {
    const strength = logEvidence(table, weight / 10_000);
    if (strength >= -Math.log(ALPHA)) {
      return { state: 'breach', reason: () => breachReason(canary, stable, allowed, strength) };
    }
  }
  if (rate >= BAD && arm.failed >= LEAST_FAILURES && isBad(table.stable)) {
    const reason = () => `Both releases fail: ${figures(canary)}, and ${figures(stable)} on stable.`;
    return { state: 'freeze', reason };
  }
  return null;
}

/** Healthy only if it is so by all that was said, and also when no network counts for more than its part. */
function judgeHealth({ canary, stable }: Evidence, networks: number): Found {
  if (canary.sessions < LEAST_SESSIONS) return { state: 'inconclusive', reason: () => tooFew(canary) };
  const level = levelled(canary, networks);
  if (level.sessions < LEAST_SESSIONS) {
    return { state: 'inconclusive', reason: () => tooAlike(canary, Math.floor(level.sessions)) };
  }
  const heard = wilson(level.failed, level.sessions).upper;
  const upper = Math.max(
    // All failures count, also those of a single network or shell: it may hold a rollout, though not stop it.
    wilson(canary.failed + canary.claimed, canary.sessions + canary.claimed).upper,
    heard,
  );
  // Made-up failures of the stable release would raise the bound.
  const stableLower = wilson(cappedSessions(failuresOf(stable), networks), stable.sessions).lower;
  const bound = Math.max(ALWAYS_ALLOWED, stableLower + ALLOWED_OVER_STABLE);
  if (upper < bound) {
    const reason = () => `${figures(canary)}; at most ${percent(upper)} of all, below ${percent(bound)}.`;
    return { state: 'healthy', reason };
  }
  if (Math.max(wilson(canary.failed, canary.sessions).upper, heard) < bound) {
    return { state: 'inconclusive', reason: () => byShellAlone(canary) };
  }
  const reason = () =>
    `${figures(canary)}; it could still be ${percent(upper)} of all, and must be below ${percent(bound)}.`;
  return { state: 'inconclusive', reason };
}

/** Worth a look at the files. One network that says it could load them does not keep the registry from looking. */
export function looksUnloadable(canary: ArmCounts, networks: number): boolean {
  const believed = networks === 1 ? canary.loaded : Math.max(0, canary.loadedNetworks - 1);
  return canary.unloaded >= UNLOADED_SESSIONS && canary.unloadedNetworks >= networks && believed === 0;
}

const candidateRow = (arm: ArmCounts, networks: number) =>
  tableRow(
    Math.max(cappedSessions(failuresOf(arm), networks), cappedSessions(arm.seen, partsOfSeen(networks))),
    sessionsInFavour(successesOf(arm), networks),
  );

const stableRow = (arm: ArmCounts, networks: number) =>
  tableRow(
    Math.max(sessionsInFavour(failuresOf(arm), networks), cappedSessions(arm.seen, partsOfSeen(networks))),
    cappedSessions(successesOf(arm), networks),
  );

const tableRow = (failed: number, succeeded: number) => ({ sessions: failed + succeeded, failed });

const share = ({ sessions, failed }: Table['canary']) => (sessions === 0 ? 0 : failed / sessions);

const isBad = (arm: Table['stable']) => logEvidenceAbove(BAD, arm) >= -Math.log(ALPHA);

function breachReason(canary: ArmCounts, stable: ArmCounts, allowed: number, strength: number): string {
  const once =
    strength > Math.log(1e9) ? 'a thousand million' : Math.floor(Math.exp(strength)).toLocaleString('en');
  return `${figures(canary)}, and ${figures(stable)} on stable: above the ${percent(allowed)} allowed, and no chance of more than 1 in ${once}.`;
}

const byShellAlone = (canary: ArmCounts) =>
  `${figures(canary)}; ${canary.claimed.toLocaleString('en')} failed sessions were reported only by shells, not by any browser.`;

function tooFew(canary: ArmCounts): string {
  if (canary.sessions === 0 && canary.claimed > 0) return byShellAlone(canary);
  if (canary.sessions === 0) return 'No session has met it yet.';
  return `${figures(canary)}; ${LEAST_SESSIONS} are the least to go on.`;
}

const tooAlike = (canary: ArmCounts, counted: number) =>
  `${figures(canary)}, most of them from too few networks: ${counted} count, and ${LEAST_SESSIONS} are the least to go on.`;

function figures(arm: ArmCounts): string {
  const { sessions, failed } = arm;
  return `${failed.toLocaleString('en')} of ${sessions.toLocaleString('en')} sessions failed (${percent(share(arm))})`;
}

const percent = (part: number) => `${Number((part * 100).toPrecision(2))} %`;
