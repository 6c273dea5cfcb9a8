import type { AdviceText } from '../advice-texts.ts';
import type { ConcernKind } from '../concern.ts';

type Texts = Record<ConcernKind, Pick<AdviceText, 'self' | 'other'>>;

/** What is said of a danger in a language other than English; `{emergency}` as in English. */
export interface TextsAbroad {
  advice: Texts;
  /** What may be harmless. */
  caution: Texts;
  /** Signs that count together, and no word for what they may be of. */
  onSigns: Pick<AdviceText, 'self' | 'other'>;
  /** What was said in passing; `{said}` as in English. */
  aside: Pick<AdviceText, 'self' | 'other'>;
  /** Where somebody will come with a weapon, and when. */
  armed: string;
  /** Where somebody has said it from a distance: sure, and before the paragraph that asks. */
  apart: string;
  apartFirst: string;
  /** Before both, where nobody answers already. */
  apartUnreached: string;
  /** Where the words leave open which danger somebody else is in. */
  unclear: string;
  /** Where the words leave open whose danger it is: the other case. */
  forYou: string;
  forSomebody: string;
  /** Before the numbers, before the emergency number, and on the link to all countries. */
  call: string;
  emergency: string;
  more: string;
  or: string;
  /** By the English note of a help line. */
  notes: Readonly<Record<string, string>>;
}
