import { useSyncExternalStore } from 'react';

/** False on the server and in the first browser render, true after: for what only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
