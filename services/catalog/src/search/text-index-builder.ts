import { Column } from './column.ts';
import { wordsOf } from '@coachlab/search';
import { TextIndex } from './text-index.ts';

/** A text of a document and how much a word in it counts. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** Share of its weight that a word adds when it is said again. */
const AGAIN = 0.1;

/** Collects documents one by one, then lays their words out flat. */
export class TextIndexBuilder {
  readonly #numbers = new Map<string, number>();
  /** Two columns of one table, document after document: a word, and the code of its weight there. */
  readonly #words = new Column((length) => new Uint32Array(length));
  readonly #codes = new Column((length) => new Uint16Array(length));
  /** Where each document's words begin in the table, and where the last one's end. */
  readonly #documents: number[] = [0];
  readonly #weights = new WeightCodes();

  /** Adds the next document. A word counts as in the text where it weighs most, and a little more when said again. */
  add(texts: WeightedText[]): void {
    const weights = new Map<string, number>();
    for (const { text, weight } of texts) {
      for (const word of wordsOf(text)) {
        const before = weights.get(word);
        weights.set(word, before === undefined ? weight : Math.max(before, weight) + AGAIN * weight);
      }
    }
    for (const [word, weight] of weights) {
      this.#words.push(this.#numberOf(word));
      this.#codes.push(this.#weights.codeOf(weight));
    }
    this.#documents.push(this.#words.length);
  }

  build(): TextIndex {
    const words = [...this.#numbers.keys()].sort();
    const places = new Uint32Array(words.length);
    words.forEach((word, place) => {
      places[this.#numbers.get(word) as number] = place;
    });
    const size = this.#documents.length - 1;
    return new TextIndex({ size, words, weights: this.#weights.all(), ...this.#sortedByWord(places) });
  }

  /** A counting sort: the documents of a word stay in their order. */
  #sortedByWord(places: Uint32Array) {
    const placeOf = (entry: number) => places[this.#words.at(entry)] as number;
    const { length } = this.#words;
    const starts = new Uint32Array(places.length + 1);
    for (let entry = 0; entry < length; entry += 1) add(starts, placeOf(entry) + 1, 1);
    for (let place = 1; place < starts.length; place += 1) add(starts, place, starts[place - 1] as number);

    const next = starts.slice();
    const documents = new Uint32Array(length);
    const codes = new Uint16Array(length);
    for (let document = 0; document + 1 < this.#documents.length; document += 1) {
      const end = this.#documents[document + 1] as number;
      for (let entry = this.#documents[document] as number; entry < end; entry += 1) {
        const to = add(next, placeOf(entry), 1) - 1;
        documents[to] = document;
        codes[to] = this.#codes.at(entry);
      }
    }
    return { starts, documents, codes };
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
}

function add(array: Uint32Array, index: number, amount: number): number {
  const sum = (array[index] as number) + amount;
  array[index] = sum;
  return sum;
}

/** Two bytes for a weight: words weigh a few hundred different things. */
class WeightCodes {
  readonly #codes = new Map<number, number>();

  codeOf(weight: number): number {
    const known = this.#codes.get(weight);
    if (known !== undefined) return known;
    // Should there ever be more, the rest of them weigh as much as the last.
    const code = Math.min(this.#codes.size, MOST_CODES - 1);
    if (code === this.#codes.size) this.#codes.set(weight, code);
    return code;
  }

  /** The weights by their codes. */
  all(): Float32Array {
    return Float32Array.from(this.#codes.keys());
  }
}

const MOST_CODES = 2 ** 16;
