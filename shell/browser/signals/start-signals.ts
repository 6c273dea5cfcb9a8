import type { ResolvedSet } from '@coachlab/contracts';
import type { SignalQueue } from './signal-queue.ts';

/** Milliseconds after which a browser that is never idle sends its signals all the same. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Fetches the code that sends signals once the page has loaded and the browser has nothing better to do. `first` is the
 * remote whose page the page load began with.
 */
export function startSignals(set: ResolvedSet, queue: SignalQueue, first: string | undefined): void {
  const begin = () =>
    void import('./send-signals.ts').then(({ sendSignals }) => sendSignals(set, queue, first), ignore);
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(begin, IDLE_TIMEOUT_MS / 4);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

// Without it nobody learns how this page fared; the visitor is not told.
function ignore(): void {}
