/** Time that passes only when a test says so. */
export class FakeClock {
  #now = 0;
  #timers: { at: number; fire: () => void }[] = [];

  now = (): number => this.#now;

  wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = { at: this.#now + ms, fire: resolve };
      this.#timers.push(timer);
      signal.addEventListener('abort', () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
        reject(signal.reason);
      });
    });

  /** Milliseconds until each pending timer, soonest first. */
  pending(): number[] {
    return this.#timers.map(({ at }) => at - this.#now).sort((a, b) => a - b);
  }

  /** Moves on to each timer inside `ms` in turn, and lets what hangs on it run. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.fire();
      await settle();
    }
    this.#now = end;
  }
}

/** Every promise that can go on without time passing has gone on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
