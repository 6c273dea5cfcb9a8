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

/**
 * The part once it is here, `undefined` before. Nothing is fetched until `wanted`. When it cannot be had, the error
 * goes to the page's error listeners and `onFailed` is called.
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
        if (listening) fail();
      },
    );
    return () => {
      listening = false;
    };
  }, [chunk, wanted, part]);
  return part?.of;
}
