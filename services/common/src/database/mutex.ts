import { AsyncLocalStorage } from 'node:async_hooks';

interface Holder {
  active: boolean;
}

/**
 * One caller at a time, first come first served. Re-entrant: work started inside a turn, and awaited by
 * it, runs at once; work that outlives its turn queues like everybody else.
 */
export class Mutex {
  readonly #holders = new AsyncLocalStorage<Holder>();
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#holders.getStore()?.active) return work();
    const turn = this.#tail.then(() => this.#hold(work));
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  async #hold<T>(work: () => Promise<T>): Promise<T> {
    const holder: Holder = { active: true };
    try {
      return await this.#holders.run(holder, work);
    } finally {
      holder.active = false;
    }
  }
}
