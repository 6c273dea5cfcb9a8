import { describe, expect, it } from '@jest/globals';
import { labelsOf, spanOf, STEPS } from './time-axis.ts';

const NOON = Date.parse('2026-11-28T12:00:00') / 1_000;
const DAY = 86_400;

describe('the time axis', () => {
  it.each([
    ['a single time, five minutes', [NOON], [NOON, NOON + 300]],
    ['two times close together, five minutes', [NOON, NOON + 60], [NOON, NOON + 300]],
    ['many, from the first to the last', [NOON, NOON + 60, NOON + 3_600], [NOON, NOON + 3_600]],
  ])('is as long as %s', (_, at, span) => expect(spanOf(at)).toEqual(span));

  it('is labelled by the minute within a day, and by the day beyond', () => {
    expect(labelsOf([NOON, NOON + 60], spanOf([NOON]))).toEqual(['12:00', '12:01']);
    expect(labelsOf([NOON], [NOON, NOON + 2 * DAY])).toEqual(['11-28']);
  });

  it('never repeats a label', () => expect(Math.min(...STEPS)).toBe(60));
});
