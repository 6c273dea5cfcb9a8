import { DIMENSIONS } from '@coachlab/contracts';
import type { DimensionScores } from './score.ts';

/** Ids of the content files in content/icpi/archetypes. They never change. */
export const ARCHETYPE_IDS = [
  'balanced-beginning',
  'balanced-building',
  'balanced-strong',
  'need-trust',
  'need-listening',
  'need-safety',
] as const;
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

/** A smaller spread than this is no difference worth a name. */
const EVEN_SPREAD = 10;
/** From here on a dimension is high; below MID it is low. */
const HIGH = 67;
const MID = 34;

/** `exact` are the unrounded dimensions; among equally low ones the first of trust, listening, safety counts. */
export function archetypeOf(exact: DimensionScores, composite: number): ArchetypeId {
  const scores = DIMENSIONS.map((dimension) => exact[dimension]);
  const lowest = Math.min(...scores);
  const spread = Math.max(...scores) - lowest;
  if (spread < EVEN_SPREAD || lowest >= HIGH) return balanced(composite);
  const need = DIMENSIONS.find((dimension) => exact[dimension] === lowest) ?? 'trust';
  return `need-${need}`;
}

function balanced(composite: number): ArchetypeId {
  if (composite < MID) return 'balanced-beginning';
  return composite < HIGH ? 'balanced-building' : 'balanced-strong';
}
