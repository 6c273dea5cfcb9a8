import type { Entry } from './entry.ts';

/** How a typed word and a word of an entry agree; the higher the better, whatever else agrees. */
const EXACT = 12;
const PREFIX = 9;
const INSIDE = 4;
const FUZZY = 2;
/** The same in an entry's further words. */
const FURTHER = 0.4;
/** The whole of what was typed begins the title, or a word of it. */
const BEGINS_TITLE = 40;
const BEGINS_WORD = 15;

interface Indexed {
  entry: Entry;
  title: string;
  length: number;
}

interface Place {
  at: number;
  weight: number;
}

/**
 * Finds entries by what is typed so far. Every typed word has to agree with some word of the entry: as that word, as its
 * beginning, inside it, or, where nothing else does, with a slip or two. When no entry has all words, those with the most
 * telling ones are found. Words are looked up in one vocabulary, so that five
 * thousand entries cost a key press little more than a hundred.
 */
export class PaletteIndex {
  readonly #entries: Indexed[];
  readonly #words: string[] = [];
  /** By word: the entries that have it. */
  readonly #places: Place[][] = [];

  constructor(entries: readonly Entry[]) {
    const numbers = new Map<string, number>();
    const put = (word: string, at: number, weight: number) => {
      let number = numbers.get(word);
      if (number === undefined) {
        number = this.#words.push(word) - 1;
        numbers.set(word, number);
        this.#places.push([]);
      }
      const places = this.#places[number]!;
      const last = places.at(-1);
      if (last?.at === at) last.weight = Math.max(last.weight, weight);
      else places.push({ at, weight });
    };
    this.#entries = entries.map((entry, at) => {
      const title = wordsOf(entry.title);
      for (const word of title) put(word, at, 1);
      for (const word of wordsOf(`${entry.kind} ${entry.subtitle ?? ''} ${entry.words}`))
        put(word, at, FURTHER);
      return { entry, title: title.join(' '), length: title.length };
    });
  }

  /** At most `most`, the best first; ties in the order they were given. */
  find(typed: string, most: number): Entry[] {
    const words = wordsOf(typed);
    if (words.length === 0) return [];
    const scores = new Float64Array(this.#entries.length);
    const agreed = new Uint8Array(this.#entries.length);
    const telling = new Float64Array(this.#entries.length);
    let every = false;
    words.forEach((word, index) => {
      const best = this.#agreements(word);
      const rarity = Math.log(1 + this.#entries.length / (best.size || 1));
      every = false;
      for (const [at, score] of best) {
        telling[at] = telling[at]! + score * rarity;
        if (agreed[at] !== index) continue;
        every = true;
        agreed[at] = index + 1;
        scores[at] = scores[at]! + score;
      }
    });
    if (!every) return this.#best(telling, most);
    const whole = words.join(' ');
    const found: { at: number; score: number }[] = [];
    for (let at = 0; at < scores.length; at += 1) {
      if (agreed[at] !== words.length) continue;
      const { title, length } = this.#entries[at]!;
      const begins = title.startsWith(whole) ? BEGINS_TITLE : title.includes(` ${whole}`) ? BEGINS_WORD : 0;
      found.push({ at, score: scores[at]! + begins - length / 10 });
    }
    found.sort((one, other) => other.score - one.score || one.at - other.at);
    return found.slice(0, most).map(({ at }) => this.#entries[at]!.entry);
  }

  #best(scores: Float64Array, most: number): Entry[] {
    return Array.from(scores, (score, at) => ({ at, score }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .slice(0, most)
      .map(({ at }) => this.#entries[at]!.entry);
  }

  /** Entry to its best agreement with one word. Slips are only looked for where nothing agrees without. */
  #agreements(typed: string): Map<number, number> {
    const best = new Map<number, number>();
    const add = (word: number, score: number) => {
      for (const { at, weight } of this.#places[word]!) {
        const value = score * weight;
        if (value > (best.get(at) ?? 0)) best.set(at, value);
      }
    };
    this.#words.forEach((word, number) => {
      const at = word.indexOf(typed);
      if (at === 0) add(number, word.length === typed.length ? EXACT : PREFIX);
      else if (at > 0 && typed.length > 2) add(number, INSIDE);
    });
    if (best.size > 0 || typed.length < 4) return best;
    const most = typed.length < 7 ? 1 : 2;
    this.#words.forEach((word, number) => {
      if (beginsLike(typed, word, most)) add(number, FUZZY);
    });
    return best;
  }
}

/** Lower case, without accents, split at whatever is neither letter nor digit. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a word, or its beginning, is the typed one with at most `most` letters more, fewer, other or swapped. */
function beginsLike(typed: string, word: string, most: number): boolean {
  const length = typed.length;
  if (word.length < length - most) return false;
  const width = Math.min(word.length, length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let line = 1; line <= length; line += 1) {
    const next = [line];
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const other = typed[line - 1] === word[column - 1] ? 0 : 1;
      let cost = Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + other);
      if (
        line > 1 &&
        column > 1 &&
        typed[line - 1] === word[column - 2] &&
        typed[line - 2] === word[column - 1]
      )
        cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= most;
}
