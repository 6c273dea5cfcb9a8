export interface Score {
  /** The situation's number. */
  at: number;
  score: number;
}

/** The scores of those that have any, the best first. */
export function ranked(scores: Float64Array): Score[] {
  return Array.from(scores, (score, at) => ({ at, score }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Scores of two kinds of evidence, the second by its weight. */
export function together(one: Float64Array, other: Float64Array, weight: number): Float64Array {
  return one.map((score, at) => score + weight * other[at]!);
}

/** The same for those that are ranked. */
export function added(one: readonly Score[], other: readonly Score[], weight: number): Score[] {
  const sums = new Map(one.map(({ at, score }) => [at, score]));
  for (const { at, score } of other) sums.set(at, (sums.get(at) ?? 0) + weight * score);
  return [...sums].map(([at, score]) => ({ at, score })).toSorted((a, b) => b.score - a.score);
}
