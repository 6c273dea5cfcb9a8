import type { Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** The page's layout shift so far (CLS without windows: the plain sum). Call it after `watchShifts` and a load. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = window as unknown as { layoutShift: number };
    total.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (!entry.hadRecentInput) total.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Who has progress has been here before: the fonts are in the browser's cache and swap nothing in. */
export async function keepFonts(page: Page): Promise<void> {
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
