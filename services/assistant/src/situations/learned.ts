import type { Situation } from '@coachlab/contracts';
import { CountedFeatures } from './counted-features.ts';
import { Evidence } from './evidence.ts';
import { englishFeatures, feature, foreignFeatures, KIND, questionFeatures } from './features.ts';
import { Phrases } from './phrases.ts';
import type { Recognition } from './recognition-content.ts';
import { Spelling } from './spelling.ts';
import { tallied } from './tallied.ts';
import { Vocabulary } from './vocabulary.ts';

/** English and other phrasings are counted apart, so that more of the one do not weaken the other. */
export interface Learned {
  spelling: Spelling;
  vocabulary: Vocabulary;
  phrases: Phrases;
  english: Evidence;
  foreign: Evidence;
  /** The words of what is asked about the situations. */
  questions: Evidence;
}

/** What a title, a whole message, a paragraph of the answer and a cue count, against one phrasing. */
const COUNTS = { title: 2, story: 0.6, answer: 0.6, cue: 3 } as const;

/** What the texts of situations tell. Yields after each situation. */
export function* learned(
  situations: readonly Situation[],
  recognition: Pick<Recognition, 'concepts' | 'cues'>,
): Generator<void, Learned> {
  const [vocabulary, phrases] = [new Vocabulary(), new Phrases()];
  const cues = yield* phrasesIn(recognition, vocabulary, phrases);
  const counted = situations.map((situation) => ({
    situation,
    english: new CountedFeatures(),
    foreign: new CountedFeatures(),
    questions: new CountedFeatures(),
  }));
  for (const { situation, english, foreign, questions } of counted) {
    yield;
    const { title, phrasings, stories = [], goingOn, doFirst, sayThis, avoid, faq = [] } = situation;
    const add = (count: number, ...texts: string[]) => {
      for (const text of texts)
        english.addText(englishFeatures(vocabulary.learnEnglish(text), phrases), count);
    };
    add(COUNTS.title, title);
    add(1, ...phrasings);
    add(COUNTS.story, ...stories);
    for (const text of foreignTexts(situation))
      foreign.addText(foreignFeatures(vocabulary.learn(text), phrases), 1);
    for (const { question, alsoAsked = [] } of faq)
      for (const text of [question, ...alsoAsked])
        questions.addText(questionFeatures(vocabulary.learn(text)), 1);
    add(COUNTS.answer, goingOn, doFirst, ...sayThis, avoid);
    english.addFeatures(cues.get(situation.slug) ?? [], COUNTS.cue);
  }
  const all = (which: 'english' | 'foreign' | 'questions') => counted.map((one) => one[which]);
  return {
    spelling: new Spelling((word) => vocabulary.times(word)),
    vocabulary,
    phrases,
    english: new Evidence(yield* tallied(all('english'), KIND.twoNear)),
    foreign: new Evidence(yield* tallied(all('foreign'))),
    questions: new Evidence(yield* tallied(all('questions'))),
  };
}

/** Learns the phrases of meanings and the cues. Returns the features of each situation's cues. */
function* phrasesIn(
  { concepts, cues }: Pick<Recognition, 'concepts' | 'cues'>,
  vocabulary: Vocabulary,
  phrases: Phrases,
): Generator<void, Map<string, number[]>> {
  for (const [number, group] of concepts.entries())
    for (const phrase of group)
      phrases.add(vocabulary.learnEnglish(phrase).words, feature(KIND.meaning, number));
  const features = new Map<string, number>();
  const cuesOf = new Map<string, number[]>();
  for (const [slug, said] of Object.entries(cues)) {
    yield;
    const own = said.map((cue) => {
      const { words } = vocabulary.learnEnglish(cue);
      const key = words.join(' ');
      const known = features.get(key);
      if (known) return known;
      const added = feature(KIND.cue, features.size);
      features.set(key, added);
      phrases.add(words, added);
      return added;
    });
    cuesOf.set(slug, own);
  }
  return cuesOf;
}

function foreignTexts({ phrasingsIn = {}, inBrief = {} }: Situation): string[] {
  const briefs = Object.values(inBrief).flatMap(({ title, first, say }) => [title, `${first} ${say}`]);
  return [...Object.values(phrasingsIn).flat(), ...briefs];
}
