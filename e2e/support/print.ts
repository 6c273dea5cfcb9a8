import type { Page } from '@playwright/test';
import { shoot } from './look.ts';

/**
 * How many A4 pages the page prints on, for a reader who has chosen the dark theme: paper stays light. Leaves the page as
 * it is printed, and a picture of it.
 */
export async function printedPages(page: Page, name: string): Promise<number> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await shoot(page, `${name}-print`);
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** From 0, black, to 255, white. */
export function paperLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (
      getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    // Nothing painted is white paper.
    return alpha === 0 ? 255 : (red + green + blue) / 3;
  });
}
