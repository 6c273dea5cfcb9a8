import { judgementOf } from '../classifier/judgement.ts';
import type { Concern } from '../concern.ts';
import { sentencesOf } from '../parts-of.ts';
import { plainText } from '../plain-text.ts';
import { respelt } from '../spelling.ts';
import { DE_HINTS } from './de.ts';
import { EN_HINTS } from './en.ts';
import { ES_HINTS } from './es.ts';
import { FR_HINTS } from './fr.ts';
import { type Hint, HINTS, type HintWords } from './hints.ts';

const LANGUAGES: HintWords[] = [EN_HINTS, DE_HINTS, FR_HINTS, ES_HINTS];

/** What each is worth; the thought itself is enough alone, and what is harmless alone is nothing without others. */
const WORTH: Record<Hint, number> = {
  thought: 3,
  edge: 2,
  dispensable: 1,
  stillness: 1,
  place: 1,
  means: 1,
  affairs: 1,
  musing: 1,
  hidden: 1,
  worn: 1,
};
const ENOUGH = 3;
/** Of the hints near each other, so much has to be of more than how the writer lives. */
const FEWEST_TOGETHER = 2;
/** How somebody lives these days: it counts wherever it is told. */
const AROUND: readonly Hint[] = ['hidden', 'worn'];
/** What says nothing unless something else is meant by it. */
const BESIDE: readonly Hint[] = ['musing', ...AROUND];
/** What a holiday or another job explains. */
const OF_LEAVING: readonly Hint[] = ['dispensable', 'stillness', 'affairs', 'place'];
/** How far two sentences have to sound like danger to be worth one more. */
const STANDS_OUT = 2;
/** Characters of a sentence that is still given back to who wrote it. */
const MOST_SAID = 240;

/** A danger to a life that is said in passing, and the sentences that say it. */
export interface InPassing {
  concern: Concern;
  sentences: string[];
}

/**
 * A thought of dying, the writer's or somebody's, that is said in passing in a story of something else: in no word for it, by the
 * place, the means, the wish that it be quiet, or that all would manage. The writer's own comes before anybody else's.
 */
export function saidInPassing(text: string): InPassing | undefined {
  const written = sentencesOf(text);
  const plain = written.map(plainText);
  const found = LANGUAGES.flatMap((words) =>
    inLanguage(words.language === 'en' ? plain.map(respelt) : plain, words),
  );
  const first = found.find(({ who }) => who === 'self') ?? found[0];
  if (!first) return undefined;
  const { who, language, at } = first;
  const said = written[at[0]!]!.trim();
  const concern: Concern = { kind: 'suicide', who, sure: true, aside: true, language };
  return {
    concern: said.length > MOST_SAID ? concern : { ...concern, said },
    sentences: [...new Set(found.flatMap((one) => one.at))].map((each) => written[each]!),
  };
}

/** By place in the text, the sentence that says most first. */
type Found = Pick<Concern, 'who' | 'language'> & { at: number[] };

function inLanguage(sentences: readonly string[], words: HintWords): Found[] {
  const hints = sentences.map((sentence) => hintsIn(sentence, words));
  const around = AROUND.filter((hint) => hints.some((found) => found.includes(hint)));
  return sentences.flatMap((_, first) => {
    const near = [first, first + 1].filter((each) => each < sentences.length);
    const found = [...new Set(near.flatMap((each) => hints[each]!))];
    const pair = near.map((each) => sentences[each]!).join('');
    if (!isEnough(found, around, pair, words)) return [];
    const at = near
      .filter((each) => hints[each]!.some((hint) => !BESIDE.includes(hint)))
      .toSorted((one, other) => worthOf(hints[other]!) - worthOf(hints[one]!));
    return [{ who: whoseIs(at, sentences, words), language: words.language, at }];
  });
}

function hintsIn(sentence: string, { hints }: HintWords): Hint[] {
  const found = HINTS.filter((hint) => hints[hint].test(sentence));
  // Standing at the edge names the place.
  return found.includes('edge') ? found.filter((hint) => hint !== 'place' && hint !== 'means') : found;
}

function isEnough(found: readonly Hint[], around: readonly Hint[], pair: string, words: HintWords): boolean {
  const isExplained = words.explained.test(pair);
  const counted = isExplained ? found.filter((hint) => !OF_LEAVING.includes(hint)) : found;
  const together = worthOf(counted.filter((hint) => !AROUND.includes(hint)));
  if (together < FEWEST_TOGETHER || counted.every((hint) => BESIDE.includes(hint))) return false;
  const worth = together + worthOf(around);
  return worth >= ENOUGH || (worth === ENOUGH - 1 && soundsLikeIt(pair));
}

function worthOf(hints: readonly Hint[]): number {
  return hints.reduce((sum, hint) => sum + WORTH[hint], 0);
}

function soundsLikeIt(pair: string): boolean {
  const { danger, concern } = judgementOf(pair);
  return danger > STANDS_OUT && concern?.kind === 'suicide';
}

/** Theirs who is quoted in the sentence or just before it; else the writer's, where the writer is named or nobody is. */
function whoseIs(at: readonly number[], sentences: readonly string[], words: HintWords): Concern['who'] {
  const said = at.map((each) => sentences[each]!).join('');
  const quotes = (text: string) => words.reported.test(text) && words.other.test(text);
  if (quotes(said)) return 'other';
  if (words.self.test(said)) return 'self';
  return words.other.test(said) || at.some((each) => quotes(sentences[each - 1] ?? '')) ? 'other' : 'self';
}
