import { wordsOf } from './fold.ts';
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
  /** Three columns of one table: word, document, weight. */
  readonly #words = new Column(Uint32Array);
  readonly #documents = new Column(Uint32Array);
  readonly #weights = new Column(Float32Array);
  #size = 0;

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
      this.#documents.push(this.#size);
      this.#weights.push(weight);
    }
    this.#size += 1;
  }

  build(): TextIndex {
    const words = [...this.#numbers.keys()].sort();
    const places = new Uint32Array(words.length);
    words.forEach((word, place) => {
      places[this.#numbers.get(word) as number] = place;
    });
    return new TextIndex({ size: this.#size, words, ...this.#sortedByWord(places) });
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
    const weights = new Float32Array(length);
    for (let entry = 0; entry < length; entry += 1) {
      const to = add(next, placeOf(entry), 1) - 1;
      documents[to] = this.#documents.at(entry);
      weights[to] = this.#weights.at(entry);
    }
    return { starts, documents, weights };
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

type Numbers = Uint32Array | Float32Array;

/** Numbers that arrive one by one, at a third of the memory of a list. */
class Column {
  #values: Numbers;
  readonly #Type: new (length: number) => Numbers;
  length = 0;

  constructor(Type: new (length: number) => Numbers) {
    this.#Type = Type;
    this.#values = new Type(1_024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new this.#Type(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }
}
