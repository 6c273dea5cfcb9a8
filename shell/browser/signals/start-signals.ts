import type { ResolvedSet } from '@coachlab/contracts';
import type { PageHandle } from '../../app/routes.tsx';
import { whenIdle } from '../when-idle.ts';
import type { SignalQueue } from './signal-queue.ts';

/**
 * As they are before any section runs: one that replaces them must not keep the page from telling of it. Some people switch
 * beacons off.
 */
const kept = { fetch: fetch.bind(window), beacon: navigator.sendBeacon?.bind(navigator) };

/** Whose page it is, and its route; neither is there for a page of the shell. */
export type FirstPage = Partial<Pick<PageHandle, 'remote' | 'route'>>;

/** What the page says how releases fare with. */
export type KeptCalls = typeof kept;

/**
 * Fetches the code that sends signals once the page has loaded and the browser has nothing better to do. `first` is the
 * page that the page load began with.
 */
export function startSignals(set: ResolvedSet, queue: SignalQueue, first: FirstPage): void {
  whenIdle(
    () =>
      void import('./send-signals.ts').then(
        ({ sendSignals }) => sendSignals(set, queue, first, kept),
        ignore,
      ),
  );
}

// Without it nobody learns how this page fared; the visitor is not told.
function ignore(): void {}
