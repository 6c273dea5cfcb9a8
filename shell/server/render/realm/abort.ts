type Listener = (event: { type: string; target: AbortSignal }) => void;

class AbortError extends Error {
  override readonly name = 'AbortError';
}

/** As much of the web's as React Router and React Query use. */
export class AbortSignal {
  aborted = false;
  reason: unknown = undefined;
  readonly #listeners = new Set<Listener>();

  addEventListener(_type: string, listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  static abort(this: void, signal: AbortSignal, reason: unknown): void {
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason;
    for (const listener of signal.#listeners) listener({ type: 'abort', target: signal });
  }
}

export class AbortController {
  readonly signal = new AbortSignal();

  abort(reason: unknown = new AbortError('This operation was aborted')): void {
    AbortSignal.abort(this.signal, reason);
  }
}
