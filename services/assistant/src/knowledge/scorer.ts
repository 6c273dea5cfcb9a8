import { PHRASING_LANGUAGES, type Situation } from '@coachlab/contracts';
import { stemsIn } from './stems.ts';

/** The languages in which situations have phrasings. */
export const SCORED_LANGUAGES = ['en', ...PHRASING_LANGUAGES] as const;
export type ScoredLanguage = (typeof SCORED_LANGUAGES)[number];

/** What can be recognised, by texts that count more or less. */
export interface Recognisable {
  id: string;
  texts: Iterable<readonly [text: string, count: number]>;
}

export interface Scores {
  /** All of them, the likeliest first. */
  nearest: string[];
  /** How far the likeliest stands out from the usual, for a message of any length: below 1 hardly, from 2 on clearly. */
  clarity: number;
  /** How much in the message tells anything of it. */
  evidence: number;
}

/** How often a text of each kind counts (docs/decisions/0058). */
const COUNTS = { title: 2, cue: 3, phrasing: 1, question: 0.15, answer: 0.3 } as const;
/** A word that many situations have counts less, by this power of its rarity: long stories are full of them. */
const RARITY = 0.7;

/** Which situation a message is about: naive Bayes over stemmed words and pairs of neighbours, in one language. */
export class Scorer {
  readonly #ids: readonly string[];
  readonly #language: ScoredLanguage;
  readonly #words = new Map<string, number>();
  /** Feature to its place: what it says stands in `#owners` and `#weights` from the place's start to that of the next. */
  readonly #places = new Map<number, number>();
  readonly #starts: Uint32Array;
  readonly #owners: Uint16Array;
  readonly #weights: Float32Array;
  /** Of each owner: what a feature says that it does not have. */
  readonly #absent: Float32Array;

  constructor(all: readonly Recognisable[], language: ScoredLanguage) {
    this.#ids = all.map(({ id }) => id);
    this.#language = language;
    const counted = all.map(({ texts }) => this.#count(texts));
    const sizes: number[] = [];
    for (const counts of counted)
      for (const feature of counts.keys()) {
        const place = this.#places.get(feature) ?? this.#places.size;
        this.#places.set(feature, place);
        sizes[place] = (sizes[place] ?? 0) + 1;
      }
    this.#starts = new Uint32Array(sizes.length + 1);
    for (const [place, size] of sizes.entries()) this.#starts[place + 1] = this.#starts[place]! + size;
    this.#owners = new Uint16Array(this.#starts.at(-1)!);
    this.#weights = new Float32Array(this.#owners.length);
    this.#absent = new Float32Array(all.length);
    const next = this.#starts.slice();
    for (const [owner, counts] of counted.entries()) {
      let total = 0;
      for (const [feature, count] of counts) {
        const at = next[this.#places.get(feature)!]!++;
        const weight = Math.log1p(count);
        this.#owners[at] = owner;
        this.#weights[at] = Math.log1p(weight);
        total += weight;
      }
      this.#absent[owner] = -Math.log(total + sizes.length);
    }
  }

  score(message: string): Scores {
    const features = new Set(this.#features(message, (word) => this.#words.get(word)));
    const scores = new Float64Array(this.#ids.length);
    let weights = 0;
    for (const feature of features) {
      const place = this.#places.get(feature);
      if (place === undefined) continue;
      const [from, to] = [this.#starts[place]!, this.#starts[place + 1]!];
      const weight = this.#rarityOf(to - from) ** RARITY;
      weights += weight;
      for (let at = from; at < to; at += 1) scores[this.#owners[at]!]! += weight * this.#weights[at]!;
    }
    for (let owner = 0; owner < scores.length; owner += 1) scores[owner]! += weights * this.#absent[owner]!;
    const order = Array.from(scores.keys()).sort((one, other) => scores[other]! - scores[one]!);
    const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
    const evidence = order.length > 0 ? scores[order[0]!]! - mean : 0;
    return {
      nearest: order.map((at) => this.#ids[at]!),
      clarity: evidence / Math.sqrt(weights || 1),
      evidence,
    };
  }

  /** From 0 to 1: how much a word tells of what somebody says; one that is not known tells nothing. */
  rarityOf(stem: string): number {
    const place = this.#places.get(this.#words.get(stem) ?? -1);
    return place === undefined ? 0 : this.#rarityOf(this.#starts[place + 1]! - this.#starts[place]!);
  }

  #rarityOf(owners: number): number {
    const all = this.#ids.length + 1;
    return Math.log(all / owners) / Math.log(all);
  }

  #count(texts: Recognisable['texts']): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [text, times] of texts)
      for (const feature of this.#features(text, (word) => this.#numberOf(word)))
        counts.set(feature, (counts.get(feature) ?? 0) + times);
    return counts;
  }

  /** Words by their numbers, and two in a row by a number above all of these. */
  #features(text: string, numberOf: (word: string) => number | undefined): number[] {
    const features: number[] = [];
    let before: number | undefined;
    for (const word of stemsIn(text, this.#language)) {
      const number = numberOf(word);
      if (number !== undefined) features.push(number);
      if (number !== undefined && before !== undefined) features.push(pairOf(before, number));
      before = number;
    }
    return features;
  }

  #numberOf(word: string): number {
    const number = this.#words.get(word) ?? this.#words.size;
    this.#words.set(word, number);
    return number;
  }
}

/** Fits what V8 keeps without a box; of 150,000 pairs a handful share a number. */
function pairOf(one: number, other: number): number {
  const mixed = Math.imul(Math.imul(one + 1, 0x9e3779b1) ^ other, 0x85ebca6b);
  return PAIRS | ((mixed ^ (mixed >>> 15)) & (PAIRS - 1));
}

const PAIRS = 2 ** 29;

/** The texts of a situation in one language; nothing where it has none in it. */
export function* textsOf(
  situation: Situation,
  language: ScoredLanguage,
  cues: readonly string[] = [],
): Generator<readonly [string, number]> {
  const { title, phrasings, stories = [], phrasingsIn, inBrief, faq = [] } = situation;
  if (language === 'en') {
    yield [title, COUNTS.title];
    for (const cue of cues) yield [cue, COUNTS.cue];
    for (const said of [...phrasings, ...stories]) yield [said, COUNTS.phrasing];
    for (const { question, alsoAsked = [] } of faq)
      for (const asked of [question, ...alsoAsked]) yield [asked, COUNTS.question];
    const { goingOn, doFirst, sayThis, avoid } = situation;
    for (const answer of [goingOn, doFirst, ...sayThis, avoid]) yield [answer, COUNTS.answer];
    return;
  }
  const brief = inBrief?.[language];
  if (brief) yield [brief.title, COUNTS.title];
  for (const said of phrasingsIn?.[language] ?? []) yield [said, COUNTS.phrasing];
  for (const answer of brief ? [brief.first, brief.say, brief.avoid] : []) yield [answer, COUNTS.answer];
}
