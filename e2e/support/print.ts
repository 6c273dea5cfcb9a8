import { inflateSync } from 'node:zlib';
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
  return pagesOf(await page.pdf({ format: 'A4' }));
}

export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The characters that a reader can search and copy: those that the fonts' tables map the drawn glyphs to. */
export function charactersOf(pdf: Buffer): string {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n/g)]
    .map(({ index, 0: head }) => inflated(pdf.subarray(index + head.length)))
    .filter((stream) => stream.includes('begincmap'))
    .flatMap((stream) => [
      ...[...stream.matchAll(/^<[0-9a-f]{2,4}> <([0-9a-f]{4})>$/gim)].map(([, code]) => [
        hex(code),
        hex(code),
      ]),
      ...[...stream.matchAll(/^<([0-9a-f]{2,4})> <([0-9a-f]{2,4})> <([0-9a-f]{4})>$/gim)].map(
        ([, from, to, code]) => [hex(code), hex(code) + hex(to) - hex(from)],
      ),
    ])
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCharCode(code))
    .join('');
}

const hex = (digits = '') => Number.parseInt(digits, 16);

/** The streams of a PDF follow each other without their lengths in sight. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
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
