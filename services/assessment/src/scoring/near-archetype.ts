import { DIMENSIONS, ICPI_ERROR, type IcpiScores } from '@coachlab/contracts';
import { type ArchetypeId, archetypeOf } from './archetype.ts';
import { roundHalfUp } from './round-half-up.ts';

/**
 * The archetype that the same person may well get next time: the one that the smallest change of a single score leads
 * to. None when no change within the error of measurement leads to another.
 */
export function nearArchetype(scores: IcpiScores, archetype: string): ArchetypeId | undefined {
  for (let change = 0; change <= ICPI_ERROR.dimension; change += 1)
    for (const dimension of DIMENSIONS)
      for (const shift of [change, -change]) {
        const shifted = { ...scores, [dimension]: clamp(scores[dimension] + shift) };
        const { trust, listening, safety } = shifted;
        const other = archetypeOf(shifted, roundHalfUp((trust + listening + safety) / 3));
        if (other !== archetype) return other;
      }
  return undefined;
}

function clamp(score: number): number {
  return Math.min(100, Math.max(0, score));
}
