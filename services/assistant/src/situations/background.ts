import type { Situation } from '@coachlab/contracts';
import type { Score } from './scores.ts';

/** Texts that are put together, and phrasings in each: as long as a story. */
const [TEXTS, PARTS] = [240, 5];
/** What it weighs: of 1,095 first messages, 794 were right at first without it, 803 with 1, 805 with this, 808 with 1.7, which costs short ones. */
const WEIGHT = 1.3;
/** Takes them from all over, in an order that is always the same. */
const STRIDE = 7_919;

export interface Scored {
  /** By situation. */
  scores: Float64Array;
  words: number;
}

/** What is said of a situation in English: its phrasings, and what is asked about it. */
export function englishTexts({ phrasings, faq = [] }: Situation): string[] {
  return [...phrasings, ...faq.flatMap(({ alsoAsked = [] }) => alsoAsked)];
}

/**
 * What a situation scores, for each word, on stories that are not about it, above or below the others: one whose phrasings tell
 * much in everyday words would be the first reading of every long story.
 * @param textsOf what is said of a situation, of which the stories are made
 * @param scored what a text scores
 * @yields after each text
 */
export function* backgroundOf(
  situations: readonly Situation[],
  textsOf: (situation: Situation) => readonly string[],
  scored: (text: string) => Scored,
): Generator<void, number[]> {
  const bank = situations.flatMap((situation, about) => textsOf(situation).map((text) => ({ text, about })));
  const sums = situations.map(() => ({ score: 0, words: 0 }));
  for (let number = 0; number < TEXTS && bank.length > 0; number += 1) {
    yield;
    const parts = Array.from(
      { length: PARTS },
      (_, part) => bank[((number * PARTS + part) * STRIDE) % bank.length]!,
    );
    const { scores, words } = scored(parts.map(({ text }) => text).join('. '));
    const told = new Set(parts.map(({ about }) => about));
    sums.forEach((sum, at) => {
      if (told.has(at)) return;
      sum.score += scores[at]!;
      sum.words += words;
    });
  }
  const perWord = sums.map(({ score, words }) => (words === 0 ? 0 : score / words));
  const mean = perWord.reduce((total, each) => total + each, 0) / (perWord.length || 1);
  return perWord.map((each) => WEIGHT * (each - mean));
}

/** Scores without what a situation gets for nothing, the best first. */
export function withoutBackground(
  scores: readonly Score[],
  words: number,
  background: readonly number[],
): Score[] {
  return scores
    .map(({ at, score }) => ({ at, score: Math.max(0, score - words * background[at]!) }))
    .toSorted((a, b) => b.score - a.score);
}
