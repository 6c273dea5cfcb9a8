/** What a browser measured of one load. */
export interface Figures {
  /** Milliseconds; null where the browser measured none. */
  lcp: number | null;
  layoutShift: number;
  /** Milliseconds for which the page could not answer: of each task longer than 50, what is above that. */
  blocked: number;
  /** Of everything that was fetched, as it was sent. */
  bytes: number;
}

interface Measured {
  rehearsal: Pick<Figures, 'lcp' | 'layoutShift' | 'blocked'>;
}

/** Runs in the page before anything else. */
export function measure(): void {
  const figures: Measured['rehearsal'] = { lcp: null, layoutShift: 0, blocked: 0 };
  (globalThis as unknown as Measured).rehearsal = figures;
  new PerformanceObserver((list) => {
    figures.lcp = list.getEntries().at(-1)?.startTime ?? figures.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) figures.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page once it has settled. */
export function readFigures(): Figures {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ...(globalThis as unknown as Measured).rehearsal,
    bytes: entries.reduce((total, { transferSize }) => total + transferSize, 0),
  };
}
