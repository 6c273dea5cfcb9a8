import { type Dimension, DIMENSIONS, type GlobalLevel, type IcpiResult } from '@coachlab/contracts';
import { archetypeOf } from './archetype.ts';
import { globalLevelOf } from './global-level.ts';
import { roundHalfUp } from './round-half-up.ts';

/** Raise it whenever a rule in this folder, or a key in the content, changes what an answer sheet comes to. */
export const SCORING_VERSION = 1;

/** What scoring needs to know of a statement. */
export interface ScoringKey {
  id: string;
  dimension: Dimension;
  reversed: boolean;
}

/** Statement id to an answer from 1 (Never) to 6 (Always). */
export type AnswerSheet = ReadonlyMap<string, number>;

export type Outcome = Pick<IcpiResult, 'archetype' | 'scores' | 'scoringVersion' | 'quality'> & {
  globalLevel: GlobalLevel;
};

/** The whole of the ICPI's arithmetic. `sheet` must answer every key. */
export function scoreSheet(sheet: AnswerSheet, keys: readonly ScoringKey[]): Outcome {
  const exact = dimensionScores(sheet, keys);
  const rounded = {
    trust: roundHalfUp(exact.trust),
    listening: roundHalfUp(exact.listening),
    safety: roundHalfUp(exact.safety),
  };
  const composite = roundHalfUp(mean(DIMENSIONS.map((dimension) => exact[dimension])));
  return {
    archetype: archetypeOf(exact, composite),
    globalLevel: globalLevelOf(composite, rounded),
    scores: { ...rounded, composite },
    scoringVersion: SCORING_VERSION,
    quality: new Set(sheet.values()).size === 1 ? 'uniform' : 'ok',
  };
}

/** 0 to 100, unrounded. */
export type DimensionScores = Readonly<Record<Dimension, number>>;

export function dimensionScores(sheet: AnswerSheet, keys: readonly ScoringKey[]): DimensionScores {
  const scoreOf = (dimension: Dimension) =>
    mean(
      keys.filter((key) => key.dimension === dimension).map((key) => itemScore(answerTo(sheet, key), key)),
    );
  return { trust: scoreOf('trust'), listening: scoreOf('listening'), safety: scoreOf('safety') };
}

/** 0 to 100. In whole numbers, so that no sum is off by a last binary digit. */
export function itemScore(answer: number, { reversed }: Pick<ScoringKey, 'reversed'>): number {
  return ((reversed ? 7 - answer : answer) - 1) * 20;
}

function answerTo(sheet: AnswerSheet, { id }: ScoringKey): number {
  const answer = sheet.get(id);
  if (answer === undefined) throw new RangeError(`The sheet has no answer to ${id}`);
  return answer;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
