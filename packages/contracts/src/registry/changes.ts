import type { DiscoveryRemote } from '../discovery.ts';
import type { QueuedRehearsal } from './rehearsals.ts';

/** A plan that a person approved; the scheduler follows it as long as the verdict lets it. */
export interface RolloutPlan {
  /** Rising weights in basis points, the last one 10000. */
  steps: number[];
  /** Least time on each step, milliseconds. */
  every: number;
  /** Longest time a step may stay inconclusive before `whenUnsure` happens, milliseconds. Default 10 times `every`. */
  longestHold?: number;
  /** `hold` tells the team and waits on; `go-on` takes the next step, since nothing speaks against the release. Default `hold`. */
  whenUnsure?: 'hold' | 'go-on';
  /** Indexes of steps that are not left before a person says `resume`. */
  gates?: number[];
  /** Time after the last step during which 2 % stay on the release before, milliseconds. Default `every`. */
  bake?: number;
}

/** POST /api/registry/remotes/{name}/canary. Starts a rollout, or changes the one of the same version. */
export interface CanaryRequest {
  version: string;
  /** Basis points, 0 to 10000. 0 ends the rollout for everybody who is not on the allow list. With `plan`: its first step. */
  weight: number;
  /** Left out: the weight stays until somebody changes it; it is judged all the same. */
  plan?: RolloutPlan;
  /** @deprecated A candidate is answered by everybody's services. It is ignored. */
  upstreams?: Record<string, string>;
  /** Visitor ids. Left out: as they are in a running rollout of this version, else none. */
  allow?: string[];
  deny?: string[];
  why?: string;
  /** Whatever its rehearsal says, or without one; then `why` has to be there. */
  anyway?: boolean;
}

/** POST /api/registry/remotes/{name}/promote. */
export interface PromoteRequest {
  version: string;
  why?: string;
  /**
   * Unless it is false: a tenth of the visitors first, then half, then all but 2 %, and everybody within half an hour unless the release looks worse;
   * it waits then, and is taken back once that is sure. A candidate that visitors meet already goes on with its plan. A first release is promoted at once all the same.
   */
  watched?: boolean;
  /** As in CanaryRequest. */
  anyway?: boolean;
}

/** POST /api/registry/remotes/{name}/rollback. Without a version: to the stable release before this one. */
export interface RollbackRequest {
  version?: string;
  why?: string;
}

/** POST /api/registry/remotes/{name}/abort. Weight 0, the candidate's digest in quarantine. */
export interface AbortRequest {
  why?: string;
}

/** POST /api/registry/remotes/{name}/lift. Takes a release out of quarantine: it may be rolled out, rehearsed and published again. */
export interface LiftRequest {
  version: string;
  /** What was wrong, and why it no longer is. */
  why: string;
}

/** POST /api/registry/remotes/{name}/resume. Opens the gate, or ends the pause, that the rollout waits at; `/pause` has the same body. */
export interface ResumeRequest {
  why?: string;
}

/** Answer of canary, promote, abort, lift, pause, resume and rollback. */
export interface ChangeAnswer {
  /** Epoch of the discovery document that holds the change. */
  epoch: number;
  /** False when everything already was as asked; then nothing was written. */
  changed: boolean;
  remote: DiscoveryRemote;
  /** The answer is 202: nothing has changed yet, since the release is to be rehearsed first. */
  rehearsal?: QueuedRehearsal;
}
