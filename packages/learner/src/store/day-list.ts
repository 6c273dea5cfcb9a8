import { localDay } from '../rules/days.ts';
import { createStore, type Store } from './create-store.ts';
import { textsOf, unique } from './shapes.ts';

/** Days kept: a streak of more than a year is shown as what is left of it. */
const DAYS_KEPT = 400;

/** A key that holds local dates (YYYY-MM-DD), rising, each once. */
export function createDayList(key: string): Store<readonly string[]> {
  return createStore<readonly string[]>({
    key,
    empty: [],
    parse(raw) {
      const value: unknown = JSON.parse(raw);
      return Array.isArray(value) ? rising(textsOf(value)) : undefined;
    },
    format: (days) => JSON.stringify(rising(days)),
    combine: (stored, held) => rising([...stored, ...held]),
  });
}

/** Adds days that are not there yet; what is no date is left out. */
export function addDays(list: Store<readonly string[]>, days: readonly string[]): void {
  list.update((here) => (days.every((day) => here.includes(day)) ? here : rising([...here, ...days])));
}

function rising(days: readonly string[]): string[] {
  return unique(days.flatMap((day) => localDay(day) ?? []))
    .toSorted()
    .slice(-DAYS_KEPT);
}
