import { describe, expect, it } from '@jest/globals';
import { spreadOf } from './spread.ts';

const trust = (...scores: number[]) =>
  spreadOf(scores.map((score) => ({ trust: score, listening: 50, safety: 50, composite: 50 }))).of.trust;

describe('a spread', () => {
  it.each([
    [[10, 30, 50, 70, 90], { lower: 30, median: 50, upper: 70 }],
    [[41, 42, 43, 44, 46], { lower: 40, median: 45, upper: 45 }],
    [[20, 30, 40, 50, 60, 70], { lower: 35, median: 45, upper: 60 }],
    [[0, 0, 0, 100, 100], { lower: 0, median: 0, upper: 100 }],
    [[100, 100, 100, 100, 100], { lower: 100, median: 100, upper: 100 }],
  ])('of %j is in steps of five points, whatever the order', (scores, expected) => {
    expect(trust(...scores)).toMatchObject(expected);
    expect(trust(...scores.toReversed())).toMatchObject(expected);
  });

  it.each([
    [[33, 33, 34, 66, 67, 67], 'low', 'high'],
    [[10, 50, 50, 60, 90], 'mid', 'mid'],
    [[10, 20, 50, 60, 90], 'low', 'mid'],
    [[10, 50, 70, 80, 90], 'high', 'high'],
  ])('of %j reaches from %s to %s: a band of one person is not named', (scores, lowest, highest) => {
    expect(trust(...scores)).toMatchObject({ lowestBand: lowest, highestBand: highest });
  });

  it('is the same whether the lowest of five lies a little or far below the others', () => {
    expect(trust(0, 60, 60, 60, 60)).toEqual(trust(59, 60, 60, 60, 60));
  });
});
