import type { PageMeasure } from '@coachlab/contracts';

type Measured = Partial<Record<PageMeasure, number>>;

/** From when the page answers: what was pressed before is answered then, by the early input's repetition. */
export interface PageClock {
  answersSince: number | undefined;
}

/** As these entries have it, which the library of DOM types does not know. */
interface Interaction extends PerformanceEntry {
  interactionId: number;
}
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Of a task that is longer than this, the rest keeps the page from answering. Milliseconds. */
const LONG_TASK = 50;
const API = /^\/api\/(?!registry\/)/;

/** Measures the first page of a visit until it is left, as far as the browser can. */
export function measurePage(clock: PageClock): () => Measured {
  const found: Measured = {};
  const calls: number[] = [];
  const path = location.pathname;
  const latest: (() => void)[] = [];

  /** Hears of every entry of a type, also of those before. `best` is what a page without any has none of. */
  const watch = <Entry extends PerformanceEntry>(
    type: string,
    hear: (entry: Entry) => void,
    best?: PageMeasure,
  ): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    if (best) found[best] = 0;
    // What the next page does is no longer this one's.
    const hearAll = (entries: PerformanceEntryList) => {
      if (location.pathname === path) (entries as Entry[]).forEach(hear);
    };
    const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
    // The threshold is the interactions' alone: other types have none.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    latest.push(() => hearAll(observer.takeRecords()));
  };

  watch<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) found.inp = Math.max(found.inp ?? 0, duration);
  });
  watch<Interaction>('first-input', ({ startTime, duration }) => {
    found.press ??= Math.max(duration, (clock.answersSince ?? 0) - startTime);
  });
  watch<Shift>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) found.shift! += value * 1_000;
    },
    'shift',
  );
  watch('longtask', ({ duration }) => (found.blocked! += Math.max(0, duration - LONG_TASK)), 'blocked');
  watch<PerformanceResourceTiming>('resource', ({ name, duration, initiatorType }) => {
    if (initiatorType === 'fetch' && API.test(new URL(name).pathname)) calls.push(duration);
  });

  return () => {
    for (const take of latest) take();
    if (calls.length > 0) found.api = calls.sort((a, b) => a - b)[Math.floor(calls.length / 2)]!;
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Math.round(value)]));
  };
}
