import {
  type BrowserRelease,
  type ResolvedSet,
  SIGNALS_PATH,
  type SignalTokenAnswer,
  type SignalTokenRequest,
} from '@coachlab/contracts';
import { buildOf } from '../../app/build-of.ts';
import { documentScripts } from '../document-scripts.ts';
import { watchLargestPaint } from './largest-paint.ts';
import { createOutbox } from './outbox.ts';
import { measurePage } from './page-measures.ts';
import { ownerOfFile } from './owner-of-file.ts';
import type { SignalQueue } from './signal-queue.ts';
import type { FirstPage, KeptCalls } from './start-signals.ts';
import { createToldStore } from './told-store.ts';

/** Tells the registry how the releases of this page load fare. `first` is the page it began with. */
export function sendSignals(
  set: ResolvedSet,
  queue: SignalQueue,
  first: FirstPage,
  { fetch, beacon }: KeptCalls,
): void {
  const given = judged(set);
  const shell = isOverridden(set) ? undefined : buildOf(documentScripts());
  // Who overrides every release says nothing about any.
  if (given.size === 0 && shell === undefined) return queue.drop();
  const outbox = createOutbox(given, first, {
    askForToken: (request) => askForToken(fetch, request),
    shell,
    send: (request) => beacon?.(SIGNALS_PATH, JSON.stringify(request)),
    lcp: watchLargestPaint(),
    measured: measurePage(queue),
    now: Date.now,
    schedule: (work, ms) => void setTimeout(work, ms),
    told: createToldStore(),
  });
  queue.drainTo((heard) => {
    if ('outcome' in heard) return outbox.add(heard);
    // Without a network, everything that asks for something may throw.
    if (!navigator.onLine) return;
    const tell = (owner: string | null) => owner !== null && outbox.addUncaught(owner, heard.error);
    // Few pages ever need it. What has broken the page may keep it from coming: then the file that the browser names counts.
    void import('../start-for-visitor.ts').then(
      ({ ownerOfError }) => tell(ownerOfError(heard, given)),
      () => tell(ownerOfFile(heard.file, given)),
    );
  });
  // Not every browser tells of both when a tab goes.
  addEventListener('pagehide', outbox.leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.leave();
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

/** What somebody tries may break the shell's own code as well. */
const isOverridden = ({ remotes }: ResolvedSet) => remotes.some(({ arm }) => arm === 'override');

async function askForToken(
  fetch: KeptCalls['fetch'],
  request: SignalTokenRequest,
): Promise<SignalTokenAnswer | null> {
  // The browser itself would complain of a request that cannot leave.
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(`${SIGNALS_PATH}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return response.status === 200 ? ((await response.json()) as SignalTokenAnswer) : null;
  } catch {
    return null;
  }
}
