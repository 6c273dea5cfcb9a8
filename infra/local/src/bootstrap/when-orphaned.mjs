/**
 * Calls back once when the process that started us is gone. npm and `sh -c` do not pass on every signal, and nobody
 * can pass on a kill -9: without this, stopping npm would leave the site running.
 * @param {() => void} act
 * @returns {() => void} for when it no longer matters
 */
export function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
