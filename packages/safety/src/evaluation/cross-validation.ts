import { hashOf, wordsIn } from '../classifier/features.ts';
import { dangerOf, natureOf } from '../classifier/judge.ts';
import type { Model, Thresholds } from '../classifier/model.ts';
import { plainText } from '../plain-text.ts';
import { fitDanger, fitNature } from './fit-model.ts';
import type { LabelledText } from './labelled-texts.ts';

export interface Judged extends LabelledText {
  danger: number;
  kind: string;
  whose: string;
}

const FOLDS = [0, 1, 2, 3];
/** Of ordinary sentences that were written to be near danger, at most so many are taken for one: surely, likely, or perhaps. */
const FALSE_ALARMS = { sure: 0.01, likely: 0.06, perhaps: 0.18 } as const;
/** Of dangers that a rule is sure of, so many may be answered as not sure. */
const DOUBTED = 0.02;

/**
 * Every text judged by a classifier that has not seen it, nor a near copy of it.
 * @param folds which of the folds to judge; each takes a fit
 */
export function* crossValidated(texts: readonly LabelledText[], folds = FOLDS): Generator<Judged> {
  for (const fold of folds) {
    const seen = texts.filter((one) => foldOf(one) !== fold);
    const model = { danger: fitDanger(seen), ...fitNature(seen), thresholds: NO_THRESHOLDS };
    yield* texts.filter((one) => foldOf(one) === fold).map((one) => judgedBy(one, model));
  }
}

/**
 * From which score on a text is perhaps a danger, by the same measure, for a classifier that knows the sentences of ordinary
 * stories as well.
 */
export function perhapsOf(texts: readonly LabelledText[]): number {
  const judged = FOLDS.flatMap((fold) => {
    const danger = fitDanger(texts.filter((one) => foldOf(one) !== fold));
    return texts
      .filter((one) => foldOf(one) === fold && isNear(one))
      .map(({ text }) => ({ danger: dangerOf(text, danger) }));
  });
  return quantile(judged, 1 - FALSE_ALARMS.perhaps);
}

const NO_THRESHOLDS: Thresholds = { sure: 0, likely: 0, perhaps: 0, doubtful: 0 };

function judgedBy(one: LabelledText, model: Model): Judged {
  const { kind, who } = natureOf(one.text, model);
  return { ...one, danger: dangerOf(one.text, model.danger), kind, whose: who };
}

/** Near copies have the same long words, in any order. */
function foldOf({ text }: LabelledText): number {
  const words = wordsIn(plainText(text)).filter(({ length }) => length > 3);
  return hashOf(`fold ${words.length > 2 ? [...new Set(words)].sort().join(' ') : text}`) % FOLDS.length;
}

/** Phrasings of situations are easily told from danger; the ordinary sentences that are not decide. */
export function thresholdsFrom(judged: readonly Judged[]): Thresholds {
  const near = judged.filter(isNear);
  const ruled = judged.filter(({ kinds, ruled: by }) => kinds.length > 0 && by === 'sure');
  return {
    sure: quantile(near, 1 - FALSE_ALARMS.sure),
    likely: quantile(near, 1 - FALSE_ALARMS.likely),
    perhaps: quantile(near, 1 - FALSE_ALARMS.perhaps),
    doubtful: ruled.length === 0 ? -Infinity : quantile(ruled, DOUBTED),
  };
}

function isNear({ kinds, file }: LabelledText): boolean {
  return kinds.length === 0 && file.includes('/');
}

/** The score that such a share of the texts lies below. */
function quantile(judged: readonly Pick<Judged, 'danger'>[], share: number): number {
  const scores = judged.map(({ danger }) => danger).sort((one, other) => one - other);
  return Number(scores[Math.floor(scores.length * share)]!.toFixed(2));
}
