import { PHRASING_LANGUAGES, type Situation } from '@coachlab/contracts';
import { meaningOf, wordsOf } from '@coachlab/search';
import { backgroundOf, englishTexts, type Scored, withoutBackground } from './background.ts';
import { confidenceOf, signsOf } from './confidence.ts';
import { englishFeatures, featuresOf, foreignFeatures, questionFeatures } from './features.ts';
import { FIRST_NAMES } from './first-names.ts';
import { Glossary } from './glossary.ts';
import { inSlices } from './in-slices.ts';
import { languageOf, type ReadLanguage } from './language.ts';
import { type Learned, learned } from './learned.ts';
import { plainWords } from './plain-words.ts';
import type { Recognition } from './recognition-content.ts';
import { SaidSo } from './said-so.ts';
import { added, ranked, type Score, together } from './scores.ts';
import { sentencesOf } from './sentences.ts';

interface Candidate {
  situation: Situation;
  score: number;
}

export interface Match {
  /** The best first; those that share nothing with the text are not among them. */
  candidates: Candidate[];
  /** From 0 to 1: how likely the first is the right one. */
  confidence: number;
  /** The same by what the words do say of it, however much else they say: whether a message is of work at all. */
  familiarity: number;
  /** What the confidence was told from. */
  signs: number[];
  /** From 0 to 1: how many of the words that carry meaning stand in any phrasing. */
  known: number;
  /** From 0 to 1: how much of what the words tell was never said of the first. */
  strangeness: number;
  /** The language of the text; null is English. */
  language: ReadLanguage | null;
  /** Whether just this is said of the first, word for word. */
  isSaidSo?: true;
}

/** What a word weighs that stands in the questions about a situation, beside one in its phrasings. */
const IN_QUESTIONS = 0.15;

/** What the English evidence weighs for the meaning of a text in another language: in a long one there are more words to tell it by. */
const TRANSLATED = { short: 0.6, long: 1.5, from: 25 } as const;

/** Recognises a situation by how people put it. */
export class SituationMatcher {
  readonly situations: readonly Situation[];
  readonly #recognition: Recognition;
  readonly #glossary: Glossary;
  readonly #learned: Learned;
  readonly #saidSo: SaidSo;
  #background: readonly number[] = [];
  readonly #backgroundIn = new Map<ReadLanguage, readonly number[]>();

  /** One that has learned all situations. Meanwhile the process answers others. */
  static async of(situations: readonly Situation[], recognition: Recognition): Promise<SituationMatcher> {
    const matcher = new SituationMatcher(
      situations,
      recognition,
      await inSlices(learned(situations, recognition)),
    );
    await inSlices(matcher.#weighBackground());
    return matcher;
  }

  private constructor(situations: readonly Situation[], recognition: Recognition, told: Learned) {
    this.situations = situations;
    this.#recognition = recognition;
    this.#saidSo = new SaidSo(situations);
    this.#glossary = new Glossary(recognition.glossary);
    this.#learned = told;
  }

  match(text: string): Match {
    const language = languageOf(text);
    const match = { ...this.#found(text, language), language };
    const said = this.#saidSo.of(text);
    return said ? withFirst(match, said) : match;
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
    const { spelling, vocabulary, english, foreign } = this.#learned;
    const corrected = (word: string) => (language ? word : spelling.corrected(word));
    const words = plainWords(text, corrected);
    const telling = meaningOf(wordsOf(text).map(corrected).join(' '));
    const heard = vocabulary
      .read(telling)
      .words.filter((word) => (language ? foreign : english).knows(word, without !== undefined));
    const known = heard.length / (telling.length || 1);
    const weight = words.length < TRANSLATED.from ? TRANSLATED.short : TRANSLATED.long;
    const score = language
      ? (told: string) => this.#scoreAbroad(told, language, weight)
      : (told: string) => this.#scoreEnglish(plainWords(told, corrected), without);
    const scores = ofStory(
      text,
      score,
      language ? (told) => this.#glossary.inEnglish(told, language) : undefined,
    );
    const [first] = scores;
    const signs = signsOf(scores, words.length, known);
    const named = vocabulary.read(telling.filter((word) => FIRST_NAMES.has(word))).words;
    const telltale = heard.filter((word) => !named.includes(word));
    const strangeness =
      !first || language ? 0 : english.strangenessTo(first.at, telltale, first.at === without);
    return {
      candidates: scores.map(({ at, score: sum }) => ({ situation: this.situations[at]!, score: sum })),
      confidence: first ? confidenceOf(signs, this.#recognition.confidence, strangeness) : 0,
      familiarity: first ? confidenceOf(signs, this.#recognition.confidence) : 0,
      signs,
      known,
      strangeness,
    };
  }

  #scoreEnglish(words: string[], without?: number): Score[] {
    return withoutBackground(ranked(this.#inEnglish(words, without)), words.length, this.#background);
  }

  /** By the phrasings in that language, and by what its words are in English. */
  #scoreAbroad(text: string, language: ReadLanguage, weight: number): Score[] {
    const { scores, words } = this.#inLanguage(text, language, weight);
    const background = this.#backgroundIn.get(language);
    return background && weight === TRANSLATED.long
      ? withoutBackground(ranked(scores), words, background)
      : ranked(scores);
  }

  #inEnglish(words: string[], without?: number): Float64Array {
    const { vocabulary, phrases, english, questions } = this.#learned;
    const text = vocabulary.read(words);
    return together(
      english.scores(englishFeatures(text, phrases), without),
      questions.scores(questionFeatures(text)),
      IN_QUESTIONS,
    );
  }

  #inLanguage(text: string, language: ReadLanguage, weight: number): Scored {
    const { vocabulary, phrases, english, foreign } = this.#learned;
    const words = plainWords(text);
    const inEnglish = this.#glossary.inEnglish(text, language);
    // Where nothing is written in the language, its small words are English ones by chance.
    const meaning = plainWords(hasPhrasings(language) ? `${text} ${inEnglish}` : inEnglish);
    const translated = english.scores(featuresOf(vocabulary.read(meaning), phrases));
    const scores = hasPhrasings(language)
      ? together(foreign.scores(foreignFeatures(vocabulary.read(words), phrases)), translated, weight)
      : translated;
    return { scores, words: words.length };
  }

  *#weighBackground(): Generator<void, void> {
    this.#background = yield* backgroundOf(this.situations, englishTexts, (text) => {
      const words = plainWords(text);
      return { scores: this.#inEnglish(words), words: words.length };
    });
    for (const language of PHRASING_LANGUAGES)
      this.#backgroundIn.set(
        language,
        yield* backgroundOf(
          this.situations,
          ({ phrasingsIn = {} }) => phrasingsIn[language] ?? [],
          (text) => this.#inLanguage(text, language, TRANSLATED.long),
        ),
      );
  }
}

/** What a text scores; of several sentences, half by the whole and half by each of them. */
function ofStory(
  text: string,
  score: (told: string) => Score[],
  inEnglish: (told: string) => string = (told) => told,
): Score[] {
  const sentences = sentencesOf(text, inEnglish);
  if (sentences.length === 0) return score(text);
  const all = sentences.reduce<Score[]>(
    (sum, { text: told, weight }) => added(sum, score(told), weight),
    score(text),
  );
  return all.map(({ at, score: sum }) => ({ at, score: sum / 2 }));
}

function hasPhrasings(language: ReadLanguage | null): boolean {
  return PHRASING_LANGUAGES.some((one) => one === language);
}

/** What is said word for word of one situation is about that one, whatever else its words are near to. */
function withFirst(match: Match, situation: Situation): Match {
  const [best] = match.candidates;
  const others = match.candidates.filter((one) => one.situation !== situation);
  return {
    ...match,
    candidates: [{ situation, score: best?.score ?? 1 }, ...others],
    confidence: Math.max(match.confidence, WORD_FOR_WORD),
    familiarity: Math.max(match.familiarity, WORD_FOR_WORD),
    known: 1,
    strangeness: 0,
    isSaidSo: true,
  };
}

const WORD_FOR_WORD = 0.97;
