import { wordsOf } from './fold.ts';
import { Vocabulary } from './vocabulary.ts';

export interface TextIndexParts {
  /** Number of documents. */
  size: number;
  /** Sorted by code unit. */
  words: string[];
  /** The entries of word w are those from `starts[w]` up to `starts[w + 1]`. */
  starts: Uint32Array;
  /** Per entry the document that has the word, and how much the word weighs in it. */
  documents: Uint32Array;
  weights: Float32Array;
}

/** Words of a search beyond these are not looked at. */
const MOST_WORDS = 12;

/**
 * A ranked, typo-tolerant index in flat arrays. At a hundred thousand artifacts it takes a tenth of the memory and of the
 * time of MiniSearch, which stood here first (figures in the README). Documents are numbered as they were added.
 */
export class TextIndex {
  readonly #parts: TextIndexParts;
  readonly #vocabulary: Vocabulary;

  constructor(parts: TextIndexParts) {
    this.#parts = parts;
    this.#vocabulary = new Vocabulary(parts.words);
  }

  get size(): number {
    return this.#parts.size;
  }

  /**
   * Numbers of the documents that hold every word of `typed`, or, if none does, any of them; best first, ties in
   * the order they were added. `accepts` leaves documents out.
   */
  search(typed: string, accepts: (document: number) => boolean): number[] {
    const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
    const scores = new Float32Array(this.size);
    const found = new Uint8Array(this.size);
    for (const word of words) {
      const best = this.#bestScores(word);
      for (let document = 0; document < this.size; document += 1) {
        const score = best[document] as number;
        if (score === 0) continue;
        scores[document] = (scores[document] as number) + score;
        found[document] = (found[document] as number) + 1;
      }
    }
    const all = ranked(scores, (document) => found[document] === words.length && accepts(document));
    return all.length > 0 ? all : ranked(scores, accepts);
  }

  /** Per document the most that the word, or one like it, is worth in it. */
  #bestScores(typed: string): Float32Array {
    const { size, starts, documents, weights } = this.#parts;
    const best = new Float32Array(size);
    for (const { word, closeness } of this.#vocabulary.matches(typed)) {
      const start = starts[word] as number;
      const end = starts[word + 1] as number;
      // A word that few documents have says more.
      const worth = closeness * Math.log(1 + size / (end - start));
      for (let entry = start; entry < end; entry += 1) {
        const document = documents[entry] as number;
        const score = worth * (weights[entry] as number);
        if (score > (best[document] as number)) best[document] = score;
      }
    }
    return best;
  }
}

/** More documents than there will ever be. */
const DOCUMENTS = 2 ** 22;
/** Scores are told apart to this share of a point. */
const FINENESS = 1_024;

/**
 * Score and number go into one key, the number backwards, so that the best and earliest comes last: a typed array of
 * keys sorts many times faster than a list by a function.
 */
function ranked(scores: Float32Array, accepts: (document: number) => boolean): number[] {
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] as number;
    if (score === 0 || !accepts(document)) continue;
    keys[count] = Math.ceil(score * FINENESS) * DOCUMENTS + (DOCUMENTS - 1 - document);
    count += 1;
  }
  const best = keys.subarray(0, count).sort().reverse();
  return Array.from(best, (key) => DOCUMENTS - 1 - (key % DOCUMENTS));
}
