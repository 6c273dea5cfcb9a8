import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time in milliseconds, moving on once a minute; null on the server and until hydration is done. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, current, unknown);
}

function current(): number {
  return (now ||= Date.now());
}

function unknown(): null {
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = setInterval(tick, MINUTE);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
