import { ConflictError } from '@coachlab/service-common';
import { describeCandidate, type Plan, planPromote, type Target } from './plan.ts';
import { bakeOf, inNewRound, inPhase, isLastStep, type Progress, stepWeight } from './progress.ts';
import type { Candidate, RemoteState } from './remote-state.ts';

// What may become of a running rollout beside a new weight by hand. Pure; null means that it is so already.

/** The candidate reaches nobody any more and is never served again. */
export function planAbort(state: RemoteState): Plan | null {
  const { candidate, fallback } = state;
  if (!candidate) return null;
  return {
    next: { ...state, fallback: fallback === candidate.version ? null : fallback, candidate: null },
    action: 'abort',
    from: describeCandidate(state),
    to: state.stable as string,
    reachesMore: false,
    ends: 'aborted',
    quarantines: candidate.version,
  };
}

/** The plan waits where it is; the candidate is judged all the same. */
export function planPause(state: RemoteState, now: number): Plan | null {
  const candidate = underPlan(state);
  const { phase } = candidate.progress;
  if (phase === 'paused') return null;
  const progress = { ...inPhase(candidate.progress, 'paused', now), pausedFrom: phase };
  return moved(state, { ...candidate, progress }, 'pause');
}

/**
 * Opens a gate: the next step at once. Ends a pause: the phase before it, with its whole time. A phase that is held or
 * frozen is counted and timed anew.
 */
export function planResume(state: RemoteState, now: number): Plan | null {
  const candidate = underPlan(state);
  const { progress } = candidate;
  if (progress.phase === 'gate') return moved(state, stepped(candidate, now), 'resume', true);
  if (progress.phase === 'paused') {
    const back = progress.pausedFrom ?? 'step';
    return moved(state, { ...candidate, progress: inPhase(progress, back, now) }, 'resume');
  }
  if (progress.heldAt === null && progress.frozenAt === null) {
    throw new ConflictError('nothing_to_resume', {
      detail: `The rollout of ${state.name}@${candidate.version} does not wait for anybody.`,
    });
  }
  const anew = inPhase(inNewRound(progress, now), progress.phase, now);
  return moved(state, { ...candidate, progress: anew }, 'resume');
}

/** What the scheduler does by itself. */
export type Move = 'step' | 'gate' | 'bake' | 'promote' | 'hold' | 'freeze' | 'round' | 'abort';

export function planMove(state: RemoteState, target: Target, move: Move, now: number): Plan | null {
  const { candidate } = state;
  if (!candidate) return null;
  const { progress } = candidate;
  switch (move) {
    case 'abort':
      return planAbort(state);
    case 'promote':
      return planPromote(state, target, now);
    case 'step':
    case 'bake':
      return moved(state, stepped(candidate, now), 'step', move === 'step');
    case 'gate':
      return moved(state, { ...candidate, progress: inPhase(progress, 'gate', now) }, 'step');
    // Told once a phase: of two instances, the second finds it told.
    case 'hold':
      if (progress.heldAt !== null) return null;
      return moved(state, { ...candidate, progress: { ...progress, heldAt: now } }, 'hold');
    case 'freeze':
      if (progress.frozenAt !== null) return null;
      return moved(state, { ...candidate, progress: { ...progress, frozenAt: now } }, 'freeze');
    case 'round':
      return moved(state, { ...candidate, progress: inNewRound(progress, now) }, null);
  }
}

/** The next step, or the bake after the last one; both begin a round. Without a bake the last step is one, of no time. */
function stepped(candidate: Candidate, now: number): Candidate {
  const { plan, step } = candidate.progress;
  if (!plan) throw new Error('a rollout without a plan has no steps');
  const round = inNewRound(candidate.progress, now);
  if (isLastStep(plan, step)) return { ...candidate, progress: inPhase(round, 'bake', now) };
  const progress: Progress = { ...inPhase(round, 'step', now), step: step + 1 };
  return { ...candidate, progress, weight: stepWeight(plan, step + 1) };
}

function moved(state: RemoteState, candidate: Candidate, action: Plan['action'], reachesMore = false): Plan {
  const next = { ...state, candidate };
  return {
    next,
    action,
    from: described(state),
    to: described(next) ?? candidate.version,
    reachesMore: reachesMore && candidate.weight > (state.candidate?.weight ?? 0),
  };
}

function described(state: Pick<RemoteState, 'candidate'>): string | null {
  const { phase, plan } = state.candidate?.progress ?? {};
  const name = phase === undefined || phase === 'step' ? '' : `, ${PHASES[phase]}`;
  const bakes = phase === 'bake' && plan ? ` for ${Math.round(bakeOf(plan) / 1_000)} s` : '';
  const candidate = describeCandidate(state);
  return candidate && candidate + name + bakes;
}

const PHASES = { gate: 'at its gate', paused: 'paused', bake: 'bakes' };

function underPlan({ name, candidate }: RemoteState): Candidate {
  if (candidate?.progress.plan) return candidate;
  throw new ConflictError('no_plan_running', {
    detail: candidate
      ? `The rollout of ${name}@${candidate.version} has no plan; its weight only changes by hand.`
      : `${name} has no running rollout.`,
  });
}
