import type { FaqEntry, Situation } from '@coachlab/contracts';
import { stemsOf } from '@coachlab/search';
import { inEitherSex } from './pronouns.ts';

export interface FoundEntry {
  entry: FaqEntry;
  score: number;
  /** Whether the text is the question itself, of whichever sex, or one of its phrasings. */
  isExact: boolean;
}

/** What a word counts that only the answer has. */
const IN_ANSWER = 0.3;

/**
 * The questions about a situation, those nearest to the text first. A word counts by how few of the situation's questions have
 * it, so what all of them are about tells nothing. Nothing is learned beforehand: a situation has ten questions at most.
 */
export function nearestEntries({ faq = [] }: Situation, text: string): FoundEntry[] {
  const said = plain(text);
  const words = termsOf(text);
  const entries = faq.map((entry) => {
    const phrasings = [entry.question, ...(entry.alsoAsked ?? [])];
    return {
      entry,
      exact: [...inEitherSex(entry.question), ...phrasings],
      terms: phrasings.map(termsOf),
      answer: termsOf(entry.answer),
    };
  });
  const shareOf = (word: string) => {
    const having = entries.filter(({ terms }) => terms.some((some) => some.has(word))).length;
    return having === 0 ? 0 : Math.log((entries.length + 1) / having);
  };
  return entries
    .map(({ entry, exact, terms, answer }) => {
      let score = 0;
      for (const word of words) {
        const often = terms.filter((some) => some.has(word)).length / terms.length;
        if (often > 0) score += shareOf(word) * (0.5 + often);
        else if (answer.has(word)) score += IN_ANSWER * shareOf(word);
      }
      return { entry, score, isExact: exact.some((phrasing) => plain(phrasing) === said) };
    })
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact) || other.score - one.score);
}

/** Words without their endings, small ones too (what if, should I, how long), and pairs of words in a row. */
function termsOf(text: string): ReadonlySet<string> {
  const words = stemsOf(text);
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
