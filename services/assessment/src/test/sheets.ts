import { type Dimension, DIMENSIONS } from '@coachlab/contracts';
import type { ScoringKey } from '../scoring/score.ts';

/** The instrument's shape: eight statements a dimension, the second and the sixth of each reversed. */
export const KEYS: ScoringKey[] = DIMENSIONS.flatMap((dimension) =>
  Array.from({ length: 8 }, (_, index) => ({
    id: `${dimension[0]}${index + 1}`,
    dimension,
    reversed: index === 1 || index === 5,
  })),
);

/** Scored steps (0 to 40) that each dimension shall come to; a step is 2.5 points. */
export type Steps = Record<Dimension, number>;

/** A sheet whose dimensions come to these steps under `keys`. */
export function sheetOf(steps: Steps, keys: readonly ScoringKey[] = KEYS): Map<string, number> {
  const left = { ...steps };
  return new Map(
    keys.map(({ id, dimension, reversed }) => {
      const share = Math.min(5, left[dimension]);
      left[dimension] -= share;
      return [id, reversed ? 6 - share : share + 1];
    }),
  );
}
