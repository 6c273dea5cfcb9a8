import type { RolloutPhase, RolloutPlan } from '@coachlab/contracts';

export type RunningPhase = Exclude<RolloutPhase, 'ended'>;

/** Where a running rollout is. Times in milliseconds. */
export interface Progress {
  /** Of the rollout's row; null before it is written. */
  id: number | null;
  /** Null: the weight stays until somebody changes it. */
  plan: RolloutPlan | null;
  phase: RunningPhase;
  /** Index into the plan's steps. */
  step: number;
  /**
   * Sessions are counted, and judged, a round at a time. The weight is the same throughout a round: what the verdict's
   * test rests on. A pause or a gate goes on with the round of its step.
   */
  round: number;
  /** What a pause goes back to. */
  pausedFrom: RunningPhase | null;
  phaseSince: number;
  roundSince: number;
  /** When the team was told of a hold or a freeze in this phase. */
  heldAt: number | null;
  frozenAt: number | null;
}

/** Basis points; the last step and the bake keep 2 % on the release before, to have something to compare with. */
const MOST_UNDER_PLAN = 9_800;

export function stepWeight({ steps }: RolloutPlan, step: number): number {
  return Math.min(steps[step] as number, MOST_UNDER_PLAN);
}

export const bakeOf = ({ bake, every }: RolloutPlan) => bake ?? every;
export const longestHoldOf = ({ longestHold, every }: RolloutPlan) => longestHold ?? 10 * every;
export const isLastStep = ({ steps }: RolloutPlan, step: number) => step === steps.length - 1;

const NOT_TOLD = { heldAt: null, frozenAt: null };

export function freshProgress(plan: RolloutPlan | null, now: number): Progress {
  return {
    id: null,
    plan,
    phase: 'step',
    step: 0,
    round: 1,
    pausedFrom: null,
    phaseSince: now,
    roundSince: now,
    ...NOT_TOLD,
  };
}

/** Another phase of the same round. */
export function inPhase(progress: Progress, phase: RunningPhase, now: number): Progress {
  return { ...progress, phase, pausedFrom: null, phaseSince: now, ...NOT_TOLD };
}

/** The next round, in which nobody is counted yet. */
export function inNewRound(progress: Progress, now: number): Progress {
  return { ...progress, round: progress.round + 1, roundSince: now, ...NOT_TOLD };
}
