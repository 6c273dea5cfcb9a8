import type { Concern } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { wordsIn } from './features.ts';
import { FITTED } from './fitted.ts';
import { dangerOf, natureOf } from './judge.ts';
import { languageOfWords } from './language-of-words.ts';
import { type Model, unpackedModel } from './model.ts';

let fitted: Model | undefined;

export interface Judgement {
  /** How much it sounds like danger, in the scorer's own measure. */
  danger: number;
  isSure: boolean;
  /** Whether what a rule sees may be harmless, since everything else in the text is. */
  isDoubtful: boolean;
  concern: Concern | undefined;
}

/** What the classifier says of a text. */
export function judgementOf(text: string): Judgement {
  const model = (fitted ??= unpackedModel(FITTED));
  const { sure, perhaps, doubtful } = model.thresholds;
  const danger = dangerOf(text, model.danger);
  const isSure = danger > sure;
  const language = languageOfWords(wordsIn(plainText(text)));
  return {
    danger,
    isSure,
    isDoubtful: danger < doubtful,
    concern: danger > perhaps ? { ...natureOf(text, model), sure: isSure, language } : undefined,
  };
}
