import type { BrowserRelease, RemoteSignal, SignalsRequest, SignalTokenAnswer } from '@coachlab/contracts';
import type { LoadSignal } from '@coachlab/federation';
import { describeFailure } from './describe-failure.ts';

/** Milliseconds that signals wait for others, and the first page for its largest paint. */
const BATCH_MS = 2_000;
/** As many as the registry takes at once. */
const MOST = 20;

export interface OutboxEnvironment {
  /** A token for these releases, or null where none is given; never rejects. */
  askForToken: (releases: Record<string, string>) => Promise<SignalTokenAnswer | null>;
  send: (request: SignalsRequest) => void;
  /** Largest contentful paint so far, milliseconds. */
  lcp: () => number | undefined;
  now: () => number;
  schedule: (work: () => void, ms: number) => void;
  /** What this session has told already. */
  told: { has: (key: string) => boolean; add: (key: string) => void };
}

export interface Outbox {
  add: (signal: LoadSignal) => void;
  /** Sends what is here now, if there is a token; else as soon as there is one. */
  flush: () => void;
}

/**
 * Signals on their way to the registry, in batches. Only of releases the page was given: what takes the place of a
 * failed one came to nobody by assignment, and is not judged. Without a token they are dropped. `first` is the remote
 * whose page the page load began with: the largest paint is its.
 */
export function createOutbox(
  given: Map<string, BrowserRelease>,
  first: string | undefined,
  env: OutboxEnvironment,
): Outbox {
  let pending: RemoteSignal[] = [];
  let token: SignalTokenAnswer | null = null;
  let asking: Promise<void> | null = null;
  let scheduled = false;

  const hasToken = () => token !== null && Date.parse(token.expiresAt) > env.now();

  const ask = (): Promise<void> => {
    const releases = Object.fromEntries([...given].map(([name, { version }]) => [name, version]));
    asking ??= env.askForToken(releases).then((answer) => {
      asking = null;
      token = answer;
      if (!answer) pending = [];
    });
    return asking;
  };

  const withPaint = (signal: RemoteSignal): RemoteSignal => {
    const lcp = signal.outcome === 'loaded' && signal.remote === first ? env.lcp() : undefined;
    return lcp === undefined ? signal : { ...signal, lcp: Math.round(lcp) };
  };

  const send = (): void => {
    if (!token) return;
    while (pending.length > 0)
      env.send({ token: token.token, signals: pending.splice(0, MOST).map(withPaint) });
  };

  const flush = (): void => {
    if (pending.length === 0) return;
    if (hasToken()) send();
    // Sent with whatever comes: the clock here may be wrong.
    else void ask().then(send);
  };

  const add = (signal: LoadSignal): void => {
    const { remote, version, outcome } = signal;
    const release = given.get(remote);
    if (release?.version !== version) return;
    const failure = outcome === 'failed' ? describeFailure(signal, release) : {};
    const key = `${remote}@${version} ${outcome}`;
    if (!failure || env.told.has(key)) return;
    env.told.add(key);
    pending.push({ remote, version, outcome, ...failure });
    // Asked for at once: a page that is about to go can wait for nothing.
    if (!hasToken()) void ask();
    if (scheduled) return;
    scheduled = true;
    env.schedule(() => {
      scheduled = false;
      flush();
    }, BATCH_MS);
  };

  return { add, flush };
}
