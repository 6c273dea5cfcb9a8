import { describe, expect, it } from '@jest/globals';
import { formatWeight, parseWeight } from './weight.ts';

describe('a share of the visitors', () => {
  it.each([
    ['10%', 1_000],
    ['10', 1_000],
    ['0.5 %', 50],
    ['0.07%', 7],
    ['100%', 10_000],
    ['0%', 0],
    ['50bp', 50],
  ])('%s is %d basis points', (given, points) => expect(parseWeight(given)).toBe(points));

  it.each(['', 'ten', '-1%', '101%', '0.001%', '10 percent', '1e2', '0.5bp'])('%j is not valid', (given) => {
    expect(() => parseWeight(given)).toThrow(/--weight/);
  });

  it('is shown as a percentage', () => expect(formatWeight(1_250)).toBe('12.5 %'));
});
