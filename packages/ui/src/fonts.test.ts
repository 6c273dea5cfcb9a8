import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const faces = ['base.css', 'italic.css'].flatMap((file) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/@font-face \{[^}]+\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes('.woff2')),
);
const family = (face: string) => /font-family: '([^']+)'/.exec(face)?.[1];
const asked = (face: string) => /\.woff2\?([^']+)'/.exec(face)?.[1];
const range = (face: string) => /unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s/g, '');

/** Code points of a `unicode-range`. */
function codePoints(ranges: string): number[] {
  return ranges.split(',').flatMap((part) => {
    const [from, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to! - from! + 1 }, (_, at) => from! + at);
  });
}

describe('each font comes in three files', () => {
  const [, accents, english] = faces.map(range) as [string, string, string];

  it('the whole, then the accents, then English, each with the characters that it declares', () => {
    const three = (name: string) => [name, name, name];
    expect(faces.map(family)).toEqual([
      ...three('Newsreader'),
      ...three('Instrument Sans Variable'),
      ...three('Newsreader'),
    ]);
    for (const [at, face] of faces.entries())
      expect(asked(face)).toBe(at % 3 === 0 ? undefined : range(face));
  });

  it('the same characters for every font', () => {
    expect(new Set(faces.map(asked)).size).toBe(3);
    expect(new Set(faces.map(range)).size).toBe(3);
  });

  it('no character in two of the cut files, and none that the whole lacks', () => {
    const cut = [...codePoints(accents), ...codePoints(english)];
    expect(new Set(cut).size).toBe(cut.length);
    const whole = new Set(codePoints(range(faces[0]!)!));
    expect(cut.filter((point) => !whole.has(point))).toEqual([]);
  });

  it('English text and the interface need the smallest alone', () => {
    const has = new Set(codePoints(english).map((point) => String.fromCodePoint(point)));
    const text = 'ABCXYZ abcxyz 0123456789 “Café” ‘so’ it’s 1–2 — … • · 3 × 4 ↑ ↓ −5 % & @ # $ ( ) [ ]';
    expect([...text].filter((character) => !has.has(character))).toEqual([]);
  });
});
