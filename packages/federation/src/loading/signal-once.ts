import type { LoadSignal } from './environment.ts';
import type { FailureClass, RemoteFault } from './remote-load-error.ts';

/** Failures that say nothing about a release. */
const UNREPORTED: ReadonlySet<FailureClass> = new Set(['offline', 'disabled']);

/**
 * Passes on one `loaded` and one `failed` for each release, and once what took its place: verdicts count sessions, not
 * events.
 */
export class SignalOnce {
  readonly #failures = new Map<string, LoadSignal>();
  readonly #sent = new Set<string>();
  readonly #report: ((signal: LoadSignal) => void) | undefined;

  constructor(report: ((signal: LoadSignal) => void) | undefined) {
    this.#report = report;
  }

  loaded(remote: string, version: string): void {
    this.#send({ remote, version, outcome: 'loaded' });
  }

  failed(remote: string, version: string, error: RemoteFault): void {
    if (UNREPORTED.has(error.class)) return;
    const failure: LoadSignal = { remote, version, outcome: 'failed', class: error.class, error };
    this.#failures.set(`${remote}@${version}`, failure);
    this.#send(failure);
  }

  /** `by` took the place of a release that failed. */
  replaced(remote: string, version: string, by: string): void {
    const failure = this.#failures.get(`${remote}@${version}`);
    if (failure) this.#send({ ...failure, replacedBy: by });
  }

  #send(signal: LoadSignal): void {
    const { remote, version, outcome, replacedBy } = signal;
    const key = `${remote}@${version} ${replacedBy === undefined ? outcome : 'replaced'}`;
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.#report?.(signal);
  }
}
