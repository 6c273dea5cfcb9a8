import { isDeepStrictEqual } from 'node:util';
import type { AuditRow, CanaryRequest } from '@coachlab/contracts';
import { ConflictError } from '@coachlab/service-common';
import type { RemoteState } from './remote-state.ts';
import type { RolloutOutcome } from './rollout.entity.ts';

/** A change that was decided but not written yet. */
export interface Plan {
  next: RemoteState;
  action: AuditRow['action'];
  from: string | null;
  to: string;
  /** Whether somebody meets the target who did not before; only then it has to be fit for them. */
  reachesMore: boolean;
  /** What becomes of the rollout that runs now, when it does not run on. */
  ends?: RolloutOutcome;
  /** The promoted release remembers this version as the one to go back to. */
  predecessor?: string;
}

/** A release that a plan may lead to. */
export interface Target {
  version: string;
  owner: string;
  predecessor: string | null;
}

// Each plan is a pure function of what runs now; null means that everything already is as asked.

/** Starts a rollout of `target`, or changes the one that runs. A new rollout gets `seed`. */
export function planCanary(
  state: RemoteState,
  target: Target,
  request: Pick<CanaryRequest, 'weight' | 'allow' | 'deny' | 'upstreams'>,
  seed: string,
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
    weight: request.weight,
    // Kept, so that raising the weight only adds people.
    seed: running?.seed ?? seed,
    allow: request.allow ?? running?.allow ?? [],
    deny: request.deny ?? running?.deny ?? [],
    upstreams: request.upstreams ?? running?.upstreams ?? {},
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
      !isWithin(running.deny, candidate.deny) ||
      !isDeepStrictEqual(candidate.upstreams, running.upstreams),
    ...(state.candidate && !running && { ends: 'replaced' as const }),
  };
}

/** Everybody gets `target`; what was stable becomes the fallback. */
export function planPromote(state: RemoteState, target: Target): Plan | null {
  const { version, owner } = target;
  if (state.stable === version) return null;
  const wasCandidate = state.candidate?.version === version;
  return {
    next: {
      ...state,
      owner,
      stable: version,
      fallback: state.stable,
      candidate: wasCandidate ? null : state.candidate,
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

const isWithin = (few: string[], many: string[]) => few.every((id) => many.includes(id));

function describeCandidate({ candidate }: Pick<RemoteState, 'candidate'>): string | null {
  if (!candidate) return null;
  const lists = [
    candidate.allow.length > 0 ? `, ${candidate.allow.length} allowed` : '',
    candidate.deny.length > 0 ? `, ${candidate.deny.length} denied` : '',
    Object.keys(candidate.upstreams).length > 0 ? ', own services' : '',
  ];
  return `${candidate.version} at ${candidate.weight / 100} %${lists.join('')}`;
}
