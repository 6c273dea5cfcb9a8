import { expect, it } from '@jest/globals';
import { marksInWords, pathMarks } from './path-marks.ts';

const ITEMS = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Title ${id}` }));

it.each<[completed: string[], begun: string[], marks: [string, string][], words: string]>([
  [[], [], [['a', 'next']], ''],
  [
    ['b'],
    ['a', 'b'],
    [
      ['a', 'begun'],
      ['b', 'done'],
      ['c', 'next'],
    ],
    '1 done, 1 in progress. Next: Title c.',
  ],
  [['elsewhere'], ['elsewhere'], [['a', 'next']], ''],
  [
    ['a', 'b', 'c', 'd'],
    [],
    [
      ['a', 'done'],
      ['b', 'done'],
      ['c', 'done'],
      ['d', 'done'],
    ],
    '4 done.',
  ],
  [
    [],
    ['d'],
    [
      ['d', 'begun'],
      ['a', 'next'],
    ],
    '1 in progress. Next: Title a.',
  ],
])('%j completed and %j begun', (completed, begun, marks, words) => {
  const found = pathMarks(ITEMS, completed, begun);
  expect([...found]).toEqual(marks);
  expect(marksInWords(ITEMS, found)).toBe(words);
});
