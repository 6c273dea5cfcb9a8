import { setImmediate as turn } from 'node:timers/promises';
import type { Situation } from '@coachlab/contracts';
import type { Language } from '@coachlab/safety';
import type { Content, SiteQuestion } from './content.ts';
import {
  type Recognisable,
  SCORED_LANGUAGES,
  type ScoredLanguage,
  Scorer,
  type Scores,
  textsOf,
} from './scorer.ts';
import { stemsIn } from './stems.ts';

/** Knows the situations, and what else is asked, in each language that has phrasings; others are read as English. */
export class Recogniser {
  readonly situations: readonly Situation[];
  readonly #scorers: ReadonlyMap<Language, Scorer>;

  private constructor(situations: readonly Situation[], scorers: ReadonlyMap<Language, Scorer>) {
    this.situations = situations;
    this.#scorers = scorers;
  }

  /** Learns one language after the other, so that answers under way go on in between. */
  static async of(situations: readonly Situation[], { cues, questions }: Content): Promise<Recogniser> {
    const scorers = new Map<Language, Scorer>();
    for (const language of SCORED_LANGUAGES) {
      await turn();
      const learned: Recognisable[] = situations.map((one) => ({
        id: `situation:${one.slug}`,
        texts: textsOf(one, language, cues[one.slug]),
      }));
      const asked = questions.map((one) => ({ id: `question:${one.topic}`, texts: askedIn(one, language) }));
      scorers.set(language, new Scorer([...learned, ...asked], language));
    }
    return new Recogniser(situations, scorers);
  }

  score(text: string, language: Language): Scores {
    return this.#scorerOf(language).score(text);
  }

  rarityOf(word: string, language: Language): number {
    const [stem = ''] = stemsIn(word, scoredAs(language));
    return this.#scorerOf(language).rarityOf(stem);
  }

  #scorerOf(language: Language): Scorer {
    return this.#scorers.get(scoredAs(language))!;
  }
}

/** In which language what is written in another is looked up. */
function scoredAs(language: Language): ScoredLanguage {
  return SCORED_LANGUAGES.find((one) => one === language) ?? 'en';
}

function askedIn({ title, asked }: SiteQuestion, language: ScoredLanguage): [string, number][] {
  const all = asked[language] ?? [];
  return (language === 'en' ? [title, ...all] : [...all]).map((text) => [text, 1]);
}
