import type { ArmFigures, ComparedMeasure, ShadowRenders, SignalClass, Verdict } from '../signals.ts';
import type { RolloutPlan } from './changes.ts';

export type RolloutPhase = 'step' | 'gate' | 'paused' | 'bake' | 'ended';

/** The running rollout, or the last one that ended. Also GET /api/registry/remotes/{name}/rollout. */
export interface RolloutStatus {
  id: number;
  version: string;
  phase: RolloutPhase;
  /** Null without a plan. */
  plan: RolloutPlan | null;
  /** Index into the plan's steps. */
  step: number;
  weight: number;
  startedAt: string;
  phaseSince: string;
  endedAt: string | null;
  outcome: 'promoted' | 'replaced' | 'rolled_back' | 'aborted' | null;
  verdict: Verdict | null;
  /** Of the running phase. Stable is null while nobody on it has reported. */
  canary: ArmFigures;
  stable: ArmFigures | null;
  /** Rendered for nobody within the last two minutes, by all shells; left out while there are none. */
  shadows?: ShadowRenders;
  /** Of the whole rollout: sessions that met the candidate, and those of them that failed. */
  exposed: { sessions: number; failed: number };
  /** Most frequent first, at most ten. */
  errors: { class: SignalClass; stack: string; sessions: number; version: string }[];
}

/** What one arm came to in each of a history's spans: as many entries as there are in `at`. */
export interface ArmHistory {
  sessions: number[];
  failed: number[];
  /** The mean in milliseconds; null where nobody reported one. */
  lcp: (number | null)[];
  /** Of registries that compared LCP over all routes: the sessions that were compared, and the slow ones among them. */
  timed?: number[];
  slow?: number[];
}

/** One measure of both arms over a rollout: as many entries as there are in `at`, null where nothing is known. */
export interface MeasureHistory {
  measure: ComparedMeasure;
  /** p75 of the running phase so far, in the measure's unit. */
  canary: (number | null)[];
  stable: (number | null)[];
  /** What the candidate's p75 has to stay below. */
  heldFrom: (number | null)[];
  /** How much of the evidence that holds the candidate there was, in percent of what is enough. */
  holds: (number | null)[];
}

/** GET /api/registry/remotes/{name}/rollout/history: the running or last rollout over time, at most 30 days of it. */
export interface RolloutHistory {
  id: number;
  version: string;
  against: string | null;
  /** Minutes that each entry stands for. */
  minutes: number;
  /** Begin of each span, in seconds since 1970, rising without a gap. */
  at: number[];
  canary: ArmHistory;
  stable: ArmHistory;
  /**
   * How much of the evidence that stops the candidate, or holds it for being slower, there was at the end of each span, in percent of
   * what is enough; null where nobody looked.
   */
  evidence?: { stops: (number | null)[]; holds: (number | null)[] };
  /** What the verdict compares at p75, as far as anybody has reported it. */
  measures?: MeasureHistory[];
  /**
   * A candidate may fail in `failed` of its sessions, or in `failedOverStable` more than stable, as parts of 1, and is held if its p75 is
   * `slowerBy` times stable's. `slowFrom` is null: what is slow differs by route.
   */
  limits?: { failed: number; failedOverStable: number; slowFrom: number | null; slowerBy: number };
}
