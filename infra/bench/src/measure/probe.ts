/** Left in the page by `watchFirstLoad`; milliseconds since the navigation began. */
interface Probe {
  /** First contentful paint. */
  fcp: number;
  lcp: number;
  /** What the largest paint was, for people who read the JSON. */
  lcpElement: string;
  /** 0 until then. */
  hydrated: number;
}

declare global {
  interface Window {
    firstLoadProbe: Probe;
  }
}

/**
 * Runs in the page before anything else; the same in every variant. Hydrated: the page's heading and the frame's last
 * element carry React's own property, so that React has them in hand, and the page's data stands in `main`.
 */
export function watchFirstLoad(content: string): void {
  const probe: Probe = { fcp: 0, lcp: 0, lcpElement: '', hydrated: 0 };
  window.firstLoadProbe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      probe.lcp = entry.startTime;
      probe.lcpElement = `${entry.element?.tagName.toLowerCase()} ${entry.element?.textContent.slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') probe.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });

  const isReacts = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const look = () => {
    const main = document.querySelector('main');
    if (
      main &&
      isReacts(main.querySelector('h1')) &&
      isReacts(document.querySelector('body footer:last-of-type')) &&
      main.textContent.includes(content)
    ) {
      probe.hydrated = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
