import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

/** One name for each file: satori looks for a character in one after the other. */
const FILES = [
  { name: 'Newsreader', weight: 400, file: 'newsreader/files/newsreader-latin-400-normal.woff' },
  { name: 'Newsreader Ext', weight: 400, file: 'newsreader/files/newsreader-latin-ext-400-normal.woff' },
  { name: 'Sans', weight: 500, file: 'instrument-sans/files/instrument-sans-latin-500-normal.woff' },
  { name: 'Sans Ext', weight: 500, file: 'instrument-sans/files/instrument-sans-latin-ext-500-normal.woff' },
] as const;

export const SERIF = 'Newsreader, Newsreader Ext';
export const SANS = 'Sans, Sans Ext';

/** The site's type, in the only form that satori reads of those the packages carry. */
export function loadFonts(): Promise<Font[]> {
  return Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/${file}`)),
    })),
  );
}
