import {
  type Dimension,
  DIMENSIONS,
  type GlobalLevel,
  type IcpiScores,
  type ScoreBand,
} from '@coachlab/contracts';

export const DIMENSION_NAMES: Record<Dimension, string> = {
  trust: 'Trust',
  listening: 'Listening',
  safety: 'Safety',
};

/** What a score is about, in the words of the people around you. */
export const DIMENSION_MEANINGS: Record<Dimension, string> = {
  trust: 'People can build on what you say.',
  listening: 'People finish their thought in your company.',
  safety: 'People tell you early what you will not like.',
};

export const LEVEL_NAMES: Record<GlobalLevel, string> = {
  foundational: 'Foundational',
  emerging: 'Emerging',
  proficient: 'Proficient',
  advanced: 'Advanced',
  mastery: 'Mastery',
};

export const BAND_NAMES: Record<ScoreBand, string> = { high: 'High', mid: 'Mid', low: 'Low' };

/** "Trust 71, Listening 34, Safety 50, out of 100." */
export function scoresInWords(scores: IcpiScores): string {
  const named = DIMENSIONS.map((dimension) => `${DIMENSION_NAMES[dimension]} ${scores[dimension]}`);
  return `${named.join(', ')}, out of 100.`;
}

/** The dimension that stands alone at the bottom; none when two or three share it. */
export function lowestDimension(scores: IcpiScores): Dimension | undefined {
  const lowest = Math.min(...DIMENSIONS.map((dimension) => scores[dimension]));
  const [first, second] = DIMENSIONS.filter((dimension) => scores[dimension] === lowest);
  return second ? undefined : first;
}
