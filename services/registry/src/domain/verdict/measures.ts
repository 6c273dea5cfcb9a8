import type { ComparedMeasure, PageMeasure } from '@coachlab/contracts';

/** What is compared at p75: how it is said, and the value below which nobody notices a difference. */
export interface MeasureRules {
  /** Of which more is worse: "its pages answer later". */
  worse: [subject: string, verb: string, more: string];
  unit: string;
  floor: number;
}

/**
 * With a floor, a limit is never so small that a millisecond more is a fifth more. The test is valid for any limit; only the
 * quarter of stable's sessions that are above it becomes fewer.
 */
export const MEASURES: Record<ComparedMeasure, MeasureRules> = {
  lcp: { worse: ['pages', 'paint', 'later'], unit: 'ms', floor: 50 },
  inp: { worse: ['pages', 'answer interactions', 'later'], unit: 'ms', floor: 50 },
  press: { worse: ['pages', 'answer the first press', 'later'], unit: 'ms', floor: 50 },
  shift: { worse: ['pages', 'shift', 'more'], unit: 'thousandths', floor: 50 },
  blocked: { worse: ['pages', 'are blocked', 'longer'], unit: 'ms', floor: 100 },
  api: { worse: ['calls', 'are answered', 'later'], unit: 'ms', floor: 50 },
};

export const COMPARED = Object.keys(MEASURES) as ComparedMeasure[];
/** What a browser reports when the page is left; LCP comes with the first report. */
export const PAGE_MEASURES = COMPARED.filter((measure): measure is PageMeasure => measure !== 'lcp');

/** Each is a test of its own; together they are as rarely wrong as one would be. */
export const TESTS = COMPARED.length;
