import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlowPage } from '../measure/open-slow-page.ts';
import type { PressCase } from './cases.ts';

/** `late`: React had the page in hand before the press, which so proves nothing. */
type Outcome = 'kept' | 'lost' | 'late';

export interface Press {
  outcome: Outcome;
  /** Milliseconds from the press to what it asked for; NaN unless kept. */
  took: number;
}

const GIVE_UP_MS = 20_000;
/** Presses come so long after the control is seen, at most: later ones are late. */
const HESITATES_MS = 1_200;

/** A first visit that presses a control at some moment after it is seen, and before React has the page in hand. */
export async function pressEarly(
  browser: Browser,
  origin: string,
  press: PressCase,
  hesitation: number,
): Promise<Press> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    await page.goto(origin + press.path, { waitUntil: 'commit', timeout: GIVE_UP_MS });
    const control = press.control(page);
    await control.waitFor({ timeout: GIVE_UP_MS });
    await sleep(hesitation * HESITATES_MS);
    if (await page.evaluate(isHydrated)) return { outcome: 'late', took: Number.NaN };
    const begun = performance.now();
    // At once, whatever else the page is doing: a visitor does not wait for it to be still.
    if (press.text === undefined) await control.tap({ force: true, noWaitAfter: true });
    else await control.fill(press.text, { force: true });
    await page.waitForFunction(isHydrated, null, { timeout: GIVE_UP_MS }).catch(ignore);
    while (performance.now() - begun < GIVE_UP_MS) {
      if (await press.outcome(page).catch(() => false)) {
        return { outcome: 'kept', took: performance.now() - begun };
      }
      await sleep(50);
    }
    return { outcome: 'lost', took: Number.NaN };
  } finally {
    await context.close();
  }
}

/** In the page: React has its heading and the frame's last element in hand. */
function isHydrated(): boolean {
  return ['main h1', 'body footer:last-of-type'].every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** The press has led to another page meanwhile. */
function ignore(): void {}
