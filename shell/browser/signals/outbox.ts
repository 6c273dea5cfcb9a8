import {
  type BrowserRelease,
  type PageMeasure,
  type RemoteSignal,
  SHELL,
  type SignalsRequest,
  type SignalTokenAnswer,
  type SignalTokenRequest,
} from '@coachlab/contracts';
import type { LoadSignal } from '@coachlab/federation';
import { describeFailure, textOf } from './describe-failure.ts';
import type { FirstPage } from './start-signals.ts';

/** Milliseconds that signals wait for others, and the first page for its largest paint. */
const BATCH_MS = 2_000;
/** As many as the registry takes at once. */
const MOST = 20;

export interface OutboxEnvironment {
  /** A token for these releases and this build of the shell, or null where none is given; never rejects. */
  askForToken: (request: SignalTokenRequest) => Promise<SignalTokenAnswer | null>;
  send: (request: SignalsRequest) => void;
  /** Largest contentful paint so far, milliseconds. */
  lcp: () => number | undefined;
  measured: () => Partial<Record<PageMeasure, number>>;
  now: () => number;
  schedule: (work: () => void, ms: number) => void;
  /** Build of the shell that this page runs; undefined where its errors are not to be told. */
  shell: string | undefined;
  /** What this session has told already. */
  told: { has: (key: string) => boolean; add: (key: string) => void };
}

export interface Outbox {
  add: (signal: LoadSignal) => void;
  /** An error that nobody caught, of this remote's release or of the shell. */
  addUncaught: (owner: string, error: unknown) => void;
  /** Sends what is here now, if there is a token; else as soon as there is one. */
  flush: () => void;
  /** The same when the tab is left, with what was measured of its first page. */
  leave: () => void;
}

/**
 * Signals on their way to the registry, in batches. Only of the shell and of releases the page was given: what takes the place of a
 * failed one came to nobody by assignment, and is not judged. Without a token they are dropped. `first` is the page
 * that the page load began with: what is measured is of it.
 */
export function createOutbox(
  given: Map<string, BrowserRelease>,
  first: FirstPage,
  env: OutboxEnvironment,
): Outbox {
  let pending: RemoteSignal[] = [];
  /** Of this page load, by remote. */
  const failures = new Map<string, RemoteSignal>();
  /** That the first page stood, until what was measured of it has been sent. */
  let firstLoaded: RemoteSignal | null = null;
  let token: SignalTokenAnswer | null = null;
  let asking: Promise<void> | null = null;
  let scheduled = false;

  const hasToken = () => token !== null && Date.parse(token.expiresAt) > env.now();

  const ask = (): Promise<void> => {
    const releases = Object.fromEntries([...given].map(([name, { version }]) => [name, version]));
    asking ??= env
      .askForToken({ releases, ...(env.shell !== undefined && { shell: env.shell }) })
      .then((answer) => {
        asking = null;
        token = answer;
        if (!answer) pending = [];
      });
    return asking;
  };

  const withPaint = (signal: RemoteSignal): RemoteSignal => {
    if (signal.outcome !== 'loaded' || signal.remote !== first.remote) return signal;
    const [lcp, route] = [env.lcp(), first.route?.path];
    return {
      ...signal,
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(route !== undefined && { route }),
    };
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

  const push = (signal: RemoteSignal): void => {
    const { remote, version, outcome } = signal;
    const key = `${remote}@${version} ${outcome}`;
    if (env.told.has(key)) return;
    env.told.add(key);
    if (outcome === 'failed') failures.set(remote, signal);
    else if (remote === first.remote) firstLoaded = signal;
    queue(signal);
  };

  const queue = (signal: RemoteSignal): void => {
    pending.push(signal);
    // Asked for at once: a page that is about to go can wait for nothing.
    if (!hasToken()) void ask();
    if (scheduled) return;
    scheduled = true;
    env.schedule(() => {
      scheduled = false;
      flush();
    }, BATCH_MS);
  };

  const add = ({ replacedBy, ...signal }: LoadSignal): void => {
    const { remote, version, outcome } = signal;
    const release = given.get(remote);
    if (release?.version !== version) return;
    if (replacedBy !== undefined) return noteReplaced(remote, replacedBy);
    const failure = outcome === 'failed' ? describeFailure(signal, release) : {};
    if (failure) push({ remote, version, outcome, ...failure });
  };

  /** It comes within moments of the failure, and mostly leaves with it. */
  const noteReplaced = (remote: string, replacedBy: string): void => {
    const waiting = pending.find((each) => each.remote === remote && each.outcome === 'failed');
    if (waiting) waiting.replacedBy = replacedBy;
    const sent = failures.get(remote);
    // One that an earlier page load of this tab told of counts there.
    if (!waiting && sent) queue({ ...sent, replacedBy, again: true });
  };

  const addUncaught = (remote: string, error: unknown): void => {
    const version = remote === SHELL ? env.shell : given.get(remote)?.version;
    if (version === undefined) return;
    push({ remote, version, outcome: 'failed', class: 'uncaught', stack: textOf(error) });
  };

  const leave = (): void => {
    const measured = env.measured();
    if (firstLoaded && Object.keys(measured).length > 0) {
      const { remote, version, outcome } = firstLoaded;
      firstLoaded = null;
      pending.push({ remote, version, outcome, measured });
    }
    flush();
  };

  return { add, addUncaught, flush, leave };
}
