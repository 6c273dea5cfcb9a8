import type { Phrases } from './phrases.ts';
import { type Numbered, UNKNOWN } from './vocabulary.ts';

/** What kind of evidence a feature is. */
export const KIND = {
  word: 1,
  twoInARow: 2,
  twoNear: 3,
  meaning: 4,
  /** A phrase of those who tell a situation. */
  cue: 5,
  beginning: 6,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Numbers of words are below this: a kind and two of them fit into a number without loss. */
const MOST_NUMBERS = 2 ** 24;

/** A feature as one number, of its kind and of the one or two numbers that tell it from others of that kind. */
export function feature(kind: Kind, one: number, other = 0): number {
  return (kind * MOST_NUMBERS + one) * MOST_NUMBERS + other;
}

export function wordFeature(word: number): number {
  return feature(KIND.word, word);
}

export function kindOf(told: number): Kind {
  return Math.floor(told / MOST_NUMBERS ** 2) as Kind;
}

/** What a text is recognised by: its words, pairs of them in a row, and phrases. One may come twice. */
export function featuresOf({ words }: Numbered, phrases: Phrases): number[] {
  const features = phrases.in(words);
  let before = UNKNOWN;
  for (const word of words) {
    if (word !== UNKNOWN) {
      features.push(wordFeature(word));
      if (before !== UNKNOWN) features.push(feature(KIND.twoInARow, before, word));
    }
    before = word;
  }
  return features;
}

/** The same, and any two words that stand near each other, whichever comes first and whatever stands between them. */
export function englishFeatures(text: Numbered, phrases: Phrases): number[] {
  const features = featuresOf(text, phrases);
  const { words } = text;
  for (let at = 1; at < words.length; at += 1)
    for (let other = Math.max(0, at - NEAR); other < at; other += 1) {
      const one = words[other]!;
      const two = words[at]!;
      if (one === UNKNOWN || two === UNKNOWN) continue;
      features.push(feature(KIND.twoNear, Math.min(one, two), Math.max(one, two)));
    }
  return features;
}

/** The same without pairs that are near, and with the beginnings of words. */
export function foreignFeatures(text: Numbered, phrases: Phrases): number[] {
  const features = featuresOf(text, phrases);
  for (const beginning of text.beginnings)
    if (beginning !== UNKNOWN) features.push(feature(KIND.beginning, beginning));
  return features;
}

/** Words alone. */
export function questionFeatures({ words }: Numbered): number[] {
  return words.filter((word) => word !== UNKNOWN).map(wordFeature);
}

/** Words that are at most this far apart are near. */
const NEAR = 3;
