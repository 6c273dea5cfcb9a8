import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import subsetFontLoader from './subset-font-loader.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2',
    // A dependency of ui alone.
    { paths: [fileURLToPath(new URL('../../ui', import.meta.url))] },
  ),
);
const load = (resourceQuery: string) => subsetFontLoader.call({ resourceQuery } as never, font);

it('keeps the characters that are asked for, as a font of the same format', async () => {
  const cut = await load('?U+0020-007E,U+00E9');
  expect(cut.subarray(0, 4).toString()).toBe('wOF2');
  expect(cut.length).toBeLessThan(font.length * 0.75);
  expect((await load('?U+0041')).length).toBeLessThan(cut.length / 4);
});

it('leaves a font whole that asks for none', async () => {
  expect(await load('')).toBe(font);
});

it.each(['?latin', '?U+0041-', '?U+007E-0020', '?U+0041,'])('fails for %s, and names it', async (query) => {
  await expect(load(query)).rejects.toThrow(/is no range of characters such as U\+0020-007E/);
});
