import type { BrowserContext, Page } from '@playwright/test';

/** A line that asks to be spared: only what the visitor points at is fetched before it is pressed. */
export const spareLine = (who: Page | BrowserContext) =>
  who.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
