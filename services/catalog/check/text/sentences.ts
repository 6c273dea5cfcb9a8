import { wordsOf } from './prose.ts';

const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|Mr|Mrs|Ms|Dr|St|vs|a\.m|p\.m)\./g;
/** `Marta: "…"` in a dialogue, or `Say: "…"`: who speaks is not part of the sentence. */
const SPEAKER = /^\s*\p{Lu}[\p{L} .'’-]{0,30}:\s+(?=["“‘'])/u;
const LIST_MARK = /^\s*(?:[-*•]|\d+[.)]|[a-d]\))\s+/;
const END = /(?<=[.!?…][”"’')\]]*)\s+(?=[“"‘'([]*[\p{Lu}\p{N}_{])/u;

/** Splits prose at sentence ends and line breaks. Headings and list numbers do not count as sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(LIST_MARK, '').replace(SPEAKER, '').replace(ABBREVIATIONS, protect))
    .flatMap((line) => line.split(END))
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => sentence !== '');
}

/** The same sentence in other punctuation, quotes or capitals is the same sentence. */
export function normalised(sentence: string): string {
  return wordsOf(sentence.replaceAll('’', "'")).join(' ');
}

/** One dot leader looks like a full stop and ends no sentence. */
function protect(abbreviation: string): string {
  return abbreviation.replaceAll('.', '\u2024');
}
