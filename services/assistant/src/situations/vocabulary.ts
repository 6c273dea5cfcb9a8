import { wordsOf } from '@coachlab/search';
import { MOST_WORDS, plainWord } from './plain-words.ts';

/** A word that was not learned. */
export const UNKNOWN = -1;

/** A text by the numbers of its plain words, and of their beginnings: pairs of numbers are compared far sooner than pairs of words. */
export interface Numbered {
  words: number[];
  beginnings: number[];
}

/** A word as it is written in texts that are learned. */
interface Written extends Numbered {
  /** In English texts. */
  times: number;
}

/** Letters by which words of other languages are told, whose endings the stems do not know. */
const BEGINNING = 4;

/** The words of the texts that were learned. Each is looked up once wherever it is written. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #written = new Map<string, Written>();

  learnEnglish(text: string): Numbered {
    return this.#learn(text, 1);
  }

  learn(text: string): Numbered {
    return this.#learn(text, 0);
  }

  /** Learns nothing, so that what visitors write never adds up. */
  read(plainWords: readonly string[]): Numbered {
    const numberOf = (word: string) => this.#numbers.get(word) ?? UNKNOWN;
    return { words: plainWords.map(numberOf), beginnings: beginningsOf(plainWords).map(numberOf) };
  }

  /** How many times a word is written in the English texts that were learned. */
  times(word: string): number {
    return this.#written.get(word)?.times ?? 0;
  }

  #learn(text: string, times: 0 | 1): Numbered {
    const numbered: Numbered = { words: [], beginnings: [] };
    for (const [at, word] of wordsOf(text).entries()) {
      const written = this.#writtenOf(word);
      written.times += times;
      if (at >= MOST_WORDS) continue;
      for (const number of written.words) numbered.words.push(number);
      for (const number of written.beginnings) numbered.beginnings.push(number);
    }
    return numbered;
  }

  #writtenOf(word: string): Written {
    const known = this.#written.get(word);
    if (known) return known;
    const plain = plainWord(word);
    const numberOf = (one: string) => this.#numberOf(one);
    const written = { words: plain.map(numberOf), beginnings: beginningsOf(plain).map(numberOf), times: 0 };
    this.#written.set(word, written);
    return written;
  }

  #numberOf(word: string): number {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
}

function beginningsOf(words: readonly string[]): string[] {
  return words.filter(({ length }) => length >= BEGINNING).map((word) => word.slice(0, BEGINNING));
}
