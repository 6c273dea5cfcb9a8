import type { Language } from '../concern.ts';
import { DE } from './lexicon/de.ts';
import { EN } from './lexicon/en.ts';
import { ES } from './lexicon/es.ts';
import { FR } from './lexicon/fr.ts';
import { IT } from './lexicon/it.ts';
import { NL } from './lexicon/nl.ts';
import { PL } from './lexicon/pl.ts';
import { PT } from './lexicon/pt.ts';
import type { Lexicon, WordClass } from './lexicon/word-class.ts';

const LEXICONS: Record<Language, Lexicon> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  nl: NL,
  pl: PL,
};
const SHORTEST_STEM = 2;
const NONE: readonly WordClass[] = [];

const KNOWN = new Map<Language, Map<string, readonly WordClass[]>>();

/** What a word of a language is about: any number of things. */
export function classesOf(word: string, language: Language): readonly WordClass[] {
  const known = lexiconOf(language);
  const whole = known.get(word);
  if (whole) return whole;
  for (let end = word.length; end >= SHORTEST_STEM; end -= 1) {
    const begun = known.get(`${word.slice(0, end)}*`);
    if (begun) return begun;
  }
  return NONE;
}

function lexiconOf(language: Language): Map<string, readonly WordClass[]> {
  let known = KNOWN.get(language);
  if (known) return known;
  known = new Map();
  for (const [name, words] of Object.entries(LEXICONS[language]) as [WordClass, string][])
    for (const word of words.split(' ')) known.set(word, [...new Set([...(known.get(word) ?? []), name])]);
  KNOWN.set(language, known);
  return known;
}
