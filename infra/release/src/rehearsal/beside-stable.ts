import type { Fault } from './fault.ts';
import { type BrowserLook, type BrowserTask, lookInBrowser } from './in-the-browser.ts';
import type { SectionRoutes } from './links.ts';
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

export type Task = Omit<BrowserTask, 'visit' | 'presses' | 'follows' | 'picture'> & {
  /** Files for pictures of both. */
  pictures: { own: string; stable: string } | null;
  /** Of the release that is rehearsed, whose buttons are pressed and whose links are followed. */
  section: SectionRoutes;
};

/** One page in two browser sessions at the same time, so that a busy machine is as slow for the one as for the other. */
export async function lookBesideStable(
  { pictures, section, ...task }: Task,
  sides: Sides,
): Promise<Comparison> {
  const { own, stable } = await lookAtBoth(true);
  const stableFaults = stable?.faults ?? [];
  let worse = worseThan(own, stable);
  if (worse.length > 0 && mayBeTheMachine(worse)) {
    // What its buttons and links do is known by now.
    const again = await lookAtBoth(false);
    const second = new Set(worseThan(again.own, again.stable).map(({ code }) => code));
    worse = worse.filter(({ code }) => second.has(code));
  }
  // Whether stable's buttons and links do so as well matters only where the candidate's did something wrong.
  const links = own.faults.flatMap(({ link }) => link ?? []);
  const presses = own.pressed > 0 && own.faults.length > links.length;
  if (sides.stable && (presses || links.length > 0)) {
    const follows = { ...section, followed: new Set<string>(), only: new Set(links) };
    const unseen = { audit: null, picture: null };
    const again = await lookInBrowser({ ...task, ...unseen, visit: sides.stable, presses, follows });
    stableFaults.push(...again.faults);
  }
  const { address } = task;
  const faults = [...own.faults, ...worse.map((found) => ({ address, part: 'browser' as const, ...found }))];
  return { own, stable, faults, stableFaults };

  /** @param first only then is everything looked at that is no matter of time */
  async function lookAtBoth(first: boolean) {
    const common = { ...task, audit: first ? task.audit : null };
    const took: Record<'own' | 'stable', number | null> = { own: null, stable: null };
    const [candidate, beside] = await Promise.all([
      lookInBrowser(
        {
          ...common,
          visit: sides.own,
          presses: first,
          follows: first ? section : null,
          picture: first && pictures ? pictures.own : null,
        },
        { took: () => took.stable, tell: (ms) => (took.own = ms) },
      ),
      sides.stable &&
        lookInBrowser(
          {
            ...common,
            visit: sides.stable,
            presses: false,
            follows: null,
            picture: first && pictures ? pictures.stable : null,
          },
          { took: () => took.own, tell: (ms) => (took.stable = ms) },
        ),
    ]);
    return { own: candidate, stable: beside };
  }
}
