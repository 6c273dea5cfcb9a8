import { createStore } from './create-store.ts';
import { fieldsOf, textOf, unique } from './shapes.ts';

/** Ids of the artifacts that the visitor has marked to find them again, the latest first. */
export const savedItems = createStore<readonly string[]>({
  key: 'saved_items',
  empty: [],
  parse(raw) {
    const value: unknown = JSON.parse(raw);
    if (!Array.isArray(value)) return undefined;
    return unique(value.flatMap((entry: unknown) => textOf(fieldsOf(entry)?.id ?? entry) ?? []));
  },
  format: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
  combine: (stored, held) => unique([...held, ...stored]),
});

export function toggleSaved(id: string): void {
  savedItems.update((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]));
}
