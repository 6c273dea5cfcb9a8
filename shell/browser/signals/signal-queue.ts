import type { LoadSignal } from '@coachlab/federation';

/** Where signals wait for the code that sends them, so that none is lost and none holds the first paint back. */
export class SignalQueue {
  readonly #waiting: LoadSignal[] = [];
  #send: ((signal: LoadSignal) => void) | null = null;

  readonly add = (signal: LoadSignal): void => {
    if (this.#send) this.#send(signal);
    else this.#waiting.push(signal);
  };

  /** Nothing is sent, and nothing is kept to be. */
  drop(): void {
    this.drainTo(() => {});
  }

  /** From now on to `send`, what has waited first. */
  drainTo(send: (signal: LoadSignal) => void): void {
    this.#send = send;
    for (const signal of this.#waiting.splice(0)) send(signal);
  }
}
