import type { Situation } from '@coachlab/contracts';

/** In more words something is told that a phrasing has not; in fewer a matter is only named, and may be one of several. */
const [FEWEST, LONGEST] = [3, 16];

/** Situations by what is said of them word for word, whoever it is said of and whenever it is. */
export class SaidSo {
  readonly #situations = new Map<string, Situation | undefined>();

  constructor(situations: readonly Situation[]) {
    for (const situation of situations) {
      const { title, phrasings, phrasingsIn = {} } = situation;
      for (const text of [title, ...phrasings, ...Object.values(phrasingsIn).flat()]) {
        const form = formOf(text);
        const isOfAnother = this.#situations.has(form) && this.#situations.get(form) !== situation;
        this.#situations.set(form, isOfAnother ? undefined : situation);
      }
    }
  }

  /** The one situation of which just this is said; what is said of two tells neither. */
  of(text: string): Situation | undefined {
    const words = text.trim().split(/\s+/).length;
    return words < FEWEST || words > LONGEST ? undefined : this.#situations.get(formOf(text));
  }
}

/** What stays of a sentence when it doesn't matter of whom it is said, when, and with how much politeness. */
function formOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(WHO, ' x ')
    .replace(IS, ' is ')
    .replace(LITTLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const WHO =
  /\b(?:one of (?:my|our) (?:people|team|staff|employees|reports|team members)|(?:someone|somebody|one person|a person|one|an? (?:employee|team member|member|colleague))(?: (?:on|in|from|of) (?:my|our|the) team)?|my (?:employee|direct report|team member)|an? direct report|he|she|they)\b(?! and )/g;
const IS = /\b(?:are|is)\b/g;
const LITTLE =
  /\b(?:please|help(?: me)?|hi|hello|so|just|really|today|tonight|tomorrow|yesterday|this (?:morning|week)|next (?:week|month)|on (?:monday|tuesday|wednesday|thursday|friday)|now|the|a|an|my|our|what (?:do|should|can) i (?:do|say)(?: first)?|where do i (?:start|begin)|any (?:advice|tips|ideas)|all the time)\b/g;
