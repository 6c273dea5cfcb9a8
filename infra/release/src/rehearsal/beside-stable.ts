import type { Fault } from './fault.ts';
import { type BrowserLook, type BrowserTask, lookInBrowser } from './in-the-browser.ts';
import type { SiteVisit } from './site-visit.ts';
import { mayBeTheMachine, worseThan } from './worse.ts';

export interface Sides {
  own: SiteVisit;
  /** Null for a release without one to be compared with. */
  stable: SiteVisit | null;
}

export interface Comparison {
  own: BrowserLook;
  stable: BrowserLook | null;
  /** What the release does by itself, and how it is worse than stable. */
  faults: Fault[];
  stableFaults: Fault[];
}

export type Task = Omit<BrowserTask, 'visit' | 'presses' | 'picture'> & {
  /** Files for pictures of both. */
  pictures: { own: string; stable: string } | null;
};

/** One page in two browser sessions at the same time, so that a busy machine is as slow for the one as for the other. */
export async function lookBesideStable({ pictures, ...task }: Task, sides: Sides): Promise<Comparison> {
  const { own, stable } = await lookAtBoth();
  const stableFaults = stable?.faults ?? [];
  let worse = worseThan(own, stable);
  if (worse.length > 0 && mayBeTheMachine(worse)) {
    const again = await lookAtBoth();
    const second = new Set(worseThan(again.own, again.stable).map(({ code }) => code));
    worse = worse.filter(({ code }) => second.has(code));
  }
  // Whether stable's buttons do so as well matters only where the candidate's did something wrong.
  if (sides.stable && own.pressed > 0 && own.faults.length > 0) {
    const pressed = await lookInBrowser({ ...task, visit: sides.stable, presses: true, picture: null });
    stableFaults.push(...pressed.faults);
  }
  const { address } = task;
  const faults = [...own.faults, ...worse.map((found) => ({ address, part: 'browser' as const, ...found }))];
  return { own, stable, faults, stableFaults };

  async function lookAtBoth() {
    const [candidate, beside] = await Promise.all([
      lookInBrowser({ ...task, visit: sides.own, presses: true, picture: pictures?.own ?? null }),
      sides.stable &&
        lookInBrowser({ ...task, visit: sides.stable, presses: false, picture: pictures?.stable ?? null }),
    ]);
    return { own: candidate, stable: beside };
  }
}
