import {
  type BrowserRelease,
  type ResolvedSet,
  SIGNALS_PATH,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { watchLargestPaint } from './largest-paint.ts';
import { createOutbox } from './outbox.ts';
import type { SignalQueue } from './signal-queue.ts';
import type { KeptCalls } from './start-signals.ts';
import { createToldStore } from './told-store.ts';

/** Tells the registry how the releases of this page load fare. `first` is the remote whose page it began with. */
export function sendSignals(
  set: ResolvedSet,
  queue: SignalQueue,
  first: string | undefined,
  { fetch, beacon }: KeptCalls,
): void {
  const given = judged(set);
  // Who overrides every release says nothing about any.
  if (given.size === 0) return queue.drop();
  const outbox = createOutbox(given, first, {
    askForToken: (releases) => askForToken(fetch, releases),
    send: (request) => beacon?.(SIGNALS_PATH, JSON.stringify(request)),
    lcp: watchLargestPaint(),
    now: Date.now,
    schedule: (work, ms) => void setTimeout(work, ms),
    told: createToldStore(),
  });
  queue.drainTo(outbox.add);
  // Not every browser tells of both when a tab goes.
  addEventListener('pagehide', outbox.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
}

/** An overridden release was not assigned, and a switched-off one does not run. */
function judged({ remotes }: ResolvedSet): Map<string, BrowserRelease> {
  return new Map(
    remotes
      .filter(({ arm, disabled }) => arm !== 'override' && !disabled)
      .map(({ name, release }) => [name, release]),
  );
}

async function askForToken(
  fetch: KeptCalls['fetch'],
  releases: Record<string, string>,
): Promise<SignalTokenAnswer | null> {
  // The browser itself would complain of a request that cannot leave.
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(`${SIGNALS_PATH}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ releases }),
    });
    return response.status === 200 ? ((await response.json()) as SignalTokenAnswer) : null;
  } catch {
    return null;
  }
}
