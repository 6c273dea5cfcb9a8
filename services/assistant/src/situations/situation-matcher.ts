import type { PhrasingLanguage, Situation } from '@coachlab/contracts';
import { meaningOf, wordsOf } from '@coachlab/search';
import { confidenceOf, signsOf } from './confidence.ts';
import { Evidence } from './evidence.ts';
import { beginningsOf, featuresOf, Phrases } from './features.ts';
import { languageOf } from './language.ts';
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
  language: PhrasingLanguage | null;
}

/** What a title, a paragraph of the answer and a cue count, against one phrasing. */
const COUNTS = { title: 2, answer: 0.6, cue: 3 } as const;

/** Recognises a situation by how people put it. */
export class SituationMatcher {
  readonly situations: readonly Situation[];
  readonly #recognition: Recognition;
  readonly #phrases = new Phrases();
  #known: { spelling: Spelling; evidence: Evidence } | undefined;

  constructor(situations: readonly Situation[], recognition: Recognition) {
    this.situations = situations;
    this.#recognition = recognition;
  }

  match(text: string): Match {
    const language = languageOf(text);
    return { ...this.#found(text, language), language };
  }

  /** Every English phrasing, matched as if it were not known: how good this is on questions nobody wrote down. */
  *leaveOneOut(): Generator<{ text: string; expected: Situation; match: Match }> {
    for (const [at, expected] of this.situations.entries())
      for (const text of expected.phrasings)
        yield { text, expected, match: { ...this.#found(text, null, at), language: null } };
  }

  #found(text: string, language: PhrasingLanguage | null, without?: number): Omit<Match, 'language'> {
    const { spelling, evidence } = this.#learned;
    const corrected = (word: string) => (language ? word : spelling.corrected(word));
    const words = plainWords(text, corrected);
    const telling = meaningOf(wordsOf(text).map(corrected).join(' '));
    const heard = telling.filter((word) => evidence.knows(`w:${word}`, without !== undefined));
    const known = heard.length / (telling.length || 1);
    const features = featuresOf(words, this.#phrases);
    if (language) for (const beginning of beginningsOf(words)) features.add(beginning);
    const scores = evidence.rank(features, without);
    const signs = signsOf(scores, words.length, known);
    return {
      candidates: scores.map(({ at, score }) => ({ situation: this.situations[at]!, score })),
      confidence: scores.length === 0 ? 0 : confidenceOf(signs, this.#recognition.confidence),
      signs,
      known,
    };
  }

  /** Learned with the first question. */
  get #learned() {
    return (this.#known ??= this.#learn());
  }

  #learn(): { spelling: Spelling; evidence: Evidence } {
    const { situations } = this;
    const { concepts, cues } = this.#recognition;
    const evidence = new Evidence(situations.length);
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
        for (const text of texts) evidence.addText(at, featuresOf(plainWords(text), this.#phrases), count);
      };
      const { title, phrasings, phrasingsIn = {}, goingOn, doFirst, sayThis, avoid } = situation;
      add(COUNTS.title, title);
      add(1, ...phrasings, ...Object.values(phrasingsIn).flat());
      for (const text of Object.values(phrasingsIn).flat())
        for (const beginning of new Set(beginningsOf(plainWords(text))))
          evidence.addFeature(at, beginning, 1);
      add(COUNTS.answer, goingOn, doFirst, ...sayThis, avoid);
      for (const cue of cuesOf(situation)) evidence.addFeature(at, `q:${cue}`, COUNTS.cue);
    }
    return { spelling, evidence };
  }
}

function textsOf({
  title,
  phrasings,
  phrasingsIn = {},
  goingOn,
  doFirst,
  sayThis,
  avoid,
}: Situation): string[] {
  return [title, ...phrasings, ...Object.values(phrasingsIn).flat(), goingOn, doFirst, ...sayThis, avoid];
}
