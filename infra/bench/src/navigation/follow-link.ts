import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlowPage } from '../measure/open-slow-page.ts';
import type { NavigationCase } from './cases.ts';

export interface Navigation {
  /** Milliseconds from the press to the frame after the next page's data stood in the document. */
  took: number;
  /** For how many milliseconds of these a loading state was in the document. */
  loading: number;
}

const GIVE_UP_MS = 20_000;

declare global {
  interface Window {
    navigationProbe?: Navigation;
  }
}

/** Opens the first page, reads it for some seconds, brings the link into view, and taps it after a look at it. */
export async function followLink(
  browser: Browser,
  origin: string,
  { from, link, to, content }: NavigationCase,
  { readMs, lookMs }: { readMs: number; lookMs: number },
): Promise<Navigation> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    await page.goto(origin + from, { waitUntil: 'load', timeout: GIVE_UP_MS });
    await page.waitForFunction(isHydrated, null, { timeout: GIVE_UP_MS });
    // As a reader's thumb does.
    await page.mouse.wheel(0, 40);
    await sleep(readMs);
    const target = page
      .locator(`a[href="${to}"]`)
      .filter({ visible: true })
      .filter({ hasText: link })
      .first();
    await target.scrollIntoViewIfNeeded();
    await sleep(lookMs);
    await page.evaluate(watchNavigation, { to, content });
    await target.tap({ noWaitAfter: true, timeout: GIVE_UP_MS });
    const probe = await page.waitForFunction(() => window.navigationProbe, null, { timeout: GIVE_UP_MS });
    return (await probe.jsonValue())!;
  } finally {
    await context.close();
  }
}

/** In the page: React has its heading in hand. */
function isHydrated(): boolean {
  const heading = document.querySelector('main h1') ?? {};
  return Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
}

/** In the page: times what the next press leads to, frame by frame. */
function watchNavigation({ to, content }: { to: string; content: string }): void {
  delete window.navigationProbe;
  document.addEventListener(
    'click',
    ({ timeStamp: pressed }) => {
      let loading = 0;
      let before = performance.now();
      const look = () => {
        const now = performance.now();
        const main = document.querySelector('main')!;
        if (main.querySelector('[aria-busy="true"]')) loading += now - before;
        before = now;
        if (location.pathname === to && main.textContent.includes(content)) {
          // The frame that this callback belongs to shows it.
          requestAnimationFrame(
            () => (window.navigationProbe = { took: performance.now() - pressed, loading }),
          );
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
