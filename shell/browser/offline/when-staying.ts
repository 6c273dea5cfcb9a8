/** Milliseconds after which somebody who only reads is taken to stay. */
const READS_MS = 10_000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Begins once the visitor stays: who leaves again at once fetches nothing more than the page. */
export function whenStaying(begin: () => void): void {
  // A page that was kept has links that must not go to the router.
  if (document.documentElement.dataset.kept !== undefined) return begin();
  const stays = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, stays);
    begin();
  };
  const timer = setTimeout(stays, READS_MS);
  for (const sign of SIGNS) addEventListener(sign, stays, { passive: true });
}
