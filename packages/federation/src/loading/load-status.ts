import type { RemoteLoadError } from './remote-load-error.ts';

/** idle → loading → ready or failed; failed and ready may go to loading again. */
export type LoadStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly module: unknown;
      /** The release the module came from; not the set's own after a fallback. */
      readonly version: string;
      /** Milliseconds from the call to the module. */
      readonly duration: number;
    }
  | { readonly state: 'failed'; readonly error: RemoteLoadError };

const IDLE: LoadStatus = { state: 'idle' };

/** One status for each page of each remote. A status is replaced, never changed, so identity tells of news. */
export class StatusStore {
  readonly #statuses = new Map<string, LoadStatus>();
  readonly #listeners = new Set<() => void>();

  get(key: string): LoadStatus {
    return this.#statuses.get(key) ?? IDLE;
  }

  set(key: string, status: LoadStatus): void {
    this.#statuses.set(key, status);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
