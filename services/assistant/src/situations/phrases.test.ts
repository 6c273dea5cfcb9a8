import { expect, it } from '@jest/globals';
import { Phrases } from './phrases.ts';
import { UNKNOWN } from './vocabulary.ts';

it.each([
  { words: [1, 2, 3], found: [12, 123] },
  { words: [0, 1, 2], found: [12] },
  { words: [1, UNKNOWN, 2, 4], found: [4, 40] },
  { words: [1, 2, 1, 2], found: [12, 12] },
  { words: [1], found: [] },
])('are found by their words, one within another as well: $words', ({ words, found }) => {
  const phrases = new Phrases();
  phrases.add([1, 2], 12);
  phrases.add([1, 2, 3], 123);
  phrases.add([4], 4);
  phrases.add([4], 40);
  phrases.add([], 5);
  expect(phrases.in(words)).toEqual(found);
});
