/** Failures in a row that open it, and milliseconds until one request may try again. */
const FAILURES = 5;
const PAUSE_MS = 1_000;

/** Stops asking a service that cannot be reached; after a pause a single request finds out whether it is back. */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #probing = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    if (this.#probing || this.#now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#probing = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#probing = false;
    this.#openUntil = this.#now() + PAUSE_MS;
  }
}
