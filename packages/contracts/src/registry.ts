import type { DiscoveryRemote } from './discovery.ts';
import type { Problem } from './problem.ts';

/** Reason a publish, or a change of a rollout, was refused (422); one entry for everything that is wrong. */
export interface PublishReason {
  code:
    | 'manifest_invalid'
    | 'name_mismatch'
    | 'page_missing'
    | 'route_collision'
    | 'navigation_collision'
    | 'slot_collision'
    | 'shared_unsatisfied'
    | 'needs_unmet'
    | 'digest_mismatch'
    | 'budget_exceeded'
    | 'file_missing'
    | 'path_forbidden';
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

/** POST /api/registry/remotes/{name}/canary. Starts a rollout, or changes the one of the same version. */
export interface CanaryRequest {
  version: string;
  /** Basis points, 0 to 10000. 0 ends the rollout for everybody who is not on the allow list. */
  weight: number;
  /** Visitor ids. Left out: as they are in a running rollout of this version, else none. */
  allow?: string[];
  deny?: string[];
  why?: string;
}

/** POST /api/registry/remotes/{name}/promote. */
export interface PromoteRequest {
  version: string;
  why?: string;
}

/** POST /api/registry/remotes/{name}/rollback. Without a version: to the stable release before this one. */
export interface RollbackRequest {
  version?: string;
  why?: string;
}

/** Answer of canary, promote and rollback. */
export interface ChangeAnswer {
  /** Epoch of the discovery document that holds the change. */
  epoch: number;
  /** False when everything already was as asked; then nothing was written. */
  changed: boolean;
  remote: DiscoveryRemote;
}

/** GET /api/registry/status. */
export interface RegistryStatus {
  epoch: number;
  remotes: RemoteStatus[];
}

export interface RemoteStatus extends Omit<DiscoveryRemote, 'stable'> {
  /** Null until the first promote. */
  stable: string | null;
  /** Newest first. */
  releases: { version: string; publishedAt: string; digest: string; bytes: number; quarantined: boolean }[];
}

/** GET /api/registry/audit answers an array of these, newest first. */
export interface AuditRow {
  at: string;
  who: string;
  action: 'publish' | 'canary' | 'promote' | 'rollback' | 'abort';
  remote: string;
  from: string | null;
  to: string | null;
  why: string | null;
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
