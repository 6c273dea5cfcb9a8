import { createStore } from './create-store.ts';
import { textsOf, unique } from './shapes.ts';

const MOST = 20;

/** Ids of the ICPI results made in this browser, newest first: only it may delete them. */
export const icpiResults = createStore<readonly string[]>({
  key: 'icpi_results',
  empty: [],
  parse(raw) {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? textsOf(value).slice(0, MOST) : undefined;
  },
  format: (ids) => JSON.stringify(ids),
  combine: (stored, held) => unique([...held, ...stored]),
});

export function rememberIcpiResult(id: string): void {
  icpiResults.update((ids) => unique([id, ...ids]).slice(0, MOST));
}

export function forgetIcpiResult(id: string): void {
  icpiResults.update((ids) => ids.filter((other) => other !== id));
}
