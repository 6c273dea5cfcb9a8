/** Milliseconds after which somebody who only reads is taken to stay. */
const READS_MS = 10_000;

/** Of a visitor who stays. */
export const STAYS = ['pointerdown', 'keydown', 'scroll'];
/** Of a visitor who is there. */
export const IS_THERE = ['pointermove', ...STAYS];

/**
 * Begins with the first of these events, or once the page has been read for a while: who leaves again at once fetches
 * nothing more than the page.
 *
 * @param begin called with the type of the event; undefined when there was none
 */
export function whenSign(signs: readonly string[], begin: (sign?: string) => void): void {
  const seen = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // The browser's own, when the layout under a pointer at rest has changed.
    if (type === 'pointermove' && !movementX && !movementY) return;
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, seen);
    begin(type);
  };
  const timer = setTimeout(seen, READS_MS, {});
  for (const sign of signs) addEventListener(sign, seen, { passive: true });
  // A page that was kept has links that must not go to the router.
  if (document.documentElement.dataset.kept !== undefined) seen({});
}
