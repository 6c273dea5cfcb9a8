import { wordsOf } from '@coachlab/search';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter words become other words too easily. */
const SHORTEST = 4;

/** Mends a slip: a letter too many, too few, wrong, or swapped with its neighbour. */
export class Spelling {
  readonly #counts = new Map<string, number>();

  /** @param texts what words are known from; one that stands there once may be a slip itself */
  constructor(texts: Iterable<string>) {
    for (const text of texts)
      for (const word of wordsOf(text)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  corrected(word: string): string {
    if (word.length < SHORTEST || this.#count(word) > 1) return word;
    let best = word;
    for (const other of oneSlipFrom(word))
      if (this.#count(other) > Math.max(1, this.#count(best))) best = other;
    return best;
  }

  #count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}

function* oneSlipFrom(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}
