import { judgementOf } from './classifier/judgement.ts';
import type { Concern } from './concern.ts';
import { concernByRules } from './rules/concern-by-rules.ts';

/**
 * The most urgent danger that a text speaks of, or undefined. Rules know what they list and tell what it is; a classifier knows
 * what is like it, and doubts a rule where everything else in the text is harmless. Errs towards seeing a danger: what may be
 * harmless comes back as not sure.
 */
export function concernIn(text: string): Concern | undefined {
  const ruled = concernByRules(text);
  const { concern, isSure, isDoubtful } = judgementOf(text);
  return ruled ? { ...ruled, sure: ruled.sure ? !isDoubtful : isSure } : concern;
}
