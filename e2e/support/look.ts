import { test, type Page } from '@playwright/test';

/** Pictures of the whole page in both themes, for people to look at: .cache/e2e/shots/<name>-<width>-<theme>.png. */
export async function look(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const path = `${test.info().config.rootDir}/../../.cache/e2e/shots/${name}-${width}-${theme}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}
