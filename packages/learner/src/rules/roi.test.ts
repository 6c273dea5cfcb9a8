import { describe, expect, it } from '@jest/globals';
import { formatDollars, formatRoiPercent, roi, ROI_INPUTS } from './roi.ts';

const defaults = {
  teamSize: ROI_INPUTS.teamSize.default,
  salary: ROI_INPUTS.salary.default,
  meetingHours: ROI_INPUTS.meetingHours.default,
  gainPercent: ROI_INPUTS.gainPercent.default,
};

describe('ROI', () => {
  it('follows the formula with the default inputs', () => {
    // 75000 / 2080 = 36.06 an hour; 10 people × 10 h × 52 weeks = 5200 h = 187,500; 15 % = 28,125.
    expect(roi(defaults)).toEqual({
      hourlyCost: 75000 / 2080,
      annualWaste: 187_500,
      savings: 28_125,
      netValue: -21_875,
      netRoiPercent: -43.75,
      breakEvenPercent: (50_000 / 187_500) * 100,
    });
  });

  it.each([
    ['at twice the people, half the gain', { teamSize: 20 }, (50_000 / 375_000) * 100],
    [
      'above 100 % where the hours are worth less than the investment',
      { teamSize: 5, meetingHours: 1 },
      533 + 1 / 3,
    ],
    ['never where nothing is wasted', { salary: 0 }, Infinity],
    ['never for a negative salary', { salary: -75_000 }, Infinity],
  ])('breaks even %s', (_, input, percent) => {
    expect(roi({ ...defaults, ...input }).breakEvenPercent).toBeCloseTo(percent);
  });

  it('adds up as it is shown: savings of $188 less $50,000 are -$49,812', () => {
    // 375 dollars of waste, of which a half is 187.5.
    const { savings, netValue } = roi({ teamSize: 5, salary: 3_000, meetingHours: 1, gainPercent: 50 });
    expect([savings, netValue].map(formatDollars)).toEqual(['$188', '-$49,812']);
  });

  it('counts what is not a number as 0', () => {
    expect(roi({ ...defaults, salary: Number.NaN })).toMatchObject({
      savings: 0,
      netValue: -50_000,
      netRoiPercent: -100,
    });
  });

  it.each([
    [1234567.89, '$1,234,568'],
    [-50000, '-$50,000'],
    [-0.2, '$0'],
    [0, '$0'],
    [-0, '$0'],
    [0.4, '$0'],
    [Number.NaN, '$0'],
  ])('prints %d dollars as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  it.each([
    [12.4, '+12%'],
    [0, '0%'],
    [-43.75, '-44%'],
    [-0, '0%'],
    [-0.3, '0%'],
    [0.3, '0%'],
    [1e-13, '0%'],
    [Number.NaN, '0%'],
    [-100, '-100%'],
    [1250, '+1,250%'],
  ])('prints a net ROI of %d as %s', (percent, text) => {
    expect(formatRoiPercent(percent)).toBe(text);
  });
});
