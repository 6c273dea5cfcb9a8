import type { ApiRole, NavigationEntry, RemoteManifest, RemoteRoute, RemoteSlot } from './remote.ts';

/** One immutable version of a remote, as the registry stores and the shell runs it. */
export interface Release {
  name: string;
  version: string;
  /** Root-relative folder with a trailing slash: `/remotes/catalog/1.0.0-1f3a9c02b7/`. Every file below is relative to it. */
  base: string;
  /** Global variable under which the container registers itself; differs for every release. */
  container: string;
  /** Browser entry, for example `browser/remoteEntry.8c1d.js`. */
  entry: string;
  /** File to `sha384-…` for every JavaScript and CSS file of both builds. */
  integrity: Record<string, string>;
  server: { file: string; sha384: string };
  /** Exposed module to the browser files that its first paint needs, entry excluded. */
  pages: Record<string, { js: string[]; css: string[] }>;
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  slots: RemoteSlot[];
  roles?: ApiRole[];
  needs: RemoteManifest['needs'];
  /** Shared module to the range this release was built against. */
  shared: Record<string, string>;
  provenance?: Provenance;
}

/** Where a release comes from, as its publisher says. */
export interface Provenance {
  /** Of the build that it is about. */
  version: string;
  /** Of the sources, full hash; null outside of a repository. */
  commit: string | null;
  /** Whether they had changes beside that commit. */
  dirty: boolean | null;
  /** Who or what built it, for people. */
  builder: string;
  builtAt: string;
  /** @deprecated Commands of an earlier version named digests of both; null now. */
  lockfile: string | null;
  /** @deprecated As `lockfile`. */
  sbom: string | null;
}

export interface DiscoveryCandidate {
  /** Version of the candidate release. */
  release: string;
  /** Basis points, 0 to 10000. */
  weight: number;
  seed: string;
  /** Visitor ids that always or never meet the candidate. */
  allow?: string[];
  deny?: string[];
  /** @deprecated Registries of an earlier version named services of the candidate's own; it is read by nobody now. */
  upstreams?: Record<string, string>;
}

export interface DiscoveryRemote {
  name: string;
  owner: string;
  /** Version everybody gets unless a candidate says otherwise. */
  stable: string;
  candidate?: DiscoveryCandidate;
  /** Version a tab falls back to when its own fails to load: the stable before this one. */
  fallback?: string;
  /** Prefixes that all its routes lie under: `/forum` and all below it, `/` alone. Absent: not checked. */
  owns?: string[];
  /** Kill switch: the section's panel is shown and nothing of it is loaded. */
  disabled?: boolean;
}

/** GET /discovery. Signed with Ed25519 over the canonical JSON of everything but `signature`. */
/** The word of a root key, which is kept offline, that a key may sign for the registry. */
export interface SigningCertificate {
  /** Base64 SPKI-DER Ed25519 public key. */
  key: string;
  /** ISO 8601. A certificate with a later beginning retires those before it. */
  notBefore: string;
  notAfter: string;
  /** The root's, base64. */
  signature: string;
}

export interface DiscoveryDocument {
  schema: 1;
  /** Milliseconds-based and strictly rising, so that a restored database cannot go back. */
  epoch: number;
  issuedAt: string;
  expiresAt: string;
  remotes: DiscoveryRemote[];
  /** Keyed `name@version`. */
  releases: Record<string, Release>;
  /** API name to its service's origin, of sections that came after the shell's own settings. Those come first. */
  services?: Record<string, string>;
  /** Prefixes of the sections that have no release yet. Absent: there is none. */
  awaited?: string[];
  /** False: an operator wants no service worker in any browser. Absent: pages may be kept to be read offline. */
  offline?: boolean;
  /** Of the key that made `signature`. */
  certificate: SigningCertificate;
  /** Base64. */
  signature: string;
}

export type Arm = 'stable' | 'canary' | 'override';

/** What a browser may know of a release. Chunks below the entry are pinned by the entry's own runtime. */
export interface BrowserRelease {
  version: string;
  base: string;
  container: string;
  entry: string;
  /** `sha384-…` of the entry. */
  entryIntegrity: string;
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  slots: RemoteSlot[];
  /** In no document of a page: who needs them asks for the whole set. */
  roles?: ApiRole[];
}

export interface ResolvedRemote {
  name: string;
  arm: Arm;
  release: BrowserRelease;
  /** Loaded as a whole container when `release` fails; absent when there is none or it is the same. */
  fallback?: BrowserRelease;
  /** Kill switch: its routes and navigation stay, its screens show the section's panel, nothing of it is loaded. */
  disabled?: true;
}

/** What one page load runs: one release for each remote. Inlined in the page; also GET /discovery/set. */
export interface ResolvedSet {
  epoch: number;
  remotes: ResolvedRemote[];
}

/** POST /api/registry/overrides, with the team's token for each remote it names. */
export interface OverrideRequest {
  /** Remote to a published version, live or not. */
  releases: Record<string, string>;
  /** 1 to 1440. */
  minutes: number;
}

/** Signed by the registry like the discovery document; the shell verifies it and keeps it in a cookie. */
export interface OverrideAnswer {
  token: string;
  /** Path on the site that shows what the override would change and sets it after a click: `/-/override#token`. */
  path: string;
  expiresAt: string;
}

/** GET /discovery/releases/{name}/{version}: one stored release, signed, for overrides of what is not live. */
export interface SignedRelease {
  release: Release;
  /** Base64 Ed25519 over the canonical JSON of `{purpose: "release", release}`. */
  signature: string;
}

/** Route under which the gateway answers with the caller's current resolved set. */
export const RESOLVED_SET_PATH = '/discovery/set';
