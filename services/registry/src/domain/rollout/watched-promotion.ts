import type { RolloutPlan } from '@coachlab/contracts';
import { ConflictError } from '@coachlab/service-common';
import { planResume } from './plan-moves.ts';
import { type Plan, planCanary, type Target } from './plan.ts';
import type { Candidate, RemoteState } from './remote-state.ts';

const MINUTE = 60_000;

/**
 * A promotion that is judged. One visitor in ten comes first, since a release that is broken outright is found after a handful
 * of them, and the bake keeps 2 % on the release before. It does not wait for proof that all is well, which a site at night
 * cannot give: a step is left after five minutes unless what is known of the release looks worse.
 */
const WATCHED_PROMOTION: RolloutPlan = {
  steps: [1_000, 5_000, 10_000],
  every: MINUTE,
  longestHold: 5 * MINUTE,
  bake: 10 * MINUTE,
  whenUnsure: 'go-on',
};

/** Whether there is a release to compare with. */
export function isWatched({ stable }: RemoteState, { version }: Target): boolean {
  return stable !== null && stable !== version;
}

/** @throws ConflictError while another release is being rolled out */
export function planWatched(
  state: RemoteState,
  target: Target,
  { seed, now }: { seed: string; now: number },
): Plan | null {
  if (state.candidate?.version === target.version) return planGoingOn(state, state.candidate, target, now);
  if (state.candidate) {
    throw new ConflictError('rollout_running', {
      detail:
        `${state.name}@${state.candidate.version} is being rolled out, and only one release at a time is judged. ` +
        'Abort that rollout first, or promote at once, without being judged.',
    });
  }
  const plan = WATCHED_PROMOTION;
  return planCanary(state, target, { weight: plan.steps[0] as number, plan }, { seed, now });
}

/** Visitors meet it already: it goes on with its plan, or from its weight on with that of a promotion. */
function planGoingOn(state: RemoteState, candidate: Candidate, target: Target, now: number): Plan | null {
  const { seed, weight, progress } = candidate;
  if (progress.plan) return WAITING.has(progress.phase) ? planResume(state, now) : null;
  const higher = WATCHED_PROMOTION.steps.filter((step) => step > weight);
  const steps = weight > 0 ? [weight, ...higher] : higher;
  return planCanary(state, target, { weight, plan: { ...WATCHED_PROMOTION, steps } }, { seed, now });
}

/** For the person who promotes it. */
const WAITING: ReadonlySet<string> = new Set(['gate', 'paused']);
