import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';

/** Spacing, ligatures, accents, and figures of one width: the OpenType features that the style sheets and the text use. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'];

export const raw = true;

/**
 * Cuts a font to the characters that its address asks for, as CSS writes them (`font.woff2?U+0020-007E,U+00A0`). Without any
 * it stays whole. Fails the build for a range that cannot be read.
 */
async function subsetFontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  if (!this.resourceQuery) return font;
  const text = this.resourceQuery.slice(1).split(',').map(charactersOf).join('');
  return subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
}

function charactersOf(range: string): string {
  const [, from, to = from] = /^U\+([0-9A-F]{4,6})(?:-([0-9A-F]{4,6}))?$/.exec(range) ?? [];
  if (!from || !to || Number.parseInt(to, 16) < Number.parseInt(from, 16))
    throw new Error(`"${range}" is no range of characters such as U+0020-007E`);
  const first = Number.parseInt(from, 16);
  const count = Number.parseInt(to, 16) - first + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at));
}

export default subsetFontLoader;
