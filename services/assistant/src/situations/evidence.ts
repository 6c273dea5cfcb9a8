import { type Kind, kindOf } from './features.ts';

export interface Score {
  /** The situation's number. */
  at: number;
  score: number;
}

/** What each kind of evidence weighs. Set by leave-one-out over the phrasings. */
const WEIGHTS: Record<Kind, number> = { w: 0.7, b: 0.5, t: 0.7, q: 1.5, p: 0.7 };
/** Texts that a feature is imagined to have been seen in, spread as everywhere: what was seen once proves little. */
const SMOOTHING = 6;

/**
 * Naive Bayes without the words that are missing: every feature of a text speaks for the situations in whose texts it is more
 * frequent than in all, by the logarithm of how much more.
 */
export class Evidence {
  /** Feature to how often each situation has it, and all together. */
  readonly #counts = new Map<string, { all: number; by: Map<number, number> }>();
  readonly #texts: Float64Array;
  #all = 0;

  constructor(situations: number) {
    this.#texts = new Float64Array(situations);
  }

  /** @param count what the text counts, against one phrasing */
  addText(at: number, features: Iterable<string>, count: number): void {
    this.#texts[at]! += count;
    this.#all += count;
    for (const feature of features) this.addFeature(at, feature, count);
  }

  addFeature(at: number, feature: string, count: number): void {
    let counts = this.#counts.get(feature);
    if (!counts) this.#counts.set(feature, (counts = { all: 0, by: new Map() }));
    counts.all += count;
    counts.by.set(at, (counts.by.get(at) ?? 0) + count);
  }

  /** Whether more than an answer has it; `without` one phrasing. */
  knows(feature: string, without = false): boolean {
    return (this.#counts.get(feature)?.all ?? 0) >= (without ? 2 : 1);
  }

  /** The best first; `without` is the situation of a text that is scored as if it had not been added (as one phrasing). */
  rank(features: ReadonlySet<string>, without = -1): Score[] {
    const scores = new Float64Array(this.#texts.length);
    for (const feature of features) {
      const counts = this.#counts.get(feature);
      const everywhere = ((counts?.all ?? 0) - (without < 0 ? 0 : 1)) / this.#all;
      if (!counts || everywhere <= 0) continue;
      for (const [at, count] of counts.by) {
        const here = count - (at === without ? 1 : 0) + SMOOTHING * everywhere;
        const evidence = Math.log(here / (this.#texts[at]! + SMOOTHING) / everywhere);
        if (evidence > 0) scores[at]! += WEIGHTS[kindOf(feature)] * evidence;
      }
    }
    return Array.from(scores, (score, at) => ({ at, score }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }
}
