import type { PhrasingLanguage, Situation } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';
import { confidenceOf } from './confidence.ts';
import { Concepts, featuresOf } from './features.ts';
import { languageOf } from './language.ts';
import { type Example, PhrasingIndex, type Score } from './phrasing-index.ts';

interface Candidate {
  situation: Situation;
  score: number;
}

export interface Match {
  /** The best first; those that share nothing with the text are not among them. */
  candidates: Candidate[];
  /** From 0 to 1: how likely the first is the right one. */
  confidence: number;
  /** From 0 to 1: how many of the words that carry meaning stand in any phrasing. */
  known: number;
  /** The language of the text; null is English. */
  language: PhrasingLanguage | null;
}

/** Recognises a situation by how people put it. */
export class SituationMatcher {
  readonly situations: readonly Situation[];
  readonly #concepts: Concepts;
  #made: PhrasingIndex | undefined;

  constructor(situations: readonly Situation[], groups: readonly (readonly string[])[]) {
    this.situations = situations;
    this.#concepts = new Concepts(groups);
  }

  match(text: string): Match {
    const language = languageOf(text);
    const features = featuresOf(text, this.#concepts);
    const words = meaningOf(text);
    const known = words.filter((word) => this.#index.knows(`w:${word}`)).length / (words.length || 1);
    return { ...this.#found(this.#index.rank(features, language ?? 'en')), known, language };
  }

  /** Every English phrasing, matched as if it were not known: how good this is on questions nobody wrote down. */
  *leaveOneOut(): Generator<{ text: string; expected: Situation; match: Match }> {
    for (const [number, { at, text, language }] of this.#index.examples.entries()) {
      const expected = this.situations[at]!;
      if (language !== 'en' || text === expected.title) continue;
      const scores = this.#index.rank(featuresOf(text, this.#concepts), 'en', number);
      yield { text, expected, match: { ...this.#found(scores), known: 1, language: null } };
    }
  }

  #found(scores: Score[]): Pick<Match, 'candidates' | 'confidence'> {
    return {
      candidates: scores.map(({ at, score }) => ({ situation: this.situations[at]!, score })),
      confidence: confidenceOf(scores.map(({ score }) => score)),
    };
  }

  /** Made with the first question: it takes half a second. */
  get #index(): PhrasingIndex {
    return (this.#made ??= new PhrasingIndex(
      this.situations.flatMap((situation, at) => examplesOf(situation, at)),
      this.situations.length,
      (example) => featuresOf(example.text, this.#concepts, example.language !== 'answer'),
    ));
  }
}

function examplesOf(situation: Situation, at: number): Example[] {
  const { title, phrasings, phrasingsIn = {}, goingOn, doFirst, sayThis, avoid } = situation;
  return [
    { at, text: title, language: 'en', share: 2 },
    ...phrasings.map((text) => ({ at, text, language: 'en' as const, share: 1 })),
    ...Object.entries(phrasingsIn).flatMap(([language, texts]) =>
      texts.map((text) => ({ at, text, language: language as PhrasingLanguage, share: 1 })),
    ),
    { at, text: [goingOn, doFirst, ...sayThis, avoid].join(' '), language: 'answer', share: 1 },
  ];
}
