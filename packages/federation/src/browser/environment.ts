import { RESOLVED_SET_PATH } from '@coachlab/contracts';
import type { ResolvedSet } from '@coachlab/contracts';
import type { LoaderEnvironment } from '../loading/environment.ts';

/** What the loader needs of a browser, but for the adapter. */
export function browserEnvironment(
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Omit<LoaderEnvironment, 'adapter'> {
  return {
    refreshSet: async (signal) => {
      const response = await fetch(RESOLVED_SET_PATH, { cache: 'no-store', signal });
      if (!response.ok) throw new Error(`${RESOLVED_SET_PATH} answered ${response.status}.`);
      return (await response.json()) as ResolvedSet;
    },
    wait,
    random: Math.random,
    isOnline: () => navigator.onLine,
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
