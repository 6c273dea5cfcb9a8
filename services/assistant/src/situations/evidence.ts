import { type Kind, KIND, wordFeature } from './features.ts';
import type { Tallied } from './tallied.ts';

/** What each kind of evidence weighs. Set by leave-one-out over the phrasings. */
const WEIGHTS: Record<Kind, number> = {
  [KIND.word]: 0.7,
  [KIND.twoInARow]: 0.5,
  [KIND.twoNear]: 0.2,
  [KIND.meaning]: 0.7,
  [KIND.cue]: 1.5,
  [KIND.beginning]: 0.7,
};
/** Texts that a feature is imagined to have been seen in, spread as everywhere: what was seen once proves little. */
const SMOOTHING = 6;

/**
 * Naive Bayes without the words that are missing: every feature of a text speaks for the situations in whose texts it is more
 * frequent than in all, by the logarithm of how much more.
 */
export class Evidence {
  readonly #tallied: Tallied;
  /** What the texts of all situations count. */
  readonly #all: number;
  /** By entry: what it adds to a score. */
  readonly #adds: Float64Array;
  /** By row: which text that was scored is the last that has it. */
  readonly #lastScored: Uint32Array;
  #scored = 0;

  constructor(tallied: Tallied) {
    const { rows, seen, begins, ats, texts } = tallied;
    this.#tallied = tallied;
    this.#all = texts.reduce((sum, count) => sum + count, 0);
    this.#lastScored = new Uint32Array(rows.size);
    this.#adds = new Float64Array(ats.length);
    for (let row = 0; row < rows.size; row += 1)
      for (let entry = begins[row]!; entry < begins[row + 1]!; entry += 1)
        this.#adds[entry] = this.#added(row, entry, seen[row]! / this.#all, 0);
  }

  /** Whether more than an answer has the word; `without` one phrasing. */
  knows(word: number, without = false): boolean {
    const row = this.#tallied.rows.find(wordFeature(word));
    return row >= 0 && this.#tallied.seen[row]! >= (without ? 2 : 1);
  }

  /**
   * From 0 to 1: how much of what the words tell stands in no text of one situation. A word tells as much as it speaks for the situation it
   * speaks for most; the trade somebody works in stands everywhere, and tells little.
   * @param without whether one of its texts is that very text
   */
  strangenessTo(at: number, words: readonly number[], without = false): number {
    const { rows, seen, begins, ats, counts } = this.#tallied;
    const own = without ? 1 : 0;
    let [all, strange] = [0, 0];
    for (const word of new Set(words)) {
      const row = rows.find(wordFeature(word));
      if (row < 0 || seen[row]! - own <= 0) continue;
      const [begin, end] = [begins[row]!, begins[row + 1]!];
      const tells = this.#adds.subarray(begin, end).reduce((most, each) => Math.max(most, each), 0);
      const entry = ats.subarray(begin, end).indexOf(at);
      all += tells;
      if (entry < 0 || counts[begin + entry]! - own <= 0) strange += tells;
    }
    return all === 0 ? 0 : strange / all;
  }

  /**
   * What the features add up to, by situation.
   * @param features one that comes twice counts once
   * @param without the situation of a text that is scored as if it had not been added (as one phrasing)
   */
  scores(features: readonly number[], without = -1): Float64Array {
    const { rows, seen, begins, ats, texts } = this.#tallied;
    const scores = new Float64Array(texts.length);
    this.#scored += 1;
    for (const feature of features) {
      const row = rows.find(feature);
      if (row < 0 || this.#lastScored[row] === this.#scored) continue;
      this.#lastScored[row] = this.#scored;
      const everywhere = (seen[row]! - 1) / this.#all;
      if (without >= 0 && everywhere <= 0) continue;
      for (let entry = begins[row]!; entry < begins[row + 1]!; entry += 1) {
        const at = ats[entry]!;
        scores[at]! +=
          without < 0 ? this.#adds[entry]! : this.#added(row, entry, everywhere, at === without ? 1 : 0);
      }
    }
    return scores;
  }

  #added(row: number, entry: number, everywhere: number, less: number): number {
    const { kinds, ats, counts, texts } = this.#tallied;
    const here = counts[entry]! - less + SMOOTHING * everywhere;
    const evidence = Math.log(here / (texts[ats[entry]!]! + SMOOTHING) / everywhere);
    return evidence > 0 ? WEIGHTS[kinds[row] as Kind] * evidence : 0;
  }
}
