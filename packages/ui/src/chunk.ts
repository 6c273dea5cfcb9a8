import { useEffect, useEffectEvent, useState } from 'react';

/** A part of an application that is fetched when it is first wanted. */
export interface Chunk<T> {
  /** The part, once it has arrived. */
  readonly current: T | undefined;
  /** Fetches it, once. A failure is forgotten (`React.lazy` would keep it), so that the next call tries again. */
  load(): Promise<T>;
}

export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let current: T | undefined;
  let pending: Promise<T> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      pending ??= load().then(
        (part) => (current = part),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** Fetches it where it is about to be wanted. A failure is nobody's yet. */
export function preloadChunk(chunk: Chunk<unknown>): void {
  chunk.load().catch(() => undefined);
}

const failureListeners = new Set<() => void>();

/** Calls back when a wanted part could not be had, to tell the visitor. Returns the way to stop listening. */
export function onChunkFailed(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * The part once it is here, `undefined` before. Nothing is fetched until `wanted`. When it cannot be had, the error
 * goes to the page's error listeners, whoever listens for failures hears of it, and `onFailed` is called. Once there is
 * a connection again the part is fetched, so that the next press opens it at once.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted: boolean, onFailed: () => void): T | undefined {
  const [part, setPart] = useState<{ of: T } | undefined>(chunk.current && { of: chunk.current });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!wanted || part) return;
    let listening = true;
    chunk.load().then(
      (of) => listening && setPart({ of }),
      (error: unknown) => {
        reportError(error);
        if (!navigator.onLine) addEventListener('online', () => preloadChunk(chunk), { once: true });
        if (!listening) return;
        fail();
        for (const tell of failureListeners) tell();
      },
    );
    return () => {
      listening = false;
    };
  }, [chunk, wanted, part]);
  return part?.of;
}
