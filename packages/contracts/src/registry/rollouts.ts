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
  /** @deprecated No registry knows of these any more. */
  shadows?: ShadowRenders;
  /** Of the whole rollout: sessions that met the candidate, and those of them that failed. */
  exposed: { sessions: number; failed: number };
  /** Most frequent first, at most ten. */
  errors: { class: SignalClass; stack: string; sessions: number; version: string }[];
}

/** @deprecated Of a history that registries of an earlier version kept. */
export interface ArmHistory {
  sessions: number[];
  failed: number[];
  lcp: (number | null)[];
  timed?: number[];
  slow?: number[];
}

/** @deprecated As ArmHistory. */
export interface MeasureHistory {
  measure: ComparedMeasure;
  canary: (number | null)[];
  stable: (number | null)[];
  heldFrom: (number | null)[];
  holds: (number | null)[];
}

/** @deprecated As ArmHistory; no registry answers it any more. */
export interface RolloutHistory {
  id: number;
  version: string;
  against: string | null;
  minutes: number;
  at: number[];
  canary: ArmHistory;
  stable: ArmHistory;
  evidence?: { stops: (number | null)[]; holds: (number | null)[] };
  measures?: MeasureHistory[];
  limits?: { failed: number; failedOverStable: number; slowFrom: number | null; slowerBy: number };
}
