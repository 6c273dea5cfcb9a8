import { type Kind, kindOf } from './features.ts';

export interface Score {
  /** The situation's number. */
  at: number;
  score: number;
}

/** What each kind of evidence weighs. Set by leave-one-out over the phrasings. */
const WEIGHTS: Record<Kind, number> = { w: 0.7, b: 0.5, n: 0.2, t: 0.7, q: 1.5, p: 0.7 };
/** Texts that a feature is imagined to have been seen in, spread as everywhere: what was seen once proves little. */
const SMOOTHING = 6;

/** How often a feature was seen. Most are seen in one situation alone, and lists of one take far less than maps. */
interface Seen {
  all: number;
  /** The situations that have it, and how often each of them. */
  ats: number[];
  counts: number[];
}

/**
 * Naive Bayes without the words that are missing: every feature of a text speaks for the situations in whose texts it is more
 * frequent than in all, by the logarithm of how much more.
 */
export class Evidence {
  readonly #seen = new Map<string, Seen>();
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
    const seen = this.#seen.get(feature);
    if (!seen) return void this.#seen.set(feature, { all: count, ats: [at], counts: [count] });
    seen.all += count;
    const known = seen.ats.lastIndexOf(at);
    if (known >= 0) seen.counts[known]! += count;
    else {
      seen.ats.push(at);
      seen.counts.push(count);
    }
  }

  /** Whether more than an answer has it; `without` one phrasing. */
  knows(feature: string, without = false): boolean {
    return (this.#seen.get(feature)?.all ?? 0) >= (without ? 2 : 1);
  }

  /** The best first; `without` is the situation of a text that is scored as if it had not been added (as one phrasing). */
  rank(features: ReadonlySet<string>, without = -1): Score[] {
    const scores = new Float64Array(this.#texts.length);
    for (const feature of features) {
      const seen = this.#seen.get(feature);
      const everywhere = ((seen?.all ?? 0) - (without < 0 ? 0 : 1)) / this.#all;
      if (!seen || everywhere <= 0) continue;
      const weight = WEIGHTS[kindOf(feature)];
      seen.ats.forEach((at, number) => {
        const here = seen.counts[number]! - (at === without ? 1 : 0) + SMOOTHING * everywhere;
        const evidence = Math.log(here / (this.#texts[at]! + SMOOTHING) / everywhere);
        if (evidence > 0) scores[at]! += weight * evidence;
      });
    }
    return Array.from(scores, (score, at) => ({ at, score }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }
}
