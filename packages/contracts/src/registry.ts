import type { DiscoveryRemote, Provenance } from './discovery.ts';
import type { Problem } from './problem.ts';
import type { ArmFigures, HeldRelease, ShadowRenders, SignalClass, Verdict } from './signals.ts';

/** Reason a publish, or a change of a rollout, was refused (422); one entry for everything that is wrong. */
export interface PublishReason {
  code:
    | 'manifest_invalid'
    | 'name_mismatch'
    | 'page_missing'
    | 'route_collision'
    | 'route_not_owned'
    | 'navigation_not_owned'
    | 'slot_not_owned'
    | 'navigation_collision'
    | 'slot_collision'
    | 'shared_unsatisfied'
    | 'needs_unmet'
    | 'api_undeclared'
    | 'singleton_bundled'
    | 'upstream_forbidden'
    | 'digest_mismatch'
    | 'budget_exceeded'
    | 'file_missing'
    | 'path_forbidden'
    | 'rehearsal_failed'
    | 'rehearsal_missing';
  message: string;
  path?: string;
}

/** Body of a 422 of publish, canary, promote and rollback. */
export interface RefusedProblem extends Problem {
  errors: Required<PublishReason>[];
}

/** POST /api/registry/remotes/{name}/releases, body application/gzip (a tar of the package). 201, or 200 for the same bytes. */
export interface PublishAnswer {
  name: string;
  version: string;
  /** `sha384-…` over the canonical release.json without source maps, which run nowhere: it names what will run. */
  digest: string;
  created: boolean;
}

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
  /** API name to the base URL its calls from this candidate's visitors go to. Hosts must be on the registry's list. */
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
   * A tenth of the visitors first, then half, then all but 2 %, and everybody within half an hour unless the release looks worse:
   * it waits then, and is taken back once that is sure. A first release, and a candidate that visitors meet already, is promoted at once all the same, and so
   * is everything without this.
   */
  watched?: boolean;
  /** As in CanaryRequest. */
  anyway?: boolean;
}

/** POST /api/registry/remotes/{name}/rehearsals: what a release did when it was played before anybody met it. The last one counts. */
export interface RehearsalReport {
  version: string;
  /** Every other remote's stable version at that time. */
  among: Record<string, string>;
  /** Addresses that were looked at on the server, and of these in a browser. */
  pages: { server: number; browser: number };
  /** None: it passed. At most 50. */
  faults: { address: string; part: 'server' | 'browser'; text: string }[];
  /** What nobody looked at, and why. At most 50. */
  unseen?: string[];
}

/** As the registry stores it with the release. */
export interface StoredRehearsal extends Omit<RehearsalReport, 'version'> {
  at: string;
  /** Whose token reported it. */
  who: string;
  /** Who played it: the team itself, unless told. The platform's word stands above the team's. */
  by?: 'platform' | 'team';
}

/** POST /api/registry/remotes/{name}/rehearsals/requests: 202, the platform plays this release as soon as it can. */
export interface RehearsalRequest {
  version: string;
}

/**
 * Something that waits for the platform to rehearse a release first: a canary or a promotion, which then goes on by itself, or the
 * rehearsal alone. Each remote has one, and the last word of its team counts.
 */
export interface QueuedRehearsal {
  version: string;
  action: 'canary' | 'promote' | 'rehearse';
  /** Whose token asked for it. */
  who: string;
  askedAt: string;
  /** `done`: it went on. `refused`: `reason` says why. `withdrawn`: the team wanted something else meanwhile. */
  state: 'waiting' | 'done' | 'refused' | 'withdrawn';
  /** Since when it is being played; null while nobody does. */
  playedSince: string | null;
  /** When it is refused, unless it has been played by then. */
  waitsUntil: string;
  endedAt: string | null;
  /** While it waits: why the last try came to nothing. */
  reason: string | null;
}

/** POST /api/registry/rehearsals/claims, the rehearser's token: 200, or 204 when nothing waits. */
export interface RehearsalClaim {
  id: string;
  remote: string;
  version: string;
  /** The release that it is compared with. */
  stable: string | null;
  /** Of the override links that show the two. */
  paths: { own: string; stable: string | null };
  /** Milliseconds after which nobody waits for the report any more. */
  within: number;
}

/** POST /api/registry/rehearsals/claims/{id}/report, the rehearser's token: 200, the rehearsal as it is stored. */
export type ClaimedRehearsalReport = Pick<RehearsalReport, 'pages' | 'faults' | 'unseen'>;

/** POST /api/registry/remotes/{name}/rollback. Without a version: to the stable release before this one. */
export interface RollbackRequest {
  version?: string;
  why?: string;
}

/** POST /api/registry/remotes/{name}/abort. Weight 0, the candidate's digest in quarantine. */
export interface AbortRequest {
  why?: string;
}

/** POST /api/registry/remotes/{name}/resume. Opens the gate, or ends the pause, that the rollout waits at; `/pause` has the same body. */
export interface ResumeRequest {
  why?: string;
}

/** Answer of canary, promote, abort, pause, resume and rollback. */
export interface ChangeAnswer {
  /** Epoch of the discovery document that holds the change. */
  epoch: number;
  /** False when everything already was as asked; then nothing was written. */
  changed: boolean;
  remote: DiscoveryRemote;
  /** The answer is 202: nothing has changed yet, since the release is to be rehearsed first. */
  rehearsal?: QueuedRehearsal;
}

/** GET /api/registry/status. */
export interface RegistryStatus {
  epoch: number;
  /** Until when shells believe the key that signs; ISO 8601. */
  certifiedUntil: string;
  remotes: RemoteStatus[];
  /** Shells that said within the last two minutes that something is not as it should be. */
  shells: { at: string; held: HeldRelease[]; alarm: string | null }[];
  /** Of the platform's rehearsals: whether a release needs one, when the worker last asked, and when it last reported. */
  rehearsals?: { required: boolean; seenAt: string | null; playedAt: string | null };
}

export interface RemoteStatus extends Omit<DiscoveryRemote, 'stable'> {
  /** Null until the first promote. */
  stable: string | null;
  rollout?: RolloutStatus;
  /** The last one that was asked for. */
  queuedRehearsal?: QueuedRehearsal;
  /** Newest first. */
  releases: {
    version: string;
    publishedAt: string;
    digest: string;
    bytes: number;
    quarantined: boolean;
    provenance: Provenance | null;
    rehearsal: StoredRehearsal | null;
  }[];
}

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
}

/** What a token may do; each word includes those before it. */
export type TokenScope = 'read' | 'publish' | 'release';

/** GET /api/registry/tokens answers an array of these, the team's own; GET /api/registry/tokens/current the asking one's. */
export interface TokenInfo {
  id: number;
  remote: string;
  scope: TokenScope;
  label: string | null;
  /** `bootstrap` tokens follow the registry's settings; `team` ones were made by a token of scope `release`. */
  source: 'bootstrap' | 'team';
  createdAt: string;
  /** Null: until it is revoked. */
  expiresAt: string | null;
}

/** POST /api/registry/tokens. Older tokens stay valid until they expire or are revoked (DELETE /api/registry/tokens/{id}). */
export interface TokenRequest {
  scope: TokenScope;
  /** 1 to 365. */
  expiresInDays: number;
  /** At most 100 characters. */
  label: string;
}

export interface TokenAnswer extends TokenInfo {
  /** Shown this once; the registry keeps its hash. */
  token: string;
}

/** POST /api/registry/teams, with the operator's token: a section that may be published from then on. */
export interface TeamRequest {
  /** Name of the section. */
  name: string;
  /** Who answers for it. */
  owner: string;
  /** What it owns: `/events` stands for itself and all below it. */
  routes: string[];
  slots: string[];
  /** API name to the origin of the service that answers it, as gateway and registry reach it. */
  apis: Record<string, string>;
}

/** GET /api/registry/teams answers an array of these: the sections that an operator added. */
export interface TeamInfo extends TeamRequest {
  createdAt: string;
}

export interface TeamAnswer extends TeamInfo {
  /** The team's first token, of scope `release`, for 365 days. Shown this once. */
  token: string;
}

/** PUT /api/registry/offline, with the operator's token: whether browsers may keep pages to be read offline. */
export interface OfflineRequest {
  offline: boolean;
  why?: string;
}

/** Also of GET /api/registry/offline. */
export interface OfflineAnswer {
  epoch: number;
  offline: boolean;
}

/** POST /api/registry/services/check, any token: whether a service may be deployed. 422 with each release that it would break. */
export interface ServiceCheckRequest {
  /** API name to the version that the service would answer with; null: it would answer no longer. */
  apis: Record<string, string | null>;
}

export interface ServiceCheckAnswer {
  /** Of the releases that visitors have or may have the next moment, those that call one of these APIs and work with it. */
  callers: {
    remote: string;
    version: string;
    role: 'stable' | 'candidate' | 'fallback';
    api: string;
    range: string;
  }[];
}

/** GET /api/registry/audit answers an array of these, newest first. */
export interface AuditRow {
  at: string;
  who: string;
  action:
    | 'publish'
    | 'canary'
    | 'step'
    | 'pause'
    | 'resume'
    | 'hold'
    | 'freeze'
    | 'promote'
    | 'rollback'
    | 'abort'
    | 'override'
    | 'rehearsal'
    | 'token'
    | 'collect'
    | 'team'
    | 'offline';
  remote: string;
  from: string | null;
  to: string | null;
  why: string | null;
}

/** GET /api/registry/audit/chain?after=<id> answers up to 1,000 of these, the oldest first. */
export interface AuditLink extends AuditRow {
  /** From 1 on without a gap. */
  id: number;
  /** Hash of the entry before; 64 zeros for the first. */
  previous: string;
  /** Hex SHA-256 of the JSON text of [id, at, who, action, remote, from, to, why, previous]. */
  hash: string;
}

/** release.json at the root of a package: the facts of the build that the registry stores with the release. */
export interface ReleasePackage {
  schema: 1;
  name: string;
  version: string;
  container: string;
  entry: string;
  server: string;
  pages: Record<string, { js: string[]; css: string[] }>;
  /** File to `sha384-…`, every file of the package but release.json itself. */
  files: Record<string, string>;
  shared: Record<string, string>;
}

/** POST /api/registry/collect. Of the token's own remote. */
export interface CollectRequest {
  /** Only says what would be deleted. Default false. */
  dryRun?: boolean;
}

export interface CollectAnswer {
  remote: string;
  dryRun: boolean;
  /** Newest first. */
  releases: {
    version: string;
    publishedAt: string;
    bytes: number;
    /** `delete` in a dry run. */
    fate: 'kept' | 'delete' | 'deleted';
    /** Why it is kept, or why nothing needs it. */
    reason: string;
  }[];
  /** Folders in the store that belong to no release: publishes that broke off. */
  folders: { path: string; files: number; fate: 'kept' | 'delete' | 'deleted'; reason: string }[];
}
