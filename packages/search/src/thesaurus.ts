import { stemsOf } from './words.ts';

/** Everything said for one thing, each phrase as its stems. */
type Group = readonly (readonly string[])[];

/** Groups of words and phrases that people use for one thing. */
export class Thesaurus {
  /** First stem of a phrase to the groups that have it. */
  readonly #byFirst = new Map<string, Set<Group>>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const words of groups) {
      const group = words.map(stemsOf);
      for (const [first] of group)
        if (first) this.#byFirst.set(first, (this.#byFirst.get(first) ?? new Set()).add(group));
    }
  }

  /** What one word may also be called: the other phrases of its groups. */
  relatedTo(stem: string): (readonly string[])[] {
    return this.#groupsOf(stem).flatMap((group) => group.filter((phrase) => !isWord(phrase, stem)));
  }

  knows(stem: string): boolean {
    return this.#groupsOf(stem).length > 0;
  }

  /** The groups of which the text has a phrase of several words. */
  phrasesIn(stems: readonly string[]): Group[] {
    const said = new Set<Group>();
    stems.forEach((stem, at) => {
      for (const group of this.#byFirst.get(stem) ?? [])
        if (group.some((phrase) => phrase.length > 1 && startsAt(stems, at, phrase))) said.add(group);
    });
    return [...said];
  }

  #groupsOf(stem: string): Group[] {
    return [...(this.#byFirst.get(stem) ?? [])].filter((group) =>
      group.some((phrase) => isWord(phrase, stem)),
    );
  }
}

function startsAt(stems: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => stems[at + offset] === word);
}

function isWord(phrase: readonly string[], stem: string): boolean {
  return phrase.length === 1 && phrase[0] === stem;
}
