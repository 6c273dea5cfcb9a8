import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const SHOTS = fileURLToPath(new URL('../../.cache/e2e/shots/', import.meta.url));

/**
 * Pictures of the whole page in both themes, for people to look at: .cache/e2e/shots/<name>-<width>-<theme>.png. Taken
 * when COACHLAB_SHOTS is set: they prove nothing, and a long page costs seconds.
 */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env.COACHLAB_SHOTS) return;
  const width = page.viewportSize()?.width;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await shoot(page, `${name}-${width}-${theme}`);
  }
}

export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.COACHLAB_SHOTS) return;
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage: true, animations: 'disabled' });
}
