import type { LanguageRules } from '../concern.ts';
import { patternWriter, type Parts } from '../rules/write-rule.ts';
import type { Condition } from './conditions.ts';

/** Words for one condition, in `normalise`d text. */
export interface ConditionRule {
  condition: Condition;
  says: RegExp;
  /** Figures of speech with the same words, in the same sentence. */
  unless?: RegExp;
}

export interface EmergencyWords {
  language: LanguageRules['language'];
  rules: ConditionRule[];
  /** That it lies back, is a habit or is only supposed; nothing of it has to be done now. */
  notNow: RegExp;
  /** That others have taken over, or that it is too late. */
  over: RegExp;
  /** That it is now, whatever else is told. */
  now: RegExp;
}

/** Characters between two words that mean something together. */
const NEAR = 90;

/** Two kinds of words near each other, in any order. */
export function near(one: string, other: string): string {
  return `(?:${one})(?=.{0,${NEAR}} (?:${other}) )|(?:${other})(?=.{0,${NEAR}} (?:${one}) )`;
}

/** A function that writes the conditions of one language. */
export function conditionWriter(parts: Parts = {}) {
  const pattern = patternWriter(parts);
  return (condition: Condition, says: string[], unless?: string): ConditionRule => ({
    condition,
    says: pattern(says),
    ...(unless ? { unless: pattern(unless) } : {}),
  });
}
