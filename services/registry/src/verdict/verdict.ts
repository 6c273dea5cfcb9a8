import type { VerdictState } from '@coachlab/contracts';
import { type ArmCounts, cappedFailures, failuresUpTo } from './counts.ts';
import { logEvidence, logEvidenceAbove, type Table, wilson } from './sequential-test.ts';

/** All that a verdict depends on. No clock, no database. */
export interface Evidence {
  /** Basis points, throughout the round that the counts are of. */
  weight: number;
  canary: ArmCounts;
  stable: ArmCounts;
  /** What the registry's own look at the candidate's files found wrong; null when nothing, or when it did not look. */
  brokenFiles: string | null;
}

export interface Judgement {
  state: VerdictState;
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

/**
 * `networks`: how many of them failures must come from; none counts for more than one part in so many, and the loudest not
 * at all, so that a single one can never stop a rollout.
 */
export function judge(evidence: Evidence, networks: number): Judgement {
  const { canary, stable, weight, brokenFiles } = evidence;
  if (brokenFiles !== null && looksUnloadable(canary, networks)) {
    const reason = () =>
      `${canary.unloaded} sessions from ${canary.unloadedNetworks} networks could not load it and none could: ${brokenFiles}.`;
    return { state: 'hard_trip', reason };
  }
  const table = countedTable(evidence, networks);
  const [rate, stableRate] = [share(table.canary), share(table.stable)];
  const allowed = Math.max(ALWAYS_ALLOWED, stableRate + ALLOWED_OVER_STABLE);
  if (stable.sessions > 0 && rate > allowed) {
    const strength = logEvidence(table, weight / 10_000);
    if (strength >= -Math.log(ALPHA)) {
      return { state: 'breach', reason: () => breachReason(evidence, allowed, strength) };
    }
  }
  if (rate >= BAD && table.canary.failed >= LEAST_FAILURES && isBad(table.stable)) {
    const reason = () => `Both releases fail: ${figures(canary)}, and ${figures(stable)} on stable.`;
    return { state: 'freeze', reason };
  }
  // All failures count against it here, also those of a single network: it may hold a rollout, though not stop it.
  const { upper } = wilson(canary.failed, canary.sessions);
  const bound = Math.max(ALWAYS_ALLOWED, wilson(stable.failed, stable.sessions).lower + ALLOWED_OVER_STABLE);
  if (canary.sessions >= LEAST_SESSIONS && upper < bound) {
    return {
      state: 'healthy',
      reason: () => `${figures(canary)}; at most ${percent(upper)} of all, below ${percent(bound)}.`,
    };
  }
  return { state: 'inconclusive', reason: () => inconclusiveReason(canary, upper, bound) };
}

/** Worth a look at the files. */
export function looksUnloadable(canary: ArmCounts, networks: number): boolean {
  return canary.unloaded >= UNLOADED_SESSIONS && canary.unloadedNetworks >= networks && canary.loaded === 0;
}

/** The failures that count, and the sessions without those that do not. */
function countedTable({ canary, stable }: Evidence, networks: number): Table {
  return {
    canary: counted(canary, cappedFailures(canary.failing, networks)),
    // Leaving out a stable release's few failures would make the candidate look worse: two of a network always count.
    stable: counted(
      stable,
      Math.max(cappedFailures(stable.failing, networks), failuresUpTo(stable.failing, 2)),
    ),
  };
}

const counted = ({ sessions, failed }: ArmCounts, failures: number) => ({
  sessions: sessions - failed + failures,
  failed: failures,
});

const share = ({ sessions, failed }: Table['canary']) => (sessions === 0 ? 0 : failed / sessions);

const isBad = (arm: Table['stable']) => logEvidenceAbove(BAD, arm) >= -Math.log(ALPHA);

function breachReason({ canary, stable }: Evidence, allowed: number, strength: number): string {
  const once =
    strength > Math.log(1e9) ? 'a thousand million' : Math.floor(Math.exp(strength)).toLocaleString('en');
  return `${figures(canary)}, and ${figures(stable)} on stable: above the ${percent(allowed)} allowed, and no chance of more than 1 in ${once}.`;
}

function inconclusiveReason(canary: ArmCounts, upper: number, bound: number): string {
  if (canary.sessions === 0) return 'No session has met it yet.';
  if (canary.sessions < LEAST_SESSIONS)
    return `${figures(canary)}; ${LEAST_SESSIONS} are the least to go on.`;
  return `${figures(canary)}; it could still be ${percent(upper)} of all, and must be below ${percent(bound)}.`;
}

function figures(arm: ArmCounts): string {
  const { sessions, failed } = arm;
  return `${failed.toLocaleString('en')} of ${sessions.toLocaleString('en')} sessions failed (${percent(share(arm))})`;
}

const percent = (part: number) => `${Number((part * 100).toPrecision(2))} %`;
