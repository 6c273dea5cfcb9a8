import { type Features, featuresOf, TELLING, wordsIn } from '../classifier/features.ts';
import { type Example, fit } from '../classifier/logistic-regression.ts';
import { forEachKind, type Model } from '../classifier/model.ts';
import { quantised, type Scorer } from '../classifier/scorer.ts';
import { plainText } from '../plain-text.ts';
import type { LabelledText } from './labelled-texts.ts';

/** More buckets were measured to add nothing. */
const BUCKETS = 2 ** 15;
const FEW_BUCKETS = 2 ** 12;
const PENALTY = 3e-5;
const ROUNDS = 30;
/** A phrasing of a situation counts less than a sentence that was written to be near danger: there are many, and they are far. */
const PHRASING_WEIGHT = 0.7;
/** There are twice as many sentences of stories as of everything else. */
const STORY_WEIGHT = 0.3;

const WEIGHTS: Readonly<Record<string, number>> = { situations: PHRASING_WEIGHT, stories: STORY_WEIGHT };

export function fitDanger(texts: readonly LabelledText[]): Scorer {
  const examples = texts.map((one) => ({
    ...exampleOf(one, BUCKETS, one.kinds.length > 0),
    weight: WEIGHTS[one.file] ?? 1,
  }));
  return quantised(fit(examples, BUCKETS, PENALTY, ROUNDS));
}

export function fitNature(texts: readonly LabelledText[]): Pick<Model, 'kinds' | 'self'> {
  const dangers = texts.filter(({ kinds }) => kinds.length > 0);
  const learned = (from: readonly LabelledText[], is: (one: LabelledText) => boolean) =>
    quantised(
      fit(
        from.map((one) => exampleOf(one, FEW_BUCKETS, is(one))),
        FEW_BUCKETS,
        PENALTY,
        ROUNDS,
      ),
    );
  return {
    kinds: forEachKind((kind) => learned(dangers, ({ kinds }) => kinds.includes(kind))),
    self: learned(
      dangers.filter(({ who }) => who !== 'any'),
      ({ who }) => who === 'self',
    ),
  };
}

function exampleOf(one: LabelledText, buckets: number, is: boolean): Example {
  const known = KNOWN.get(one) ?? new Map<number, Features>();
  const features =
    known.get(buckets) ??
    featuresOf(wordsIn(plainText(one.text)), buckets, buckets === FEW_BUCKETS ? TELLING : undefined);
  KNOWN.set(one, known.set(buckets, features));
  return { features, is, weight: 1 };
}

/** The same texts are learned from several times. */
const KNOWN = new WeakMap<LabelledText, Map<number, Features>>();
