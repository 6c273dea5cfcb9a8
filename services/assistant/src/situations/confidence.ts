import type { FittedConfidence } from './recognition-content.ts';

/** From here on an answer is given without asking: fewer than three in a hundred phrasings are then answered wrongly. */
export const SURE = 0.82;
/** From here on the first few are worth choosing from. */
export const LIKELY = 0.4;
/** Below this the text is about something else. */
export const NEAR = 0.28;
/** A text of which fewer words are known is about something else. */
export const KNOWN = 0.8;

/** What the confidence is told from: how high the first score is for that many words, its lead, and how much is known. */
export function signsOf(
  [first, second]: readonly { score: number }[],
  words: number,
  known: number,
): number[] {
  const [best, next] = [first?.score ?? 0, second?.score ?? 0];
  const share = best === 0 ? 0 : (best - next) / best;
  return [Math.log(best + 1), best - next, share, Math.log(words + 1), known];
}

/**
 * How likely the first candidate is the right situation.
 * @param strangeness how much of what the words tell was never said of it
 */
export function confidenceOf(
  signs: readonly number[],
  { base, weights }: FittedConfidence,
  strangeness = 0,
): number {
  const evidence = signs.reduce((sum, sign, at) => sum + weights[at]! * sign, base);
  return 1 / (1 + Math.exp(STRANGE.weight * Math.max(0, strangeness - STRANGE.from) - evidence));
}

/**
 * It only takes away: of questions that were likely right by the other signs, 9 in 10 were where less than a fifth was strange, and
 * 1 in 3 where more than two thirds were. As one more fitted sign it would have made some mistakes surer.
 */
const STRANGE = { from: 0.35, weight: 3 } as const;
