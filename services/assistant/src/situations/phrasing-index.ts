import type { PhrasingLanguage } from '@coachlab/contracts';
import { type Kind, kindOf } from './features.ts';

/** A text that belongs to a situation. */
export interface Example {
  /** The situation's number; examples come in the order of the situations. */
  at: number;
  text: string;
  /** `answer` is no phrasing: it only tells what the situation is about. */
  language: PhrasingLanguage | 'en' | 'answer';
  /** What it counts among all texts of its situation. */
  share: number;
}

export interface Score {
  at: number;
  score: number;
}

/** What each kind of evidence weighs, and how much rarity counts. Set by leave-one-out over the phrasings. */
const WEIGHTS: Record<Kind, number> = { w: 1, b: 0.5, c: 0.5, t: 2 };
const RARITY_POWER = 0.8;
/** A second phrasing that is near counts half as much as the nearest. */
const SECOND = 0.5;
/** How soon more texts with the same feature stop to count for the situation as a whole. */
const SATURATION = 0.5;

interface Feature {
  /** What rarity and kind make it weigh. */
  weight: number;
  /** Situations with a phrasing that has it. */
  owners: number;
  lastOwner: number;
  /** Numbers of the phrasings that have it, each followed by its weight there. */
  examples: number[];
  /** Numbers of the situations that have it, each followed by its weight over all texts. */
  wholes: number[];
}

/**
 * Ranks situations by the nearest of their phrasings, and by what all their texts have in common. Flat lists, since there are
 * a hundred thousand features.
 */
export class PhrasingIndex {
  readonly examples: readonly Example[];
  readonly #situations: number;
  readonly #features = new Map<string, Feature>();
  readonly #unknown: number;

  constructor(
    examples: readonly Example[],
    situations: number,
    featuresIn: (example: Example) => Map<string, number>,
  ) {
    this.examples = examples;
    this.#situations = situations;
    this.#unknown = Math.log((situations + 1) * 2);
    const read = examples.map(featuresIn);
    read.forEach((features, number) => this.#count(examples[number]!, features));
    for (const [name, feature] of this.#features) {
      const rarity = Math.max(0, Math.log((situations + 1) / (feature.owners + 0.5)));
      feature.weight = rarity ** RARITY_POWER * WEIGHTS[kindOf(name)];
    }
    read.forEach((features, number) => this.#keep(examples[number]!, number, features));
  }

  knows(feature: string): boolean {
    return this.#features.has(feature);
  }

  /** The best first; `without` leaves out one example, as if it had never been written. */
  rank(features: Map<string, number>, language: Example['language'], without = -1): Score[] {
    const near = new Float64Array(this.examples.length);
    const whole = new Float64Array(this.#situations);
    const left = this.examples[without];
    for (const [feature, weight] of this.#weighed(features)) {
      if (!feature) continue;
      const { examples, wholes } = feature;
      for (let at = 0; at < examples.length; at += 2) near[examples[at]!]! += weight * examples[at + 1]!;
      for (let at = 0; at < wholes.length; at += 2) {
        const sum = wholes[at + 1]! - (wholes[at] === left?.at ? weight * left!.share : 0);
        if (sum > 1e-9) whole[wholes[at]!]! += weight * sum ** SATURATION;
      }
    }
    const nearest = new Float64Array(this.#situations);
    const second = new Float64Array(this.#situations);
    this.examples.forEach(({ at, language: own }, number) => {
      if (number === without || own !== language) return;
      const value = near[number]!;
      if (value > nearest[at]!) {
        second[at] = nearest[at]!;
        nearest[at] = value;
      } else if (value > second[at]!) second[at] = value;
    });
    return Array.from(nearest, (best, at) => ({ at, score: best + SECOND * second[at]! + whole[at]! }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }

  #count({ at, language }: Example, features: Map<string, number>): void {
    if (language === 'answer') return;
    for (const name of features.keys()) {
      const feature = this.#features.get(name);
      if (!feature)
        this.#features.set(name, { weight: 0, owners: 1, lastOwner: at, examples: [], wholes: [] });
      else if (feature.lastOwner !== at) {
        feature.owners += 1;
        feature.lastOwner = at;
      }
    }
  }

  #keep({ at, language, share }: Example, number: number, features: Map<string, number>): void {
    for (const [feature, weight] of this.#weighed(features)) {
      if (!feature) continue;
      if (language !== 'answer') feature.examples.push(number, weight);
      const { wholes } = feature;
      if (wholes.at(-2) === at) wholes[wholes.length - 1]! += weight * share;
      else wholes.push(at, weight * share);
    }
  }

  /** Weights of a length of one. Features that no phrasing has only lengthen: they say how little of the text is known. */
  #weighed(features: Map<string, number>): [Feature | undefined, number][] {
    const weighed: [Feature | undefined, number][] = [];
    let squares = 0;
    for (const [name, count] of features) {
      const feature = this.#features.get(name);
      const own = feature ? feature.weight : this.#unknown ** RARITY_POWER * WEIGHTS[kindOf(name)];
      const weight = Math.sqrt(count) * own;
      if (weight === 0) continue;
      weighed.push([feature, weight]);
      squares += weight ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (const entry of weighed) entry[1] /= length;
    return weighed;
  }
}
