import { judgementOf } from './classifier/judgement.ts';
import type { Concern } from './concern.ts';
import { partsOf } from './parts-of.ts';
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
  if (!concern || ruled) return concern;
  return borneOut(!concern.sure && isFaint ? { ...concern, faint: true } : concern, text);
}

/**
 * A long story gathers words that stand in stories of danger. What the classifier alone sees in the whole has to be seen in
 * some part of it as clearly; else it counts for less, and never for nothing.
 */
function borneOut(concern: Concern, text: string): Concern {
  const parts = partsOf(text);
  if (parts.length === 0) return concern;
  const clearest = Math.max(...parts.map(clarityOf));
  if (clearest >= (concern.sure ? SURE : concern.faint ? FAINT : DOUBTFUL)) return concern;
  return clearest === DOUBTFUL ? { ...concern, sure: false } : { ...concern, sure: false, faint: true };
}

const [FAINT, DOUBTFUL, SURE] = [1, 2, 3];

function clarityOf(part: string): number {
  const ruled = concernByRules(part);
  const { concern, isFaint } = judgementOf(part);
  if (ruled?.sure || concern?.sure) return SURE;
  if (ruled || (concern && !isFaint)) return DOUBTFUL;
  return concern ? FAINT : 0;
}
