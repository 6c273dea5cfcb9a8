import { stemsOf } from './words.ts';

/** Everything said for one thing: its phrases as stems, and the stems of those that are a single word. */
interface Group {
  phrases: string[][];
  stems: string[];
}

/** Groups of words and phrases that people use for one thing. */
export class Thesaurus {
  /** First stem of a phrase to the groups that have it. */
  readonly #byFirst = new Map<string, Set<Group>>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(stemsOf);
      const entry = { phrases, stems: [...new Set(phrases.filter(isOneWord).flat())] };
      for (const [first] of phrases)
        if (first) this.#byFirst.set(first, (this.#byFirst.get(first) ?? new Set()).add(entry));
    }
  }

  /** What one word may also be called: the other stems of its groups. */
  relatedTo(stem: string): Set<string> {
    const related = new Set<string>();
    for (const { phrases, stems } of this.#groupsAt(stem))
      if (phrases.some(([first, ...more]) => first === stem && more.length === 0))
        for (const other of stems) if (other !== stem) related.add(other);
    return related;
  }

  knows(stem: string): boolean {
    return this.#groupsAt(stem).some(({ stems }) => stems.includes(stem));
  }

  /** For each group of which the text has a phrase of several words: the stems it stands for. */
  phrasesIn(stems: readonly string[]): string[][] {
    const said = new Set<Group>();
    stems.forEach((stem, at) => {
      for (const group of this.#groupsAt(stem))
        if (group.phrases.some((phrase) => phrase.length > 1 && startsAt(stems, at, phrase))) said.add(group);
    });
    return [...said].map((group) => group.stems);
  }

  #groupsAt(stem: string): Group[] {
    return [...(this.#byFirst.get(stem) ?? [])];
  }
}

function startsAt(stems: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => stems[at + offset] === word);
}

function isOneWord(phrase: readonly string[]): boolean {
  return phrase.length === 1;
}
