import { stem, wordsOf } from '@coachlab/search';

/** Words of a text beyond these are not looked at. */
const MOST_WORDS = 80;
/** Characters of the n-grams that forgive a slip. */
const GRAMS = [3, 4, 5] as const;

/** What kind of evidence a feature is: a word, two in a row, a piece of a word, or a meaning. */
export type Kind = 'w' | 'b' | 'c' | 't';

/** Groups of phrases that mean one thing, found in a text by their stems. */
export class Concepts {
  readonly #byFirst = new Map<string, { group: number; phrase: string[] }[]>();

  constructor(groups: readonly (readonly string[])[]) {
    groups.forEach((phrases, group) => {
      for (const phrase of phrases.map(stemsIn)) {
        const [first] = phrase;
        if (first) this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { group, phrase }]);
      }
    });
  }

  /** Numbers of the groups that the text has a phrase of. */
  in(stems: readonly string[]): Set<number> {
    return new Set(
      stems.flatMap((first, at) =>
        (this.#byFirst.get(first) ?? [])
          .filter(({ phrase }) => phrase.every((word, offset) => stems[at + offset] === word))
          .map(({ group }) => group),
      ),
    );
  }
}

/**
 * What a text is recognised by, each feature with how often it stands there. Its first letter is its kind. Pieces of words
 * forgive slips in what is typed; an edited text needs none.
 */
export function featuresOf(text: string, concepts: Concepts, typed = true): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count);
  const words = wordsIn(text);
  const stems = words.map(stem);
  stems.forEach((word, at) => {
    add(`w:${word}`, 1);
    if (at > 0) add(`b:${stems[at - 1]} ${word}`, 1);
  });
  for (const word of typed ? words : []) {
    const marked = `^${word}$`;
    for (const length of GRAMS)
      for (let at = 0; at + length <= marked.length; at += 1)
        add(`c:${marked.slice(at, at + length)}`, 1 / Math.sqrt(marked.length));
  }
  for (const group of concepts.in(stems)) add(`t:${group}`, 1);
  return features;
}

export function kindOf(feature: string): Kind {
  return feature[0] as Kind;
}

function stemsIn(text: string): string[] {
  return wordsIn(text).map(stem);
}

function wordsIn(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}
