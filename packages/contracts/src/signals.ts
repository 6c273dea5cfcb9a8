/** Where browsers send signals; `/token` and `/shell` are below it. */
export const SIGNALS_PATH = '/api/registry/signals';

/**
 * Where in coming and running a release failed; `api` and `server_render` are what a shell sees, `uncaught` is an error that
 * nobody caught, such as in an event handler, by the file that threw it.
 */
export type SignalClass =
  'manifest' | 'entry' | 'chunk' | 'integrity' | 'timeout' | 'render' | 'uncaught' | 'server_render' | 'api';

/**
 * What a browser measured of the first page of a visit, besides LCP, as whole numbers: `inp` the slowest interaction, `press` from
 * the first press until the page has answered it, `blocked` what its long tasks have above 50 ms, `api` the median of its calls (all
 * milliseconds), and `shift` thousandths of layout shift.
 */
export type PageMeasure = 'inp' | 'press' | 'shift' | 'blocked' | 'api';

/** @deprecated Registries of an earlier version compared these. */
export type ComparedMeasure = PageMeasure | 'lcp';

/** In the place of a remote: the shell's own files, whose version is their build. No section may have this name. */
export const SHELL = 'shell';

/**
 * What became of one release in one session. Of the shell, only errors that nobody caught: they count against no release, and a
 * registry that knows no builds of the shell leaves them out.
 */
export interface RemoteSignal {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  /** Only of `failed`. */
  class?: SignalClass;
  /** Top of the error's stack, at most 1,000 characters. No page text, no address with a query. */
  stack?: string;
  /** Only of `failed`: the version that took its place in this page load. */
  replacedBy?: string;
  /** The same failure was sent before, when nothing had taken its place yet. */
  again?: true;
  /** Largest contentful paint of the page that this release drew first, whole milliseconds; only of `loaded`. */
  lcp?: number;
  /** @deprecated Path of that page's route; registries of an earlier version compared times by it. */
  route?: string;
  /** @deprecated Registries of an earlier version compared these; it is ignored. */
  measured?: Partial<Record<PageMeasure, number>>;
}

/**
 * POST /api/registry/signals/token, asked for once after hydration and never part of a page that may be kept.
 * The visitor comes from the gateway's header. 400 for a caller without one, 422 for releases nobody is given now.
 */
export interface SignalTokenRequest {
  /** Remote to the version that this page load runs. Overridden ones are left out: they are not judged. */
  releases: Record<string, string>;
  /** Build of the shell that this page load runs, left out by shells that do not know it. One that never announced it counts for nothing. */
  shell?: string;
}

export interface SignalTokenAnswer {
  /** Opaque; good for these releases and this build, this visitor and the network it was asked from. */
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
  signals: (RemoteSignal & { visitor: string })[];
}

/** @deprecated Shells of an earlier version told of the pages that they sent; it is ignored. */
export interface ServedPagesRequest {
  /** At most 500. */
  pages: {
    visitor: string;
    /** Whose page it is, and the version that the visitor was given. */
    remote: string;
    version: string;
    /** Where it was asked for from. Of it a keyed hash of the /24 or /48 is kept. */
    address: string;
  }[];
}

/** @deprecated Of renders that nobody saw, which shells of an earlier version told of. */
export interface ShadowRenders {
  addresses: number;
  failed: number;
  stableFailed: number;
  ms: number;
  stableMs: number;
  faults: { route: string; text: string }[];
}

/** @deprecated As ShadowRenders; it is ignored. */
export interface ShadowRendersRequest {
  /** 32 hex digits that a shell's process makes for itself. */
  shell: string;
  /** At most 20. */
  renders: (ShadowRenders & { remote: string; version: string })[];
}

/** A release that a shell should run and does not, because its files cannot be had or it draws where it may not. */
export interface HeldRelease {
  remote: string;
  version: string;
  /** For a person. */
  reason: string;
}

/** POST /api/registry/signals/shell/state, with the shell's own token: what is not as the registry wants it. 202. */
export interface ShellStateRequest {
  /** 32 hex digits that a shell's process makes for itself. */
  shell: string;
  /** At most 50. */
  held: HeldRelease[];
  /** Why it takes no new document; null when it does. */
  alarm: string | null;
}

/** Whether an epoch of the verdict says anything yet. */
export type VerdictState = 'healthy' | 'breach' | 'hard_trip' | 'inconclusive' | 'freeze' | 'slower';

export interface ArmFigures {
  version: string;
  sessions: number;
  /** Sessions with at least one failure. */
  failed: number;
  /** p75 of LCP in milliseconds; null while nobody has reported one. */
  lcp: number | null;
}

export interface Verdict {
  state: VerdictState;
  /** One sentence for a person. */
  reason: string;
  at: string;
}

/** What a decision about a rollout rests on. */
export interface RolloutEvidence {
  verdict: Verdict;
  canary: ArmFigures;
  stable: ArmFigures | null;
  /** Of the whole rollout. */
  exposed: { sessions: number; failed: number };
  /** Since the rollout started, and since the candidate had its present weight; milliseconds. */
  after: { start: number; weight: number };
}

export type WebhookEvent = 'abort' | 'hold' | 'freeze' | 'promoted' | 'gate';

/**
 * Body of a webhook. Headers: `x-coachlab-event`, `x-coachlab-delivery` (the same for every attempt), `x-coachlab-timestamp`
 * (seconds) and `x-coachlab-signature`: `sha256=` and the hex HMAC of `<timestamp>.<body>`.
 */
export interface WebhookNews {
  event: WebhookEvent;
  at: string;
  remote: string;
  version: string;
  who: string;
  why: string | null;
  /** Null where a person decided. */
  evidence: RolloutEvidence | null;
}
