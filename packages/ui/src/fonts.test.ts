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

describe('each font has two cuts', () => {
  it('of which the first is whole, and the second, which wins, has the characters that it says', () => {
    expect(faces.map(family)).toEqual([
      'Newsreader',
      'Newsreader',
      'Instrument Sans Variable',
      'Instrument Sans Variable',
      'Newsreader',
      'Newsreader',
    ]);
    for (const [at, face] of faces.entries())
      expect(asked(face)).toBe(at % 2 === 0 ? undefined : range(face));
  });

  it('that are cut alike', () => {
    expect(new Set(faces.map(asked)).size).toBe(2);
    expect(new Set(faces.map(range)).size).toBe(2);
  });
});
