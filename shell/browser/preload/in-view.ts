import type { ResolvedSet } from '@coachlab/contracts';
import { whenIdle } from '../when-idle.ts';
import { hasRoom } from './line.ts';
import { addressOf } from './links.ts';
import type { PagePreload } from './page-preload.ts';

/** Pages whose data is brought while one page is read: those that the visitor sees links to first. */
const PAGES_AHEAD = 6;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Brings the pages that the visitor sees links to, one after another while the browser is idle, from the visitor's first
 * move on: a touch gives no warning, so that its page has to be here. A line without room is left alone, and so is a
 * candidate: nobody shall run its code who did not ask for one of its pages.
 *
 * @param onLanding calls back whenever another page stands
 */
export function preloadInView(
  preload: PagePreload,
  set: ResolvedSet,
  onLanding: (landed: () => void) => void,
): void {
  if (!('IntersectionObserver' in window) || !hasRoom()) return;
  const stable = new Set(
    set.remotes.filter(({ arm, disabled }) => arm === 'stable' && !disabled).map(({ name }) => name),
  );
  /** Address to whether its link stands in the page, which comes before those of the frame. */
  const waiting = new Map<string, boolean>();
  const brought = new Set<string>();
  let left = 0;
  let busy = false;

  const bring = async () => {
    if (busy) return;
    busy = true;
    while (left > 0 && waiting.size > 0) {
      const address = [...waiting.keys()].find((each) => waiting.get(each)) ?? waiting.keys().next().value!;
      left -= 1;
      waiting.delete(address);
      brought.add(address);
      await new Promise<void>((idle) => whenIdle(idle));
      await preload.page(address);
    }
    busy = false;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target);
      if (address === undefined || brought.has(address)) continue;
      const remote = preload.at(address)?.remote;
      if (!isIntersecting) waiting.delete(address);
      else if (remote !== undefined && stable.has(remote))
        waiting.set(address, target.closest('main') !== null);
    }
    void bring();
  });
  const look = () => {
    observer.disconnect();
    waiting.clear();
    left = PAGES_AHEAD;
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };

  const begin = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin);
    whenIdle(look);
    onLanding(look);
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { passive: true });
}
