import type { LoadSignal } from '@coachlab/federation';
import type { Uncaught } from './uncaught.ts';

/** What became of a release, or an error of which it is not known yet whose it is. */
export type Heard = LoadSignal | Uncaught;

/** Of a page that throws without end, the first errors tell enough. */
const MOST = 100;

/** Where signals wait for the code that sends them, so that none is lost and none holds the first paint back. */
export class SignalQueue {
  readonly #waiting: Heard[] = [];
  #send: ((heard: Heard) => void) | null = null;

  /** When the first page stood on the screen and answered; undefined before. Milliseconds since the page load began. */
  answersSince: number | undefined;

  readonly add = (heard: Heard): void => {
    if ('outcome' in heard && heard.outcome === 'loaded') this.answersSince ??= performance.now();
    if (this.#send) this.#send(heard);
    else if (this.#waiting.length < MOST) this.#waiting.push(heard);
  };

  /** Nothing is sent, and nothing is kept to be. */
  drop(): void {
    this.drainTo(() => {});
  }

  /** From now on to `send`, what has waited first. */
  drainTo(send: (heard: Heard) => void): void {
    this.#send = send;
    for (const heard of this.#waiting.splice(0)) send(heard);
  }
}
