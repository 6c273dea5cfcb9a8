import { type Features, featuresOf } from './features.ts';
import type { Fit } from './logistic-regression.ts';

/** A fitted yes or no, four bits a weight: finer steps were measured to add nothing. */
export interface PackedScorer {
  base: number;
  /** What a weight of 1 stands for. */
  step: number;
  /** Two weights a byte, in base64. */
  weights: string;
}

export interface Scorer {
  base: number;
  step: number;
  weights: Int8Array;
}

/** Weights lie from -HIGHEST to HIGHEST. */
const HIGHEST = 7;
/** Weights further out than that many standard deviations are cut. */
const SPREAD = 6;

/** Above 0: more likely than not, if yes and no were as frequent as among what was learned from. */
export function scoreOf({ buckets, values }: Features, { base, step, weights }: Scorer): number {
  let score = 0;
  for (let n = 0; n < buckets.length; n += 1) score += weights[buckets[n]!]! * values[n]!;
  return base + step * score;
}

export function scoreOfWords(words: readonly string[], scorer: Scorer): number {
  return scoreOf(featuresOf(words, scorer.weights.length), scorer);
}

export function quantised({ base, weights }: Fit): Scorer {
  const square = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const step = (SPREAD * Math.sqrt(square / weights.length)) / HIGHEST || 1;
  const cut = (weight: number) => Math.max(-HIGHEST, Math.min(HIGHEST, Math.round(weight / step)));
  return { base, step, weights: Int8Array.from(weights, cut) };
}

export function packed({ base, step, weights }: Scorer): PackedScorer {
  let bytes = '';
  for (let n = 0; n < weights.length; n += 2)
    bytes += String.fromCharCode(((weights[n]! + HIGHEST) << 4) | (weights[n + 1]! + HIGHEST));
  return { base: rounded(base), step: rounded(step), weights: btoa(bytes) };
}

export function unpacked({ base, step, weights }: PackedScorer): Scorer {
  const bytes = atob(weights);
  const all = new Int8Array(bytes.length * 2);
  for (let n = 0; n < bytes.length; n += 1) {
    const both = bytes.charCodeAt(n);
    all[2 * n] = (both >> 4) - HIGHEST;
    all[2 * n + 1] = (both & 15) - HIGHEST;
  }
  return { base, step, weights: all };
}

function rounded(value: number): number {
  return Number(value.toPrecision(5));
}
