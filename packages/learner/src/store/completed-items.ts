import { recordVisit } from './activity.ts';
import { createStore } from './create-store.ts';
import { logCompleted } from './practice-log.ts';
import { fieldsOf, textOf, unique } from './shapes.ts';

/** Ids of completed artifacts, in the order of completion, each once. */
export const completedItems = createStore<readonly string[]>({
  key: 'completed_items',
  empty: [],
  parse(raw) {
    const value: unknown = JSON.parse(raw);
    const list = Array.isArray(value) ? value : fieldsOf(value)?.items;
    if (!Array.isArray(list)) return undefined;
    return unique(list.flatMap((entry: unknown) => textOf(fieldsOf(entry)?.id ?? entry) ?? []));
  },
  format: (ids) => JSON.stringify(ids),
  combine: (stored, held) => unique([...stored, ...held]),
});

/** There is no un-complete: ids are only ever added, and a second time changes nothing. Makes today an active day. */
export function completeArtifacts(...ids: string[]): void {
  const fresh = ids.filter((id) => !completedItems.get().includes(id));
  if (!addCompleted(ids)) return;
  logCompleted(fresh);
  recordVisit();
}

/** Adds ids that were completed at some other time. Says whether one was new. */
export function addCompleted(ids: readonly string[]): boolean {
  const before = completedItems.get();
  const after = completedItems.update((done) =>
    ids.every((id) => done.includes(id)) ? done : unique([...done, ...ids]),
  );
  return after !== before;
}
