import type { Artifact } from '@coachlab/contracts';
import { closest } from './closest.ts';
import { fieldsOf } from './fields.ts';
import type { Thesaurus } from './thesaurus.ts';
import { meaningOf, stemsOf } from './words.ts';

export interface Hit {
  item: Artifact;
  score: number;
  /** From 0 to 1: how much of what was said the item speaks of, rare words counting more. */
  coverage: number;
}

/** How soon more of the same word stops to count, and how much long texts are held back (BM25's k1 and b). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.4;
/** A word that only means the same counts less than the word itself. */
const RELATED_WEIGHT = 0.45;
/** A misspelt word counts a little less than a well spelt one. */
const CORRECTED_WEIGHT = 0.8;
/** Words of a question beyond these are not looked at. */
const MOST_WORDS = 60;

interface Posting {
  at: number;
  /** Weighted by field and length, before saturation. */
  frequency: number;
}

/** Ranks the items by what a question says (BM25 over weighted fields, with synonyms and spelling). */
export class ItemIndex {
  readonly #items: readonly Artifact[];
  readonly #thesaurus: Thesaurus;
  readonly #postings = new Map<string, Posting[]>();
  readonly #titles: string[][];
  /** What titles and tags are made of. */
  readonly #subjects: ReadonlySet<string>;

  constructor(items: readonly Artifact[], thesaurus: Thesaurus) {
    this.#items = items;
    this.#thesaurus = thesaurus;
    this.#titles = items.map(({ title }) => [...new Set(meaningOf(title))]);
    this.#subjects = new Set(items.flatMap(({ title, tags }) => meaningOf(`${title} ${tags.join(' ')}`)));
    const documents = items.map(weighted);
    const mean = documents.reduce((sum, { length }) => sum + length, 0) / (documents.length || 1);
    documents.forEach(({ weights, length }, at) => {
      const share = 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean;
      for (const [stem, weight] of weights) {
        const list = this.#postings.get(stem) ?? [];
        list.push({ at, frequency: weight / share });
        this.#postings.set(stem, list);
      }
    });
  }

  /** The best first; items that share no word with the text are not among them. */
  find(text: string, accepts: (item: Artifact) => boolean = () => true): Hit[] {
    const words = [...new Set(meaningOf(text))].slice(0, MOST_WORDS);
    const scores = new Float64Array(this.#items.length);
    const covered = new Float64Array(this.#items.length);
    let all = 0;
    for (const stem of words) {
      const related = weigh(this.#thesaurus.relatedTo(stem));
      // A word that nothing in the catalogue has is as rare as can be, and weighs on the coverage.
      const worth = this.#rarity(stem);
      all += worth;
      this.#add(scores, covered, [[stem, 1], ...this.#corrected(stem), ...related], worth);
    }
    for (const stems of this.#thesaurus.phrasesIn(stemsOf(text))) this.#add(scores, null, weigh(stems), 0);
    return this.#items
      .map((item, at) => ({
        item,
        score: scores[at]! * this.#namedBy(words, at),
        coverage: all > 0 ? covered[at]! / all : 0,
      }))
      .filter(({ item, score }) => score > 0 && accepts(item))
      .sort((one, other) => other.score - one.score);
  }

  /** From 1 to 2: more, the more of an item's title is said. */
  #namedBy(words: readonly string[], at: number): number {
    const title = this.#titles[at]!;
    const worth = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + this.#rarity(stem), 0);
    const all = worth(title);
    return all === 0 ? 1 : 1 + (worth(title.filter((stem) => words.includes(stem))) / all) ** 2;
  }

  /** Whether the text has a word of this field at all: one that titles, tags or the thesaurus use. */
  speaksOfSubject(text: string): boolean {
    const stems = stemsOf(text);
    return (
      this.#thesaurus.phrasesIn(stems).length > 0 ||
      meaningOf(text).some(
        (stem) =>
          this.#subjects.has(stem) ||
          this.#thesaurus.knows(stem) ||
          this.#corrected(stem).some(([word]) => this.#subjects.has(word)),
      )
    );
  }

  /** Of what a word could give, an item gets the most that one of its forms gives. */
  #add(scores: Float64Array, covered: Float64Array | null, forms: [string, number][], worth: number): void {
    const best = new Map<number, number>();
    const touched = new Map<number, number>();
    for (const [stem, weight] of forms) {
      const rarity = this.#rarity(stem);
      for (const { at, frequency } of this.#postings.get(stem) ?? []) {
        const saturated = (frequency * (SATURATION + 1)) / (frequency + SATURATION);
        best.set(at, Math.max(best.get(at) ?? 0, weight * rarity * saturated));
        touched.set(at, Math.max(touched.get(at) ?? 0, Math.min(1, weight * frequency)));
      }
    }
    for (const [at, score] of best) scores[at] = scores[at]! + score;
    if (covered) for (const [at, share] of touched) covered[at] = covered[at]! + share * worth;
  }

  #rarity(stem: string): number {
    const count = this.#postings.get(stem)?.length ?? 0;
    return Math.log(1 + (this.#items.length - count + 0.5) / (count + 0.5));
  }

  #corrected(stem: string): [string, number][] {
    if (this.#postings.has(stem)) return [];
    return closest(stem, this.#postings.keys()).map((word) => [word, CORRECTED_WEIGHT]);
  }
}

function weigh(stems: Iterable<string>): [string, number][] {
  return [...stems].map((stem) => [stem, RELATED_WEIGHT]);
}

function weighted(item: Artifact): { weights: Map<string, number>; length: number } {
  const weights = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of fieldsOf(item)) {
    for (const stem of meaningOf(text)) {
      weights.set(stem, (weights.get(stem) ?? 0) + weight);
      length += weight;
    }
  }
  return { weights, length };
}
