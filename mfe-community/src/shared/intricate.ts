/** Runs of quotation, list and heading marks that open a line. */
const OPENING = /^[ \t]*((?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]*)+/gmu;
const MARK = />|#{1,6}|[-*+]|\d{1,9}[.)]/gu;
const INLINE = /[[\]*_`<!]/gu;

/** Marks that open one line: deeper nesting than anybody writes. */
const DEEPEST = 12;
/** Marks in a whole text of 10,000 characters. */
const MOST = 1_000;

/**
 * Whether a text has more marks than a person would type. Some patterns of many cost a Markdown parser a second, or
 * its stack; such a text is shown as it was typed.
 */
export function isTooIntricate(text: string): boolean {
  const openings = (text.match(OPENING) ?? []).map((opening) => opening.match(MARK)?.length ?? 0);
  if (openings.some((count) => count > DEEPEST)) return true;
  const opening = openings.reduce((sum, count) => sum + count, 0);
  const inline = text.match(INLINE)?.length ?? 0;
  return opening + inline > MOST;
}
