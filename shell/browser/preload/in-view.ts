import type { ResolvedSet } from '@coachlab/contracts';
import { matchesMedia } from '@coachlab/learner';
import { whenIdle } from '../when-idle.ts';
import { IS_THERE } from '../when-sign.ts';
import { addressOf, type PagePreload } from './page-preload.ts';

/** Pages whose data is brought for each place that the visitor stops at: those whose links are there. */
const PAGES_AHEAD = 6;

/** Pages that are brought at once: what each waits for is a slow line's way there and back, not its few kilobytes. */
const AT_ONCE = 3;

/**
 * Brings the pages that the visitor sees links to, a few at once while the browser is idle, from the visitor's first
 * move on: a touch gives no warning, so that its page has to be here. What came into view last is brought first, and the
 * frame's links, which are on every page, after the page's own: whole where there is no pointer that would announce the
 * press, else only their code. A line without room is left alone, and so is a candidate: nobody
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
  const ofFrame = matchesMedia('(hover: none)') ? 'page' : 'code';
  const brought = new Map<string, 'page' | 'code'>();
  let left = 0;
  let stoppedAt = 0;
  let busy = 0;

  const next = () => {
    const address = left > 0 ? inPage.shift() : undefined;
    if (address === undefined) return { address: inFrame.shift(), of: ofFrame } as const;
    left -= 1;
    return { address, of: 'page' } as const;
  };
  const bring = async () => {
    busy += 1;
    for (let { address, of } = next(); address !== undefined; { address, of } = next()) {
      brought.set(address, of);
      await new Promise<void>((idle) => whenIdle(idle));
      await preload[of](address);
    }
    busy -= 1;
  };
  const observer = new IntersectionObserver((entries) => {
    const came: string[] = [];
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target);
      if (address === undefined || brought.get(address) === 'page') continue;
      inPage = inPage.filter((each) => each !== address);
      const remote = preload.at(address)?.remote;
      if (!isIntersecting || remote === undefined || !stable.has(remote)) continue;
      if (target.closest('main')) came.push(address);
      else if (!brought.has(address) && !inFrame.includes(address)) inFrame.push(address);
    }
    inPage = [...new Set([...came, ...inPage])];
    if (Math.abs(scrollY - stoppedAt) > innerHeight / 2) allow();
    for (let free = AT_ONCE - busy; free > 0; free -= 1) void bring();
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

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the visitor's line has room for what they may never ask for. Browsers that do not tell have. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
