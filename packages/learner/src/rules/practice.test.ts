import { expect, it } from '@jest/globals';
import { practiceState } from './practice.ts';

const today = '2026-03-10';

it.each([
  ['begins with the first day', [], { index: 0, done: 0, doneToday: false, finished: false }],
  ['stays on what was done today', [today], { index: 0, done: 1, doneToday: true, finished: false }],
  ['goes on tomorrow', ['2026-03-09'], { index: 1, done: 1, doneToday: false, finished: false }],
  [
    'waits for whoever missed a day',
    ['2026-03-01', '2026-03-04'],
    { index: 2, done: 2, doneToday: false, finished: false },
  ],
  [
    'ends with the seventh',
    ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', today],
    { index: 6, done: 7, doneToday: true, finished: true },
  ],
])('the seven-day practice %s', (_, days, state) => {
  expect(practiceState(days, today, 7)).toEqual(state);
});
