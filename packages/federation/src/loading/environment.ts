import type { BrowserRelease, ResolvedSet } from '@coachlab/contracts';
import type { FailureClass, RemoteFault } from './remote-load-error.ts';

/** How one module of one release is brought in; Module Federation in the browser, `require` on the server. */
export interface ModuleAdapter {
  /**
   * The exposed module `page` (without `./`) of `release`. A failed try is not kept: the next call tries again.
   * `signal` is aborted when nobody waits any longer.
   * @throws RemoteFault
   */
  load(remote: string, release: BrowserRelease, page: string, signal: AbortSignal): Promise<unknown>;
  /** Takes away what failed tries of `release` left behind: dead links, scripts, caches. */
  clean?(remote: string, release: BrowserRelease): void | Promise<void>;
}

/** What became of one release in this page load: at most one `loaded` (a page of it was drawn) and one `failed` for each, which is said again once it is replaced. */
export interface LoadSignal {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  /** Only of `failed`. Never `offline` or `disabled`: those say nothing about a release. */
  class?: FailureClass;
  error?: RemoteFault;
  /** Said in a second signal of `failed`: the version that took the release's place. */
  replacedBy?: string;
}

/** Everything the loader needs from outside; times are in milliseconds. */
export interface LoaderEnvironment {
  adapter: ModuleAdapter;
  /** The caller's current set, asked for afresh after a failure. */
  refreshSet: (signal: AbortSignal) => Promise<ResolvedSet>;
  /** Settles after `ms`; rejects when `signal` is aborted first. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  isOnline: () => boolean;
  report?: (signal: LoadSignal) => void;
  /** Whether a module is what the caller can use; one that is not counts as `execution`. */
  accepts?: (module: unknown, remote: string, page: string) => boolean;
  /** For one try of one page. Default 10,000. */
  timeoutMs?: number;
  /** For the fresh set. Default 5,000. */
  refreshTimeoutMs?: number;
  /** The retry comes after half to one and a half times this. Default 500. */
  retryDelayMs?: number;
}
