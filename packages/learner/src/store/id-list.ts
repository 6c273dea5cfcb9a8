import { createStore, type Store } from './create-store.ts';
import { textsOf, unique } from './shapes.ts';

/** Of each list; the oldest go. */
const MOST = 20;

/** Ids of what was made in this browser, newest first. */
export function createIdList({ key }: { key: string }): Store<readonly string[]> {
  return createStore<readonly string[]>({
    key,
    empty: [],
    parse(raw) {
      const value: unknown = JSON.parse(raw);
      return Array.isArray(value) ? textsOf(value).slice(0, MOST) : undefined;
    },
    format: (ids) => JSON.stringify(ids),
    combine: (stored, held) => unique([...held, ...stored]),
  });
}

export function remember(list: Store<readonly string[]>, id: string): void {
  list.update((ids) => (ids[0] === id ? ids : unique([id, ...ids]).slice(0, MOST)));
}

export function forget(list: Store<readonly string[]>, id: string): void {
  list.update((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : ids));
}
