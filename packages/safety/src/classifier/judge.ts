import { CONCERN_KINDS, type ConcernKind } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { featuresOf, TELLING, wordsIn } from './features.ts';
import type { Model } from './model.ts';
import { type Scorer, scoreOf, scoreOfWords } from './scorer.ts';

/** In a text of more words, one sentence may be lost among the others. */
const LONG = 40;
/** Fewer words say nothing by themselves. */
const FEWEST = 3;

/** How much a text sounds like danger: as a whole or, where it is long, in one of its sentences. */
export function dangerOf(text: string, danger: Scorer): number {
  const words = wordsIn(plainText(text));
  return Math.max(
    scoreOfWords(words, danger),
    ...sentencesOf(words).map((sentence) => scoreOfWords(sentence, danger)),
  );
}

/** The kind that a danger is likeliest to be of, and whether it is the visitor's own. */
export function natureOf(text: string, { kinds, self }: Model): { kind: ConcernKind; who: 'self' | 'other' } {
  const words = wordsIn(plainText(text));
  const features = featuresOf(words, self.weights.length, TELLING);
  const scores = CONCERN_KINDS.map((kind) => scoreOf(features, kinds[kind]));
  const kind = CONCERN_KINDS[scores.indexOf(Math.max(...scores))]!;
  return { kind, who: scoreOf(features, self) > 0 ? 'self' : 'other' };
}

function sentencesOf(words: readonly string[]): string[][] {
  if (words.length <= LONG) return [];
  const sentences: string[][] = [[]];
  for (const word of words) {
    if (word === '|') sentences.push([]);
    else sentences.at(-1)!.push(word);
  }
  return sentences.filter(({ length }) => length >= FEWEST);
}
