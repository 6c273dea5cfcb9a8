import { describe, expect, it } from '@jest/globals';
import { planOf } from './plan-of.ts';

describe('a plan as it is typed', () => {
  it.each([
    ['1, 10, 50, 100', '10', { steps: [100, 1_000, 5_000, 10_000], every: 600_000 }],
    ['0.5%,100', '0.5', { steps: [50, 10_000], every: 30_000 }],
  ])('%s every %s', (steps, minutes, plan) => {
    expect(planOf(steps, minutes)).toEqual(plan);
  });

  it.each([
    ['', '10'],
    ['10, 5, 100', '10'],
    ['10, 50', '10'],
    ['10,,100', '10'],
    ['10, 200, 100', '10'],
    ['ten', '10'],
  ])('has rising steps up to 100: not %s', (steps, minutes) => {
    expect(planOf(steps, minutes)).toMatch('rising percentages');
  });

  it.each(['', '0', '-1', 'soon'])('has a time for each step: not %s', (minutes) => {
    expect(planOf('10, 100', minutes)).toMatch('a number above 0');
  });
});
