import { stem, Thesaurus, THESAURUS } from '@coachlab/search';
import { editDistance } from './edit-distance.ts';

export interface Match {
  /** Index of the word in the vocabulary. */
  word: number;
  /** 1 for the word itself, less the further it is from what was typed. */
  closeness: number;
}

const PREFIX = 0.6;
const SLIP = 0.4;
/** The same word with another ending, and another word for the same. */
const INFLECTED = 0.9;
const RELATED = 0.3;
const thesaurus = new Thesaurus(THESAURUS);
/** Shorter beginnings would match half the vocabulary. */
const SHORTEST_PREFIX = 2;

/** All words of the catalogue, sorted, to find those that somebody may have meant. */
export class Vocabulary {
  readonly #words: string[];
  /** Per word a set of its letters as bits: most words are ruled out by it at the cost of one comparison. */
  readonly #letters: Uint32Array;
  /** By stem: the words that have it. */
  readonly #byStem = new Map<string, number[]>();

  /** `words` sorted by code unit, each once. */
  constructor(words: string[]) {
    this.#words = words;
    this.#letters = Uint32Array.from(words, lettersOf);
    words.forEach((word, at) => {
      const root = stem(word);
      const others = this.#byStem.get(root);
      if (others) others.push(at);
      else this.#byStem.set(root, [at]);
    });
  }

  /** The word itself, the words it begins or misspells, its other endings, and what else people call it. */
  matches(typed: string): Match[] {
    const root = stem(typed);
    const related = thesaurus.relatedTo(root).filter((phrase) => phrase.length === 1);
    const best = new Map<number, Match>();
    for (const match of [
      ...this.#beginningWith(typed),
      ...this.#withStem(root, INFLECTED),
      ...related.flatMap(([other = '']) => this.#withStem(other, RELATED)),
      ...this.#misspelled(typed),
    ])
      if (match.closeness > (best.get(match.word)?.closeness ?? 0)) best.set(match.word, match);
    return [...best.values()];
  }

  #withStem(root: string, closeness: number): Match[] {
    return (this.#byStem.get(root) ?? []).map((word) => ({ word, closeness }));
  }

  #beginningWith(typed: string): Match[] {
    const matches: Match[] = [];
    for (let word = this.#firstFrom(typed); word < this.#words.length; word += 1) {
      const candidate = this.#words[word] as string;
      if (!candidate.startsWith(typed)) break;
      const { length } = candidate;
      if (length === typed.length) matches.push({ word, closeness: 1 });
      else if (typed.length >= SHORTEST_PREFIX)
        matches.push({ word, closeness: (PREFIX * typed.length) / length });
    }
    return matches;
  }

  #misspelled(typed: string): Match[] {
    const slips = slipsAllowed(typed);
    if (slips === 0) return [];
    const matches: Match[] = [];
    const letters = lettersOf(typed);
    for (let word = 0; word < this.#words.length; word += 1) {
      // A slip changes at most two members of the set of letters.
      if (bits((this.#letters[word] as number) ^ letters) > 2 * slips) continue;
      const candidate = this.#words[word] as string;
      if (candidate.startsWith(typed)) continue;
      const distance = editDistance(typed, candidate, slips);
      if (distance <= slips) matches.push({ word, closeness: SLIP / distance });
    }
    return matches;
  }

  /** Index of the first word that is not before `typed`. */
  #firstFrom(typed: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] as string) < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** None in short words, which would become other words; two in long ones. */
function slipsAllowed({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters >>> 0;
}

function bits(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
