import { useSyncExternalStore } from 'react';
import type { Store } from './store/create-store.ts';

/** What is stored, live. The server and the first hydration see the store's empty value. */
export function useStored<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}

const never = () => () => {};

/** False on the server and while hydrating: then "nothing stored" is not yet known to be true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
