import { expect, it } from '@jest/globals';
import { compareScores } from './compare-scores.ts';

const older = { trust: 50, listening: 50, safety: 50, composite: 50 };

it('says of each difference how large it is, and whether it is larger than the error of a difference', () => {
  const newer = { trust: 59, listening: 40, safety: 50, composite: 56 };
  expect(
    compareScores(older, newer).map(({ name, points, band, withinError }) => [
      name,
      points,
      band,
      withinError,
    ]),
  ).toEqual([
    ['Trust', 9, 10, true],
    ['Listening', -10, 10, false],
    ['Safety', 0, 10, true],
    ['Composite', 6, 6, false],
  ]);
});
