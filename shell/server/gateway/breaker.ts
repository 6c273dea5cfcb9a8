import { setTimeout as sleep } from 'node:timers/promises';

/** Failures in a row that open it, and milliseconds until one request may try again. */
const FAILURES = 3;
const PAUSE_MS = 500;

/**
 * Stops asking a service that cannot be reached, or is silent. After a pause one request finds out whether it is back;
 * those that come meanwhile wait a moment for its outcome, so that a page's parallel calls are answered together.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #probe: { outcome: Promise<boolean>; settle: (works: boolean) => void } | null = null;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /** Whether to ask. Whoever is told yes reports `succeeded`, `failed` or `undecided`. */
  async allows(): Promise<boolean> {
    if (this.#failures < FAILURES) return true;
    if (this.#probe) return Promise.race([this.#probe.outcome, sleep(PAUSE_MS, false, { ref: false })]);
    if (this.#now() < this.#openUntil) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#probe = { outcome: promise, settle: resolve };
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#end(true);
  }

  failed(): void {
    this.#failures += 1;
    this.#openUntil = this.#now() + PAUSE_MS;
    this.#end(false);
  }

  /** The call ended for a reason of its caller's: it says nothing, and the next one finds out. */
  undecided(): void {
    this.#end(true);
  }

  #end(works: boolean): void {
    this.#probe?.settle(works);
    this.#probe = null;
  }
}
