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
  const { concern: judged, isSure, isDoubtful, isFaint } = judgementOf(text);
  const concern = ruled ? { ...ruled, sure: ruled.sure ? !isDoubtful : isSure } : judged;
  // What a rule knows is asked about, whatever else the text sounds like.
  return concern && !concern.sure && !ruled && isFaint ? { ...concern, faint: true } : concern;
}
