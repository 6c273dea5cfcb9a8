import { listen, readEntry, writeEntry } from './browser-storage.ts';

/** One key of the browser's storage, typed. `get` keeps its identity until the stored text changes. */
export interface Store<T> {
  readonly key: string;
  /** What a server, a first hydration and an empty browser see. */
  readonly empty: T;
  get(): T;
  set(value: T): void;
  /** Reads what is stored now, changes it, writes it: another tab's or section's entries survive. */
  update(change: (current: T) => T): T;
  /** Returns the way to stop listening. */
  subscribe(heard: () => void): () => void;
}

export interface StoreOptions<T> {
  key: string;
  empty: T;
  /** `undefined` for text that is none of ours; it may throw as well. */
  parse(raw: string): T | undefined;
  /** `null` removes the key. `before` is the parsed text now stored, if any, for fields we do not know. */
  format(value: T, before: string | null): string | null;
  /** For a value that storage refused while another tab could still write. Default: the later one. */
  combine?(stored: T, held: T): T;
}

export function createStore<T>({ key, empty, parse, format, combine }: StoreOptions<T>): Store<T> {
  let seenStored: string | null = null;
  let seenHeld: string | null | undefined;
  let value = empty;

  const read = (raw: string | null): T => {
    if (raw === null) return empty;
    try {
      const parsed = parse(raw);
      if (parsed !== undefined) return parsed;
    } catch {
      // Falls through: text that cannot be read at all is treated like text of another shape.
    }
    console.warn(`What is stored under "${key}" cannot be read and is ignored.`);
    return empty;
  };

  const get = (): T => {
    const { stored, held } = readEntry(key);
    if (stored === seenStored && held === seenHeld) return value;
    seenStored = stored;
    seenHeld = held;
    if (held === undefined) value = read(stored);
    else value = combine && stored !== null && held !== null ? combine(read(stored), read(held)) : read(held);
    return value;
  };

  const set = (next: T): void => {
    const { stored, held } = readEntry(key);
    writeEntry(key, format(next, held ?? stored));
  };

  const update = (change: (current: T) => T): T => {
    const current = get();
    const next = change(current);
    if (!Object.is(next, current)) set(next);
    return get();
  };

  return { key, empty, get, set, update, subscribe: (heard) => listen(key, heard) };
}
