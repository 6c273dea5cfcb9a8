import type { Features } from './features.ts';

export interface Example {
  features: Features;
  /** What is learned: yes or no. */
  is: boolean;
  weight: number;
}

export interface Fit {
  base: number;
  weights: Float64Array;
}

/** Pairs of steps that the curvature is guessed from. */
const MEMORY = 8;

/** L2-regularised logistic regression, by limited-memory BFGS: the same examples give the same weights. */
export function fit(examples: readonly Example[], buckets: number, penalty: number, rounds: number): Fit {
  const size = buckets + 1;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const gradient: Float64Array = new Float64Array(size);
  /** The mean loss at some weights; `gradient` is left with its slope. The last weight is the base. */
  const lossAt = (weights: Float64Array): number => {
    let loss = 0;
    gradient.fill(0);
    for (const { features, is, weight } of examples) {
      const { buckets: at, values } = features;
      let score = weights[buckets]!;
      for (let n = 0; n < at.length; n += 1) score += weights[at[n]!]! * values[n]!;
      const signed = is ? score : -score;
      loss += weight * (signed > 0 ? Math.log1p(Math.exp(-signed)) : Math.log1p(Math.exp(signed)) - signed);
      const slope = weight * (1 / (1 + Math.exp(-score)) - (is ? 1 : 0));
      for (let n = 0; n < at.length; n += 1) gradient[at[n]!]! += slope * values[n]!;
      gradient[buckets]! += slope;
    }
    for (let n = 0; n < size; n += 1) gradient[n]! /= total;
    loss /= total;
    for (let n = 0; n < buckets; n += 1) {
      loss += 0.5 * penalty * weights[n]! ** 2;
      gradient[n]! += penalty * weights[n]!;
    }
    return loss;
  };

  let weights: Float64Array = new Float64Array(size);
  let loss = lossAt(weights);
  let slope: Float64Array = gradient.slice();
  const steps: { by: Float64Array; change: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = downhill(slope, steps);
    const descent = dot(direction, slope);
    let reach = round === 0 ? 1 / Math.max(1e-9, Math.sqrt(dot(slope, slope))) : 1;
    let next = moved(weights, direction, reach);
    let nextLoss = lossAt(next);
    while (nextLoss > loss + 1e-4 * reach * descent && reach > 1e-8) {
      reach /= 2;
      next = moved(weights, direction, reach);
      nextLoss = lossAt(next);
    }
    const nextSlope = gradient.slice();
    const by = moved(next, weights, -1);
    const change = moved(nextSlope, slope, -1);
    const curvature = dot(by, change);
    if (curvature > 1e-12) steps.push({ by, change, scale: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    const gained = loss - nextLoss;
    weights = next;
    loss = nextLoss;
    slope = nextSlope;
    if (gained < 1e-7) break;
  }
  return { base: weights[buckets]!, weights: weights.subarray(0, buckets) };
}

function downhill(
  slope: Float64Array,
  steps: readonly { by: Float64Array; change: Float64Array; scale: number }[],
) {
  const direction = moved(new Float64Array(slope.length), slope, -1);
  const shares: number[] = [];
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const { by, change, scale } = steps[at]!;
    const share = scale * dot(by, direction);
    shares[at] = share;
    for (let n = 0; n < direction.length; n += 1) direction[n]! -= share * change[n]!;
  }
  const last = steps.at(-1);
  if (last) {
    const scale = 1 / (last.scale * dot(last.change, last.change));
    for (let n = 0; n < direction.length; n += 1) direction[n]! *= scale;
  }
  for (const [at, { by, change, scale }] of steps.entries()) {
    const share = shares[at]! - scale * dot(change, direction);
    for (let n = 0; n < direction.length; n += 1) direction[n]! += share * by[n]!;
  }
  return direction;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n += 1) sum += one[n]! * other[n]!;
  return sum;
}

function moved(from: Float64Array, direction: Float64Array, reach: number): Float64Array {
  const to = new Float64Array(from.length);
  for (let n = 0; n < to.length; n += 1) to[n] = from[n]! + reach * direction[n]!;
  return to;
}
