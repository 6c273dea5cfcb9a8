import { plainText } from '../plain-text.ts';
import { wordsIn } from './features.ts';
import { FITTED_STORIES } from './fitted-stories.ts';
import { type PackedScorer, scoreOfWords, type Scorer, unpacked } from './scorer.ts';

/** Fitted to the sentences of ordinary stories as well: they are told in words that are strange to what asks a question. */
export interface PackedStoryModel {
  danger: PackedScorer;
  /** From which score on a sentence is perhaps of danger. */
  perhaps: number;
}

let danger: Scorer | undefined;

/** How much a sentence of a long story sounds like danger; from 0 on it perhaps is. */
export function dangerInStory(sentence: string): number {
  danger ??= unpacked(FITTED_STORIES.danger);
  return scoreOfWords(wordsIn(plainText(sentence)), danger) - FITTED_STORIES.perhaps;
}
