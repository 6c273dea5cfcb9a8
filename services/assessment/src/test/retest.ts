import { type Dimension, DIMENSIONS } from '@coachlab/contracts';
import { type AnswerSheet, type Outcome, type ScoringKey, scoreSheet } from '../scoring/score.ts';
import { KEYS } from './sheets.ts';

/**
 * People who answer the ICPI twice. The instrument was never given to a sample, so its figures are assumed, as short
 * self-reports with eight items a scale usually come out: a reliability of .75, answers that lie a little above the
 * middle and spread over 1.2 of the six steps, and dimensions whose true scores correlate by .5.
 */
export interface Assumptions {
  reliability: number;
  /** Of one answer, in steps. */
  itemSpread: number;
  /** Mean answer in the direction that scores, from 1 to 6. */
  mean: number;
  /** Between the true scores of two dimensions. */
  correlation: number;
}

export const USUAL: Assumptions = { reliability: 0.75, itemSpread: 1.2, mean: 4, correlation: 0.5 };

const ITEMS = 8;

export interface Retest {
  first: Outcome;
  second: Outcome;
}

/** `count` people, the same ones every time. */
export function retests(count: number, assumptions: Assumptions = USUAL): Retest[] {
  const normal = normals(20_261_122);
  return Array.from({ length: count }, () => retest(normal, assumptions));
}

function retest(normal: () => number, assumptions: Assumptions): Retest {
  const { reliability, itemSpread, mean, correlation } = assumptions;
  // Spearman and Brown: the share of one answer's variance that is the person's own.
  const share = reliability / (ITEMS - reliability * (ITEMS - 1));
  const ownSpread = itemSpread * Math.sqrt(share);
  const noise = itemSpread * Math.sqrt(1 - share);
  const common = normal();
  const own = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      mean + ownSpread * (Math.sqrt(correlation) * common + Math.sqrt(1 - correlation) * normal()),
    ]),
  ) as Record<Dimension, number>;
  const answer = ({ dimension, reversed }: ScoringKey) => {
    const step = Math.min(6, Math.max(1, Math.round(own[dimension] + noise * normal())));
    return reversed ? 7 - step : step;
  };
  const sheet = (): AnswerSheet => new Map(KEYS.map((key) => [key.id, answer(key)]));
  return { first: scoreSheet(sheet(), KEYS), second: scoreSheet(sheet(), KEYS) };
}

/** Marsaglia's polar method on a small generator with a seed, so that the figures can be checked. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    for (;;) {
      const [x, y] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = x * x + y * y;
      if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
}
