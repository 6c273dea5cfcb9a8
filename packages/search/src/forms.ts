import type { Thesaurus } from './thesaurus.ts';
import { stem } from './words.ts';

/** One way in which a text may have what was typed: all the terms, or what the one begins. */
export interface Form {
  terms: readonly string[];
  weight: number;
  prefix?: boolean;
}

/** A word that only means the same counts less than the word itself. */
export const RELATED = 0.45;
const SLIPPED = 0.8;
const INSIDE = 0.3;
/** Shorter pieces stand in too many words. */
const SHORTEST_PIECE = 4;

/**
 * The ways of finding one typed word. Slips, swapped letters and pieces of words are looked for only where nobody has the
 * word, or a word that it begins.
 */
export function formsOf(word: string, vocabulary: ReadonlySet<string>, thesaurus: Thesaurus): Form[] {
  const root = stem(word);
  const forms: Form[] = [
    { terms: [root], weight: 1 },
    ...thesaurus.relatedTo(root).map((terms) => ({ terms, weight: RELATED })),
  ];
  if (word.length > 1) forms.push({ terms: [word], weight: 1, prefix: true });
  if (vocabulary.has(root) || vocabulary.has(word) || beginsOne(word, vocabulary)) return forms;
  const swapped = swapsOf(word).filter((other) => vocabulary.has(other));
  return [
    ...forms,
    ...swapped.map((term) => ({ terms: [term], weight: SLIPPED })),
    ...wholesOf(word, vocabulary).map((term) => ({ terms: [term], weight: INSIDE })),
  ];
}

/** None in short words, which would become other words; two in long ones. */
export function slipsIn({ length }: string): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

function beginsOne(word: string, vocabulary: ReadonlySet<string>): boolean {
  for (const other of vocabulary) if (other.startsWith(word)) return true;
  return false;
}

/** With two neighbours the other way round. */
function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    stem(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)),
  );
}

function wholesOf(piece: string, vocabulary: ReadonlySet<string>): string[] {
  return piece.length < SHORTEST_PIECE ? [] : [...vocabulary].filter((word) => word.includes(piece));
}
