/** Where in coming and running a release failed; `api` and `server_render` are what a shell sees. */
export type SignalClass =
  'manifest' | 'entry' | 'chunk' | 'integrity' | 'timeout' | 'render' | 'server_render' | 'api';

/** What became of one release in one session. */
export interface RemoteSignal {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  /** Only of `failed`. */
  class?: SignalClass;
  /** Top of the error's stack, at most 1,000 characters. No page text, no address with a query. */
  stack?: string;
  /** Largest contentful paint of the page that this release drew first, whole milliseconds; only of `loaded`. */
  lcp?: number;
}

/**
 * POST /api/registry/signals/token, asked for once after hydration and never part of a page that may be kept.
 * The visitor comes from the gateway's header. 400 for a caller without one, 422 for releases nobody is given now.
 */
export interface SignalTokenRequest {
  /** Remote to the version that this page load runs. Overridden ones are left out: they are not judged. */
  releases: Record<string, string>;
}

export interface SignalTokenAnswer {
  /** Opaque; good for these releases, this visitor and the network it was asked from. */
  token: string;
  expiresAt: string;
}

/** POST /api/registry/signals, sent by `sendBeacon` as text/plain JSON. 202 whether or not anything was counted. */
export interface SignalsRequest {
  token: string;
  /** At most 20. */
  signals: RemoteSignal[];
}

/** POST /api/registry/signals/shell, with the shell's own token, in batches. 202. */
export interface ShellSignalsRequest {
  /** At most 500. */
  signals: (RemoteSignal & { visitor: string; network: string })[];
}

/** Whether an epoch of the verdict says anything yet. */
export type VerdictState = 'healthy' | 'breach' | 'hard_trip' | 'inconclusive' | 'freeze';

export interface ArmFigures {
  version: string;
  sessions: number;
  /** Sessions with at least one failure. */
  failed: number;
  /** Median LCP in milliseconds; null while nobody has reported one. */
  lcp: number | null;
}

export interface Verdict {
  state: VerdictState;
  /** One sentence for a person. */
  reason: string;
  at: string;
}
