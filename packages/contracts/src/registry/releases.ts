import type { Problem } from '../problem.ts';

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
    | 'style_leaks'
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
