import { useSyncExternalStore } from 'react';
import type { Store } from './store/create-store.ts';
import {
  clearWritten,
  subscribeWritten,
  write,
  type WrittenFields,
  writtenOn,
} from './store/written-work.ts';

/** What is stored, live. The server and the first hydration see the store's empty value. */
export function useStored<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}

export interface Written {
  values: WrittenFields;
  /** Whether anything but space was typed. */
  filled: boolean;
  write: (fields: WrittenFields) => void;
  clear: () => void;
}

const NOTHING: WrittenFields = {};

/** What the visitor types on one artifact or form, kept as they type. The server and the first hydration see nothing. */
export function useWritten(work: string): Written {
  const values = useSyncExternalStore(
    subscribeWritten,
    () => writtenOn(work),
    () => NOTHING,
  );
  return {
    values,
    filled: Object.values(values).some((text) => text.trim() !== ''),
    write: (fields) => write(work, fields),
    clear: () => clearWritten(work),
  };
}
