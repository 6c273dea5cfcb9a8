import { respelt } from '../spelling.ts';
import { classesOf } from './classes-of.ts';
import { languageOfWords } from './language-of-words.ts';

/** Features by the number of their bucket; several may share one, which costs little while most are rare. */
export interface Features {
  buckets: Uint32Array;
  values: Float32Array;
}

/** Words and what they are about: enough to tell one danger from another, in few buckets. */
export const TELLING = /^(?:w|k|kk):/;

/** What each kind of feature counts. All figures here were chosen by cross-validation. */
const COUNTS = { word: 1, words: 1, letters: 0.5, class: 1, classes: 0.7, classAndWord: 0.7 } as const;
const LETTERS = { fewest: 3, most: 5 } as const;
/** Words between two classes that are seen together. */
const REACH = 5;
/** How far a long text is brought to the scale of a short one: 0 is not at all, 1 is wholly. */
const LEVELLING = 0.5;

/** Whoever it is said of, it is the same danger. */
const PERSONS = new Map(
  Object.entries({
    they: 'he she hes shes theyre',
    them: 'him her his hers their theirs',
    oneself: 'himself herself themselves themself',
  }).flatMap(([one, all]) => all.split(' ').map((word) => [word, one] as const)),
);

/** @param plain as `plainText` leaves it */
export function wordsIn(plain: string): string[] {
  return respelt(plain).split(' ').filter(Boolean);
}

/**
 * Words, two and three in a row, the letters within them, what they are about, and what stands near what: new words have old
 * letters and old classes.
 */
export function featuresOf(words: readonly string[], buckets: number, only?: RegExp): Features {
  const sums = new Map<number, number>();
  for (const [name, value] of namedFeatures(words)) {
    if (only && !only.test(name)) continue;
    const bucket = hashOf(name) % buckets;
    sums.set(bucket, (sums.get(bucket) ?? 0) + value);
  }
  const square = [...sums.values()].reduce((sum, value) => sum + value * value, 0);
  const scale = Math.sqrt(square || 1) ** -LEVELLING;
  return {
    buckets: Uint32Array.from(sums.keys()),
    values: Float32Array.from(sums.values(), (value) => value * scale),
  };
}

function namedFeatures(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const plain = words.map((word) => PERSONS.get(word) ?? word);
  const language = languageOfWords(words);
  const classes = words.map((word) => (word === END ? [] : classesOf(word, language)));
  for (const [at, word] of words.entries()) {
    if (at >= 1) found.set(`b:${plain[at - 1]} ${plain[at]}`, COUNTS.words);
    if (at >= 2) found.set(`t:${plain[at - 2]} ${plain[at - 1]} ${plain[at]}`, COUNTS.words);
    if (word === END) continue;
    found.set(`w:${word}`, COUNTS.word);
    addLetters(found, `_${word}_`);
    for (const one of classes[at]!) {
      found.set(`k:${one}`, COUNTS.class);
      if (at > 0) found.set(`wk:${plain[at - 1]} ${one}`, COUNTS.classAndWord);
      if (at + 1 < words.length) found.set(`kw:${one} ${plain[at + 1]}`, COUNTS.classAndWord);
      for (let next = at + 1; next <= at + REACH && next < words.length && words[next] !== END; next += 1)
        for (const other of classes[next]!)
          if (other !== one) found.set(`kk:${one} ${other}`, COUNTS.classes);
    }
  }
  return found;
}

/** How a sentence ends in plain text. */
const END = '|';

function addLetters(found: Map<string, number>, word: string): void {
  for (let size: number = LETTERS.fewest; size <= LETTERS.most; size += 1)
    for (let from = 0; from + size <= word.length; from += 1)
      found.set(`c:${word.slice(from, from + size)}`, COUNTS.letters);
}

/** FNV-1a, its bits mixed afterwards, since the bucket is the lowest of them. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
