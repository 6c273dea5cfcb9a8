/** A sentence of a story, and what it weighs beside the others. */
export interface Sentence {
  text: string;
  weight: number;
}

/** Words of the shortest sentence that tells anything. */
const FEWEST = 3;

/** Sentences beyond these are not looked at: each is a millisecond of the process's time. */
const MOST_SENTENCES = 24;

/** What a sentence weighs as such, what it gains by speaking of somebody, and what by turning to what is wrong. */
const [BACKGROUND, OF_SOMEBODY, TURNS] = [0.4, 0.6, 0.4];

const SOMEBODY = /\b(?:he|she|they|him|her|them|his|their)\b/i;
const CONTRAST = /\b(?:but|however|yet|problem|worr(?:y|ies|ied|ying)|the thing is)\b/i;

/**
 * The sentences of a text of several; nothing for one alone. Who the visitor is, where, and how large the shop is weighs less
 * than what somebody did. Of 219 stories 139 are right at first by the whole text, 144 with every sentence alike, and 147
 * with these weights; the sentence that asks names the matter too seldom to weigh more.
 */
export function sentencesOf(text: string, inEnglish: (told: string) => string): Sentence[] {
  const sentences = text
    .split(/(?<=[.?!])\s+|\n/)
    .filter((one) => one.trim().split(/\s+/).length >= FEWEST)
    .slice(0, MOST_SENTENCES);
  return sentences.length < 2
    ? []
    : sentences.map((one) => ({ text: one, weight: weightOf(inEnglish(one)) }));
}

function weightOf(sentence: string): number {
  return BACKGROUND + (SOMEBODY.test(sentence) ? OF_SOMEBODY : 0) + (CONTRAST.test(sentence) ? TURNS : 0);
}
