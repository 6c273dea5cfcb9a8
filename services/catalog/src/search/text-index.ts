import { bestKeys } from './best-keys.ts';
import { wordsOf } from '@coachlab/search';
import { Vocabulary } from './vocabulary.ts';

export interface TextIndexParts {
  /** Number of documents. */
  size: number;
  /** Sorted by code unit. */
  words: string[];
  /** The entries of word w are those from `starts[w]` up to `starts[w + 1]`. */
  starts: Uint32Array;
  /** Per entry the document that has the word, and the code of how much the word weighs in it. */
  documents: Uint32Array;
  codes: Uint16Array;
  /** The weights by their codes. */
  weights: Float32Array;
}

/** Words of a search beyond these are not looked at. */
const MOST_WORDS = 12;

/** More documents than there will ever be. */
const DOCUMENTS = 2 ** 22;
/** Scores are told apart to this share of a point. */
const FINENESS = 1_024;

/**
 * A ranked, typo-tolerant index in flat arrays. At a hundred thousand artifacts it takes a tenth of the memory and of the
 * time of MiniSearch, which stood here first (figures in the README). Documents are numbered as they were added.
 */
export class TextIndex {
  readonly #parts: TextIndexParts;
  readonly #vocabulary: Vocabulary;
  /** Scratch paper of a search, as long as there are documents; between searches all zeros. */
  readonly #best: Float32Array;
  readonly #scores: Float32Array;
  readonly #found: Uint8Array;
  /** Scratch paper for lists. */
  readonly #touched: Uint32Array;
  readonly #candidates: Uint32Array;
  readonly #keys: Float64Array;

  constructor(parts: TextIndexParts) {
    this.#parts = parts;
    this.#vocabulary = new Vocabulary(parts.words);
    this.#best = new Float32Array(parts.size);
    this.#scores = new Float32Array(parts.size);
    this.#found = new Uint8Array(parts.size);
    this.#touched = new Uint32Array(parts.size);
    this.#candidates = new Uint32Array(parts.size);
    this.#keys = new Float64Array(parts.size);
  }

  get size(): number {
    return this.#parts.size;
  }

  /**
   * Numbers of the documents that hold every word of `typed`, or, if none does, any of them; best first, ties in
   * the order they were added, no more than `most`. `accepts` leaves documents out.
   */
  search(typed: string, accepts: (document: number) => boolean, most = this.size): number[] {
    const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
    const candidates = this.#candidatesOf(words);
    const all = this.#ranked(
      candidates,
      (document) => this.#found[document] === words.length && accepts(document),
      most,
    );
    const ranked = all.length > 0 ? all : this.#ranked(candidates, accepts, most);
    for (const document of candidates) {
      this.#scores[document] = 0;
      this.#found[document] = 0;
    }
    return ranked;
  }

  /** The documents that hold any of the words, with their scores and how many of the words they hold. */
  #candidatesOf(words: string[]): Uint32Array {
    let count = 0;
    for (const word of words) {
      const touched = this.#bestScores(word);
      for (let index = 0; index < touched; index += 1) {
        const document = this.#touched[index] as number;
        const before = this.#found[document] as number;
        if (before === 0) {
          this.#candidates[count] = document;
          count += 1;
        }
        this.#found[document] = before + 1;
        this.#scores[document] = (this.#scores[document] as number) + (this.#best[document] as number);
        this.#best[document] = 0;
      }
    }
    return this.#candidates.subarray(0, count);
  }

  /** Notes per document the most that the word, or one like it, is worth in it; returns how many documents those are. */
  #bestScores(typed: string): number {
    const { size, starts, documents, codes, weights } = this.#parts;
    let count = 0;
    for (const { word, closeness } of this.#vocabulary.matches(typed)) {
      const start = starts[word] as number;
      const end = starts[word + 1] as number;
      // A word that few documents have says more.
      const worth = closeness * Math.log(1 + size / (end - start));
      for (let entry = start; entry < end; entry += 1) {
        const document = documents[entry] as number;
        const score = worth * (weights[codes[entry] as number] as number);
        const before = this.#best[document] as number;
        if (score <= before) continue;
        this.#best[document] = score;
        if (before > 0) continue;
        this.#touched[count] = document;
        count += 1;
      }
    }
    return count;
  }

  /**
   * Score and number go into one key, the number backwards, so that the best and earliest is the largest: numbers sort
   * many times faster than a list by a function.
   */
  #ranked(candidates: Uint32Array, accepts: (document: number) => boolean, most: number): number[] {
    let count = 0;
    for (const document of candidates) {
      if (!accepts(document)) continue;
      const score = Math.ceil((this.#scores[document] as number) * FINENESS);
      this.#keys[count] = score * DOCUMENTS + (DOCUMENTS - 1 - document);
      count += 1;
    }
    return Array.from(bestKeys(this.#keys, count, most), (key) => DOCUMENTS - 1 - (key % DOCUMENTS));
  }
}
