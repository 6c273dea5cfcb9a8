import { randomInt } from 'node:crypto';
import type { ArtifactCard } from '@coachlab/contracts';
import type { DataSource } from 'typeorm';

/** English has so many in use; a hundred thousand artifacts use most of them. */
const WORDS = 40_000;
const SYLLABLES = 'an be co di er fa go hi in ka lo mi ne or pa qu re si ta un ve wo'.split(' ');

/**
 * The words of the real catalogue, the commonest first, filled up with made ones. Drawn as words occur in texts: the
 * n-th with a share of 1/n.
 */
export class Lexicon {
  readonly #words: string[];

  private constructor(words: string[]) {
    this.#words = words;
  }

  static async of(database: DataSource): Promise<Lexicon> {
    const rows = await database.query<{ card: string }[]>('SELECT card FROM artifact');
    const counts = new Map<string, number>();
    for (const { card } of rows) {
      const { title, subtitle, description, tags, outcomes } = JSON.parse(card) as ArtifactCard;
      const text = [title, subtitle, description, ...tags, ...outcomes].join(' ').toLowerCase();
      for (const word of text.match(/[a-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const words = new Set([...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word));
    while (words.size < WORDS) words.add(madeUp());
    return new Lexicon([...words]);
  }

  word(): string {
    const rank = Math.floor(Math.exp(Math.random() * Math.log(this.#words.length)));
    return this.#words[rank] as string;
  }

  sentence(words: number): string {
    return Array.from({ length: words }, () => this.word()).join(' ');
  }

  /** What somebody types: one to four words, now and then with a slip, or broken off. */
  search(): string {
    const words = Array.from({ length: 1 + randomInt(4) }, () => this.word());
    const last = words.pop() ?? '';
    const how = randomInt(4);
    words.push(how === 0 ? slip(last) : how === 1 && last.length > 4 ? last.slice(0, -2) : last);
    return words.join(' ');
  }
}

function madeUp(): string {
  return Array.from({ length: 2 + randomInt(3) }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
}

/** Two letters swapped. */
function slip(word: string): string {
  if (word.length < 4) return word;
  const at = randomInt(word.length - 1);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}
