import { expect, it } from '@jest/globals';
import { atLeast, atMost } from './bounds.ts';

it.each([
  // The rule of three.
  [0, 600, 0.00498],
  [1, 600, 0.00789],
  [10, 100, 0.1637],
  [600, 600, 1],
])('%d of %d are at most', (hits, of, share) => {
  expect(atMost(hits, of)).toBeCloseTo(share, 4);
  expect(atLeast(of - hits, of)).toBeCloseTo(1 - share, 4);
});
