import { type RefObject, useEffect } from 'react';

/** What somebody may want to press. */
const PRESSED = 'main :is(a, button, input, select, textarea, label, summary)';
/** Points this far apart meet every target, in px. */
const STEP = 20;

/** Marks what floats as `data-away` once the visitor scrolls down, until they scroll up, and where it would lie on something to press. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    const main = document.querySelector('main');
    if (!element || !main) return;
    let last = scrollY;
    let down = false;
    const place = () => element.toggleAttribute('data-away', down || covers(element));
    const onScroll = () => {
      // The foot of the page leaves room for it.
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP;
      down = scrollY > last && !atEnd;
      last = scrollY;
      place();
    };
    // Content arrives, opens and closes.
    const size = new ResizeObserver(place);
    size.observe(main);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [floating]);
}

/** Asked of its resting place, wherever it is now: an offset knows of no translation. */
function covers({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  for (let x = 0; x < offsetWidth + STEP; x += STEP)
    for (let y = 0; y < offsetHeight + STEP; y += STEP) {
      const below = document.elementsFromPoint(
        offsetLeft + Math.min(x, offsetWidth),
        offsetTop + Math.min(y, offsetHeight),
      );
      if (below.some((element) => element.closest(PRESSED))) return true;
    }
  return false;
}
