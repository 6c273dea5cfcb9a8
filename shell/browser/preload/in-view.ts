import type { ResolvedSet } from '@coachlab/contracts';
import { whenIdle } from '../when-idle.ts';
import { IS_THERE } from '../when-sign.ts';
import { hasRoom } from './line.ts';
import { addressOf } from './links.ts';
import type { PagePreload } from './page-preload.ts';

/** Pages whose data is brought for each place that the visitor stops at: those whose links are there. */
const PAGES_AHEAD = 6;

/**
 * Brings the pages that the visitor sees links to, one after another while the browser is idle, from the visitor's first
 * move on: a touch gives no warning, so that its page has to be here. What came into view last is brought first. Of the
 * frame's links, which are on every page, only the code. A line without room is left alone, and so is a candidate: nobody
 * shall run its code who did not ask for one of its pages.
 *
 * @param isThere whether the visitor has moved
 * @param onLanding calls back whenever another page stands
 */
export function preloadInView(
  preload: PagePreload,
  set: ResolvedSet,
  isThere: boolean,
  onLanding: (landed: () => void) => void,
): void {
  if (!('IntersectionObserver' in window) || !hasRoom()) return;
  const stable = new Set(
    set.remotes.filter(({ arm, disabled }) => arm === 'stable' && !disabled).map(({ name }) => name),
  );
  /** Addresses whose links are in view: in the page, next ones first, and in the frame around it. */
  let inPage: string[] = [];
  let inFrame: string[] = [];
  const brought = new Set<string>();
  let left = 0;
  let stoppedAt = 0;
  let busy = false;

  const next = () => {
    const address = left > 0 ? inPage.shift() : undefined;
    if (address === undefined) return { address: inFrame.shift(), of: 'code' } as const;
    left -= 1;
    return { address, of: 'page' } as const;
  };
  const bring = async () => {
    if (busy) return;
    busy = true;
    for (let { address, of } = next(); address !== undefined; { address, of } = next()) {
      brought.add(address);
      await new Promise<void>((idle) => whenIdle(idle));
      await preload[of](address);
    }
    busy = false;
  };
  const observer = new IntersectionObserver((entries) => {
    const came: string[] = [];
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target);
      if (address === undefined || brought.has(address)) continue;
      inPage = inPage.filter((each) => each !== address);
      const remote = preload.at(address)?.remote;
      if (!isIntersecting || remote === undefined || !stable.has(remote)) continue;
      if (target.closest('main')) came.push(address);
      else if (!inFrame.includes(address)) inFrame.push(address);
    }
    inPage = [...new Set([...came, ...inPage])];
    if (Math.abs(scrollY - stoppedAt) > innerHeight / 2) allow();
    void bring();
  });
  const allow = () => {
    left = PAGES_AHEAD;
    stoppedAt = scrollY;
  };
  const look = () => {
    observer.disconnect();
    inPage = [];
    inFrame = [];
    allow();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };

  const begin = () => {
    for (const sign of IS_THERE) removeEventListener(sign, begin);
    whenIdle(look);
    onLanding(look);
  };
  if (isThere) begin();
  else for (const sign of IS_THERE) addEventListener(sign, begin, { passive: true });
}
