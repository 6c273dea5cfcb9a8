import { isDeepStrictEqual } from 'node:util';
import type { AuditRow, CanaryRequest, RolloutStatus } from '@coachlab/contracts';
import { ConflictError } from '@coachlab/service-common';
import type { ReleaseSummary } from './registry-view.ts';
import { freshProgress, inNewRound, type Progress, stepWeight } from './progress.ts';
import type { Candidate, RemoteState } from './remote-state.ts';

/** What becomes of a rollout. */
export type RolloutOutcome = NonNullable<RolloutStatus['outcome']>;

/** A change that was decided but not written yet. */
export interface Plan {
  next: RemoteState;
  /** Null: nothing that anybody has to know of later. */
  action: AuditRow['action'] | null;
  from: string | null;
  to: string;
  /** Whether somebody meets the target who did not before; only then it has to be fit for them. */
  reachesMore: boolean;
  /** What becomes of the rollout that runs now, when it does not run on. */
  ends?: RolloutOutcome;
  /** The promoted release remembers this version as the one to go back to. */
  predecessor?: string;
  /** This version of the remote goes into quarantine. */
  quarantines?: string;
  /** This one leaves it. */
  lifts?: string;
}

/** A release that a plan may lead to. */
export interface Target {
  version: string;
  owner: string;
  predecessor: string | null;
}

// Each plan is a pure function of what runs now; null means that everything already is as asked.

/** Starts a rollout of `target` at `now`, or changes the one that runs. A new rollout gets `seed`. */
export function planCanary(
  state: RemoteState,
  target: Target,
  request: Pick<CanaryRequest, 'weight' | 'plan' | 'allow' | 'deny'>,
  { seed, now }: { seed: string; now: number },
): Plan | null {
  const { version } = target;
  if (state.stable === null) {
    throw new ConflictError('no_stable_release', {
      detail: `${state.name} has no stable release that a candidate could be compared with. Promote one first.`,
    });
  }
  if (state.stable === version) {
    throw new ConflictError('already_stable', {
      detail: `${state.name}@${version} is the stable release already.`,
    });
  }
  const running = state.candidate?.version === version ? state.candidate : null;
  const candidate = {
    version,
    ...courseOf(request, running, now),
    // Kept, so that raising the weight only adds people.
    seed: running?.seed ?? seed,
    allow: request.allow ?? running?.allow ?? [],
    deny: request.deny ?? running?.deny ?? [],
  };
  if (running && isDeepStrictEqual(candidate, running)) return null;
  return {
    next: { ...state, candidate },
    action: 'canary',
    from: describeCandidate(state),
    to: describeCandidate({ candidate }) ?? version,
    reachesMore:
      !running ||
      candidate.weight > running.weight ||
      !isWithin(candidate.allow, running.allow) ||
      !isWithin(running.deny, candidate.deny),
    ...(state.candidate && !running && { ends: 'replaced' as const }),
  };
}

/**
 * Weight and progress. A plan that runs already runs on where it is; another one starts at its first step. Without a
 * plan a new weight takes the rollout over by hand, and the same weight changes nothing.
 */
function courseOf(
  { weight, plan: given }: Pick<CanaryRequest, 'weight' | 'plan'>,
  running: Candidate | null,
  now: number,
): { weight: number; progress: Progress } {
  const plan = given ?? null;
  const wanted = plan ? stepWeight(plan, 0) : weight;
  if (!running) return { weight: wanted, progress: freshProgress(plan, now) };
  const asBefore = plan ? isDeepStrictEqual(plan, running.progress.plan) : weight === running.weight;
  if (asBefore) return { weight: running.weight, progress: running.progress };
  const { id, round } = inNewRound(running.progress, now);
  return { weight: wanted, progress: { ...freshProgress(plan, now), id, round } };
}

/** Everybody gets `target`; what was stable becomes the fallback. */
export function planPromote(state: RemoteState, target: Target, now: number): Plan | null {
  const { version, owner } = target;
  if (state.stable === version) return null;
  const wasCandidate = state.candidate?.version === version;
  return {
    next: {
      ...state,
      owner,
      stable: version,
      fallback: state.stable,
      // One that runs on is compared with another release from now on.
      candidate:
        wasCandidate || !state.candidate
          ? null
          : { ...state.candidate, progress: inNewRound(state.candidate.progress, now) },
    },
    action: 'promote',
    from: state.stable,
    to: version,
    reachesMore: true,
    ...(wasCandidate && { ends: 'promoted' as const }),
    ...(state.stable !== null && { predecessor: state.stable }),
  };
}

/**
 * Everybody, candidates included, gets `target`. What is left is never the fallback: somebody just fled from it.
 * Without a further step back there is none.
 */
export function planRollback(state: RemoteState, target: Target): Plan | null {
  const { version, owner, predecessor } = target;
  if (state.stable === version && state.candidate === null) return null;
  const fallback = state.stable === version ? state.fallback : predecessor;
  return {
    next: {
      ...state,
      owner,
      stable: version,
      fallback: fallback === state.stable ? null : fallback,
      candidate: null,
    },
    action: 'rollback',
    from: state.stable === version ? describeCandidate(state) : state.stable,
    to: version,
    reachesMore: state.stable !== version,
    ...(state.candidate && { ends: 'rolled_back' as const }),
  };
}

/** `target` may be rolled out again. */
export function planLift(
  state: RemoteState,
  { version, quarantinedAt }: Pick<ReleaseSummary, 'version' | 'quarantinedAt'>,
): Plan | null {
  if (quarantinedAt === null) return null;
  return { next: state, action: 'lift', from: null, to: version, reachesMore: false, lifts: version };
}

const isWithin = (few: string[], many: string[]) => few.every((id) => many.includes(id));

export function describeCandidate({ candidate }: Pick<RemoteState, 'candidate'>): string | null {
  if (!candidate) return null;
  const { plan, step } = candidate.progress;
  const lists = [
    plan ? `, step ${step + 1} of ${plan.steps.length}` : '',
    candidate.allow.length > 0 ? `, ${candidate.allow.length} allowed` : '',
    candidate.deny.length > 0 ? `, ${candidate.deny.length} denied` : '',
  ];
  return `${candidate.version} at ${candidate.weight / 100} %${lists.join('')}`;
}
