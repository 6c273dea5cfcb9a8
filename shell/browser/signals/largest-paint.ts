/** The latest largest contentful paint, milliseconds; undefined where the browser does not measure it. */
export function watchLargestPaint(): () => number | undefined {
  let latest: number | undefined;
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    latest = list.getEntries().at(-1)?.startTime ?? latest;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return () => {
    latest = observer.takeRecords().at(-1)?.startTime ?? latest;
    return latest;
  };
}
