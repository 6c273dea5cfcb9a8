import { expect, it } from '@jest/globals';
import { globalLevelOf } from './global-level.ts';

const even = (score: number) => ({ trust: score, listening: score, safety: score });

it.each([
  [0, 'foundational'],
  [33, 'foundational'],
  [34, 'emerging'],
  [49, 'emerging'],
  [50, 'proficient'],
  [66, 'proficient'],
  [67, 'advanced'],
  [83, 'advanced'],
  [84, 'mastery'],
  [100, 'mastery'],
])('a composite of %i with even dimensions is %s', (composite, level) => {
  expect(globalLevelOf(composite, even(composite))).toBe(level);
});

it.each([
  // Mastery wants 67 in every dimension, else it is advanced.
  [84, { trust: 100, listening: 85, safety: 67 }, 'mastery'],
  [84, { trust: 100, listening: 86, safety: 66 }, 'advanced'],
  [89, { trust: 100, listening: 100, safety: 66 }, 'advanced'],
  // Advanced wants 34 in every dimension, else it is proficient.
  [67, { trust: 100, listening: 67, safety: 34 }, 'advanced'],
  [67, { trust: 100, listening: 68, safety: 33 }, 'proficient'],
  // Whoever falls out of mastery may fall through advanced as well.
  [84, { trust: 100, listening: 100, safety: 33 }, 'proficient'],
  // Below that nothing is asked of single dimensions.
  [66, { trust: 100, listening: 98, safety: 0 }, 'proficient'],
  [34, { trust: 100, listening: 3, safety: 0 }, 'emerging'],
])('a composite of %i with %j is %s', (composite, rounded, level) => {
  expect(globalLevelOf(composite, rounded)).toBe(level);
});
