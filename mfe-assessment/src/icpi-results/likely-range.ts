import { ICPI_ERROR, type IcpiScores } from '@coachlab/contracts';

export interface LikelyRange {
  low: number;
  high: number;
}

/** The score with its error of measurement, inside the scale. */
export function likelyRange(name: keyof IcpiScores, score: number): LikelyRange {
  const error = name === 'composite' ? ICPI_ERROR.composite : ICPI_ERROR.dimension;
  return { low: Math.max(0, score - error), high: Math.min(100, score + error) };
}
