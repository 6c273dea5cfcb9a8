import { describe, expect, it } from '@jest/globals';
import { dayBefore, localDay } from './days.ts';
import { streakDays } from './streak.ts';

const today = '2026-03-01';

describe('streak', () => {
  it.each([
    ['a first visit is 1', null, null, [], 1],
    ['another day is 1, whatever is stored', '2026-02-28', 9, [], 1],
    ['today reads what is stored', today, 4, [], 4],
    ['today with nothing stored is 1', today, null, [], 1],
    ['the real run of days wins when larger', today, 1, ['2026-02-27', '2026-02-28', today], 3],
    ['the stored streak wins when larger', today, 7, ['2026-02-28', today], 7],
    ['a gap ends the run', today, 1, ['2026-02-26', '2026-02-28', today], 2],
    ['a run that ended yesterday is over', '2026-02-28', 1, ['2026-02-27', '2026-02-28'], 1],
    ['any text that names today counts as today', new Date(2026, 2, 1, 9).toDateString(), 5, [], 5],
    ['so does a time stamp', new Date(2026, 2, 1, 23, 59).toISOString(), 5, [], 5],
  ])('%s', (_, lastActiveDate, storedStreak, activityDays, days) => {
    expect(streakDays({ today, lastActiveDate, storedStreak, activityDays })).toBe(days);
  });
});

describe('days', () => {
  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2024-03-01', '2024-02-29'],
    ['2026-01-01', '2025-12-31'],
    ['2026-03-30', '2026-03-29'],
  ])('the day before %s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });

  it('is undefined for text that names no day', () => {
    expect(localDay('soon')).toBeUndefined();
  });
});
