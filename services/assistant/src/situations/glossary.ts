import { wordsOf } from '@coachlab/search';
import { READ_LANGUAGES, type ReadLanguage } from './language.ts';

/** By language: a word, several, or the beginning of one (`equip*`), to what it is in English. */
export type GlossaryContent = Readonly<Record<ReadLanguage, Readonly<Record<string, string>>>>;

interface Entry {
  words: readonly string[];
  /** Whether the last word may go on. */
  isOpen: boolean;
  english: string;
}

/** Tells in English words what a text says in another language, as far as its words are known; the grammar is left. */
export class Glossary {
  readonly #entries = new Map<ReadLanguage, Map<string, Entry[]>>();

  constructor(content: GlossaryContent) {
    for (const language of READ_LANGUAGES) {
      const entries = Object.entries(content[language]).map(([said, english]) => entryOf(said, english));
      this.#entries.set(
        language,
        Map.groupBy(entries, ({ words }) => words[0]!.slice(0, SHORTEST)),
      );
    }
  }

  inEnglish(text: string, language: ReadLanguage): string {
    const words = wordsOf(unstroked(text));
    const told: string[] = [];
    for (let at = 0; at < words.length;) {
      const known = this.#longestAt(words, at, language);
      if (known) told.push(known.english);
      at += known?.words.length ?? 1;
    }
    return told.join(' ');
  }

  #longestAt(words: readonly string[], at: number, language: ReadLanguage): Entry | undefined {
    const near = this.#entries.get(language)?.get(words[at]!.slice(0, SHORTEST)) ?? [];
    const fitting = near.filter((entry) => stands(entry, words, at));
    return fitting.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  }
}

/** Letters by which entries are found; none is open before them. */
const SHORTEST = 2;

function entryOf(said: string, english: string): Entry {
  return { words: wordsOf(unstroked(said)), isOpen: said.endsWith('*'), english };
}

function stands({ words, isOpen }: Entry, text: readonly string[], at: number): boolean {
  return words.every((word, offset) => {
    const other = text[at + offset];
    return isOpen && offset === words.length - 1 ? other?.startsWith(word) : other === word;
  });
}

function lengthOf({ words }: Entry): number {
  return words.join(' ').length;
}

/** The Polish ł, which is no letter with an accent to those who take accents off. */
function unstroked(text: string): string {
  return text.replace(/ł/giu, 'l');
}
