import type { DiscoveryRemote } from './discovery.ts';

/** Reason a publish was refused (422); one entry for everything that is wrong. */
export interface PublishReason {
  code:
    | 'manifest_invalid'
    | 'name_mismatch'
    | 'page_missing'
    | 'route_collision'
    | 'navigation_collision'
    | 'shared_unsatisfied'
    | 'needs_unmet'
    | 'digest_mismatch'
    | 'budget_exceeded'
    | 'file_missing'
    | 'path_forbidden';
  message: string;
  path?: string;
}

/** POST /api/registry/remotes/{name}/releases, body application/gzip (a tar of the package). 201, or 200 for the same bytes. */
export interface PublishAnswer {
  name: string;
  version: string;
  /** `sha384-…` over the package's sorted file digests. */
  digest: string;
  created: boolean;
}

/** GET /api/registry/status. */
export interface RegistryStatus {
  epoch: number;
  remotes: (DiscoveryRemote & { releases: { version: string; publishedAt: string }[] })[];
}

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
