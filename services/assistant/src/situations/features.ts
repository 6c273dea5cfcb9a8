/** What kind of evidence a feature is: a word, two in a row, two near, a meaning, a phrase of those who tell a situation, or a beginning. */
export type Kind = 'w' | 'b' | 'n' | 't' | 'q' | 'p';

/** Finds phrases in a text by their words. What a phrase stands for is any number of names. */
export class Phrases {
  readonly #byFirst = new Map<string, { words: readonly string[]; name: string }[]>();

  add(words: readonly string[], name: string): void {
    const [first] = words;
    if (!first) return;
    const beginning = this.#byFirst.get(first);
    if (beginning) beginning.push({ words, name });
    else this.#byFirst.set(first, [{ words, name }]);
  }

  in(words: readonly string[]): string[] {
    return words.flatMap((first, at) =>
      (this.#byFirst.get(first) ?? [])
        .filter((phrase) => phrase.words.every((word, offset) => words[at + offset] === word))
        .map(({ name }) => name),
    );
  }
}

/** What a text is recognised by. The first letter of a feature is its kind. */
export function featuresOf(words: readonly string[], phrases: Phrases): Set<string> {
  const features = new Set(phrases.in(words));
  words.forEach((word, at) => {
    features.add(`w:${word}`);
    if (at > 0) features.add(`b:${words[at - 1]} ${word}`);
  });
  return features;
}

/** Any two words that stand near each other, whichever comes first and whatever stands between them. */
export function nearPairsOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    words
      .slice(Math.max(0, at - NEAR), at)
      .map((before) => `n:${before < word ? `${before} ${word}` : `${word} ${before}`}`),
  );
}

/** Beginnings of the words of another language, whose endings the stems do not know. */
export function beginningsOf(words: readonly string[]): string[] {
  return words.filter(({ length }) => length >= BEGINNING).map((word) => `p:${word.slice(0, BEGINNING)}`);
}

const BEGINNING = 4;
/** Words that are at most this far apart are near. */
const NEAR = 3;

export function kindOf(feature: string): Kind {
  return feature[0] as Kind;
}
