import { PHRASING_LANGUAGES, type Situation } from '@coachlab/contracts';
import { meaningOf, wordsOf } from '@coachlab/search';
import { backgroundOf, withoutBackground } from './background.ts';
import { confidenceOf, signsOf } from './confidence.ts';
import { Evidence, type Score } from './evidence.ts';
import { beginningsOf, featuresOf, nearPairsOf, Phrases } from './features.ts';
import { Glossary } from './glossary.ts';
import { languageOf, type ReadLanguage } from './language.ts';
import { plainWords } from './plain-words.ts';
import { Spelling } from './spelling.ts';
import type { Recognition } from './recognition-content.ts';

interface Candidate {
  situation: Situation;
  score: number;
}

export interface Match {
  /** The best first; those that share nothing with the text are not among them. */
  candidates: Candidate[];
  /** From 0 to 1: how likely the first is the right one. */
  confidence: number;
  /** What the confidence was told from. */
  signs: number[];
  /** From 0 to 1: how many of the words that carry meaning stand in any phrasing. */
  known: number;
  /** The language of the text; null is English. */
  language: ReadLanguage | null;
}

/** What a title, a paragraph of the answer and a cue count, against one phrasing. */
const COUNTS = { title: 2, answer: 0.6, cue: 3 } as const;

/** What a word weighs that stands in the questions about a situation, beside one in its phrasings. */
const IN_QUESTIONS = 0.15;

/** What the English evidence weighs for the meaning of a text in another language. */
const TRANSLATED = 0.6;

/** English and other phrasings are counted apart, so that more of the one do not weaken the other. */
interface Learned {
  spelling: Spelling;
  english: Evidence;
  foreign: Evidence;
  /** The words of what is asked about the situations. */
  questions: Evidence;
}

/** Recognises a situation by how people put it. */
export class SituationMatcher {
  readonly situations: readonly Situation[];
  readonly #recognition: Recognition;
  readonly #phrases = new Phrases();
  readonly #glossary: Glossary;
  readonly #learned: Learned;
  readonly #background: readonly number[];

  /** Learns at once, in about two seconds for all situations, so that no question waits for it. */
  constructor(situations: readonly Situation[], recognition: Recognition) {
    this.situations = situations;
    this.#recognition = recognition;
    this.#glossary = new Glossary(recognition.glossary);
    this.#learned = this.#learn();
    this.#background = backgroundOf(situations, (text) => {
      const words = plainWords(text);
      return { scores: this.#inEnglish(words), words: words.length };
    });
  }

  match(text: string): Match {
    const language = languageOf(text);
    return { ...this.#found(text, language), language };
  }

  /** A text of another language in English words, as far as they are known. */
  inEnglish(text: string): string {
    const language = languageOf(text);
    return language ? this.#glossary.inEnglish(text, language) : text;
  }

  /**
   * Every English phrasing, or one in so many, matched as if it were not known: how good this is on questions nobody wrote
   * down.
   */
  *leaveOneOut(oneIn = 1): Generator<{ text: string; expected: Situation; match: Match }> {
    let number = 0;
    for (const [at, expected] of this.situations.entries())
      for (const text of expected.phrasings)
        if (number++ % oneIn === 0)
          yield { text, expected, match: { ...this.#found(text, null, at), language: null } };
  }

  #found(text: string, language: ReadLanguage | null, without?: number): Omit<Match, 'language'> {
    const { spelling, english, foreign } = this.#learned;
    const corrected = (word: string) => (language ? word : spelling.corrected(word));
    const words = plainWords(text, corrected);
    const telling = meaningOf(wordsOf(text).map(corrected).join(' '));
    const heard = telling.filter((word) =>
      (language ? foreign : english).knows(`w:${word}`, without !== undefined),
    );
    const known = heard.length / (telling.length || 1);
    const meaning = language && plainWords(`${text} ${this.#glossary.inEnglish(text, language)}`);
    const translated = meaning && english.rank(featuresOf(meaning, this.#phrases));
    const scores = !translated
      ? withoutBackground({ scores: this.#inEnglish(words, without), words: words.length }, this.#background)
      : hasPhrasings(language)
        ? added(foreign.rank(this.#abroad(words)), translated, TRANSLATED)
        : translated;
    const signs = signsOf(scores, words.length, known);
    return {
      candidates: scores.map(({ at, score }) => ({ situation: this.situations[at]!, score })),
      confidence: scores.length === 0 ? 0 : confidenceOf(signs, this.#recognition.confidence),
      signs,
      known,
    };
  }

  #inEnglish(words: string[], without?: number): Score[] {
    const { english, questions } = this.#learned;
    const features = featuresOf(words, this.#phrases);
    for (const pair of nearPairsOf(words)) features.add(pair);
    return added(english.rank(features, without), questions.rank(new Set(wordFeatures(words))), IN_QUESTIONS);
  }

  #abroad(words: string[]): Set<string> {
    const features = featuresOf(words, this.#phrases);
    for (const beginning of beginningsOf(words)) features.add(beginning);
    return features;
  }

  #learn(): Learned {
    const { situations } = this;
    const { concepts, cues } = this.#recognition;
    const english = new Evidence(situations.length);
    const foreign = new Evidence(situations.length);
    const questions = new Evidence(situations.length);
    const spelling = new Spelling([
      ...situations.flatMap(textsOf),
      ...concepts.flat(),
      ...Object.values(cues).flat(),
    ]);
    for (const [number, group] of concepts.entries())
      for (const phrase of group) this.#phrases.add(plainWords(phrase), `t:${number}`);
    const cuesOf = ({ slug }: Situation) =>
      new Set((cues[slug] ?? []).map((cue) => plainWords(cue).join(' ')));
    for (const cue of new Set(situations.flatMap((situation) => [...cuesOf(situation)])))
      this.#phrases.add(cue.split(' '), `q:${cue}`);
    for (const [at, situation] of situations.entries()) {
      const add = (count: number, ...texts: string[]) => {
        for (const words of texts.map((text) => plainWords(text)))
          english.addText(at, new Set([...featuresOf(words, this.#phrases), ...nearPairsOf(words)]), count);
      };
      const {
        title,
        phrasings,
        phrasingsIn = {},
        inBrief = {},
        goingOn,
        doFirst,
        sayThis,
        avoid,
        faq = [],
      } = situation;
      add(COUNTS.title, title);
      add(1, ...phrasings);
      const abroad = Object.values(inBrief).flatMap(({ title: name, first, say }) => [
        name,
        `${first} ${say}`,
      ]);
      for (const text of [...Object.values(phrasingsIn).flat(), ...abroad]) {
        const words = plainWords(text);
        foreign.addText(at, [...featuresOf(words, this.#phrases), ...new Set(beginningsOf(words))], 1);
      }
      for (const { question, alsoAsked = [] } of faq)
        for (const text of [question, ...alsoAsked])
          questions.addText(at, new Set(wordFeatures(plainWords(text))), 1);
      add(COUNTS.answer, goingOn, doFirst, ...sayThis, avoid);
      for (const cue of cuesOf(situation)) english.addFeature(at, `q:${cue}`, COUNTS.cue);
    }
    return { spelling, english, foreign, questions };
  }
}

function textsOf({ title, phrasings, goingOn, doFirst, sayThis, avoid }: Situation): string[] {
  return [title, ...phrasings, goingOn, doFirst, ...sayThis, avoid];
}

function wordFeatures(words: readonly string[]): string[] {
  return words.map((word) => `w:${word}`);
}

function hasPhrasings(language: ReadLanguage | null): boolean {
  return PHRASING_LANGUAGES.some((one) => one === language);
}

/** Scores of two kinds of evidence, the second by its weight. */
function added(one: readonly Score[], other: readonly Score[], weight: number): Score[] {
  const sums = new Map(one.map(({ at, score }) => [at, score]));
  for (const { at, score } of other) sums.set(at, (sums.get(at) ?? 0) + weight * score);
  return [...sums].map(([at, score]) => ({ at, score })).toSorted((a, b) => b.score - a.score);
}
