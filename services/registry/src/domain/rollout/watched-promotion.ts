import type { RolloutPlan } from '@coachlab/contracts';
import { ConflictError } from '@coachlab/service-common';
import { type Plan, planCanary, type Target } from './plan.ts';
import type { RemoteState } from './remote-state.ts';

const MINUTE = 60_000;

/**
 * A promotion that is judged. One visitor in ten comes first, since a release that is broken outright is found after a handful
 * of them, and the bake keeps 2 % on the release before. It does not wait for proof that all is well, which a site at night
 * cannot give: a step is left after five minutes unless what is known of the release looks worse.
 */
export const WATCHED_PROMOTION: RolloutPlan = {
  steps: [1_000, 5_000, 10_000],
  every: MINUTE,
  longestHold: 5 * MINUTE,
  bake: 10 * MINUTE,
  whenUnsure: 'go-on',
};

/** Whether there is somebody to compare with, and visitors do not meet the release yet. */
export function isWatched({ stable, candidate }: RemoteState, { version }: Target): boolean {
  return stable !== null && stable !== version && candidate?.version !== version;
}

/** @throws ConflictError while another release is being rolled out */
export function planWatched(
  state: RemoteState,
  target: Target,
  { seed, now }: { seed: string; now: number },
): Plan | null {
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
