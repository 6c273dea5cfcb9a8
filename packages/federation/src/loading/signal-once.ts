import type { LoadSignal } from './environment.ts';
import type { FailureClass, RemoteFault } from './remote-load-error.ts';

/** Failures that say nothing about a release. */
const UNREPORTED: ReadonlySet<FailureClass> = new Set(['offline', 'disabled']);

/** Passes on one `loaded` and one `failed` for each release: verdicts count sessions, not events. */
export class SignalOnce {
  readonly #sent = new Set<string>();
  readonly #report: ((signal: LoadSignal) => void) | undefined;

  constructor(report: ((signal: LoadSignal) => void) | undefined) {
    this.#report = report;
  }

  loaded(remote: string, version: string): void {
    this.#send({ remote, version, outcome: 'loaded' });
  }

  failed(remote: string, version: string, error: RemoteFault): void {
    if (!UNREPORTED.has(error.class))
      this.#send({ remote, version, outcome: 'failed', class: error.class, error });
  }

  #send(signal: LoadSignal): void {
    const key = `${signal.remote}@${signal.version} ${signal.outcome}`;
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.#report?.(signal);
  }
}
