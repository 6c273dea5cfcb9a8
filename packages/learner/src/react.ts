import { useSyncExternalStore } from 'react';
import type { Store } from './store/create-store.ts';

/** What is stored, live. The server and the first hydration see the store's empty value. */
export function useStored<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}
