/** React keeps the request under way in it, and reads it while it runs. One page is drawn at a time. */
export class AsyncLocalStorage<T> {
  #store: T | undefined;

  getStore(): T | undefined {
    return this.#store;
  }

  run<A extends unknown[], R>(store: T, callback: (...args: A) => R, ...args: A): R {
    const before = this.#store;
    this.#store = store;
    try {
      return callback(...args);
    } finally {
      this.#store = before;
    }
  }
}
