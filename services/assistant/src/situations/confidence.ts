/** Fitted to leave-one-out over the phrasings (logistic regression): what `report:assistant` shows must agree. */
const FITTED = { base: -2.4, height: 1.1, lead: 0.69, share: 1.74 } as const;

/** From here on an answer is given without asking: three in a hundred phrasings are then answered wrongly. */
export const SURE = 0.75;
/** From here on the first few are worth choosing from. */
export const LIKELY = 0.4;
/** Below this the text is about something else. */
export const NEAR = 0.2;
/** A text of which fewer words are known is about something else. */
export const KNOWN = 0.6;

/** How likely the first of the scores (best first) belongs to the right situation: by its height, and by its lead. */
export function confidenceOf([first = 0, second = 0]: readonly number[]): number {
  if (first === 0) return 0;
  const { base, height, lead, share } = FITTED;
  const evidence =
    base + height * Math.log(first + 0.01) + lead * (first - second) + (share * (first - second)) / first;
  return 1 / (1 + Math.exp(-evidence));
}
