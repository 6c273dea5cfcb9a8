/** Milliseconds after which a browser that is never idle begins all the same. */
const TIMEOUT_MS = 2_000;

/** Begins once the page has loaded and the browser has nothing better to do. */
export function whenIdle(begin: () => void): void {
  // Safari has no idle callback.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(begin, { timeout: TIMEOUT_MS })
      : setTimeout(begin, TIMEOUT_MS / 4);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
