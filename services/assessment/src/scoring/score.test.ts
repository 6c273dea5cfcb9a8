import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '@coachlab/contracts';
import { KEYS, sheetOf } from '../test/sheets.ts';
import { ARCHETYPE_IDS } from './archetype.ts';
import { roundHalfUp } from './round-half-up.ts';
import { dimensionScores, itemScore, scoreSheet } from './score.ts';

describe('one statement', () => {
  it.each([
    [1, false, 0],
    [2, false, 20],
    [3, false, 40],
    [4, false, 60],
    [5, false, 80],
    [6, false, 100],
    [1, true, 100],
    [2, true, 80],
    [3, true, 60],
    [4, true, 40],
    [5, true, 20],
    [6, true, 0],
  ])('answered %i (reversed: %s) scores %i', (answer, reversed, score) => {
    expect(itemScore(answer, { reversed })).toBe(score);
  });
});

describe('rounding', () => {
  it.each([
    [0, 0],
    [2.4, 2],
    [2.5, 3],
    [32.5, 33],
    [66.5, 67],
    [66.499999, 66],
    [97.5, 98],
    [100, 100],
  ])('takes %f to %i', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });
});

describe('an answer sheet', () => {
  it('scores all Never as the middle of its keys, even, and uniform', () => {
    const all = (answer: number) => new Map(KEYS.map(({ id }) => [id, answer]));
    // Six of eight at 0 and two reversed at 100.
    expect(scoreSheet(all(1), KEYS)).toEqual({
      archetype: 'balanced-beginning',
      globalLevel: 'foundational',
      scores: { trust: 25, listening: 25, safety: 25, composite: 25 },
      scoringVersion: 1,
      quality: 'uniform',
    });
    expect(scoreSheet(all(6), KEYS)).toMatchObject({
      archetype: 'balanced-strong',
      globalLevel: 'advanced',
      scores: { trust: 75, listening: 75, safety: 75, composite: 75 },
      quality: 'uniform',
    });
  });

  it.each([
    ['nothing', { trust: 0, listening: 0, safety: 0 }, [0, 0, 0, 0]],
    ['everything', { trust: 40, listening: 40, safety: 40 }, [100, 100, 100, 100]],
    // 32.5 is shown as 33, and the composite is the mean of the unrounded: 7.5 / 3.
    ['halves', { trust: 13, listening: 13, safety: 13 }, [33, 33, 33, 33]],
    ['a composite of 2.5', { trust: 1, listening: 1, safety: 1 }, [3, 3, 3, 3]],
    ['a composite of 0.83', { trust: 1, listening: 0, safety: 0 }, [3, 0, 0, 1]],
    // The mean of the rounded would be 34.33; of the unrounded it is 34.17, both shown as 34.
    ['three unequal ones', { trust: 13, listening: 14, safety: 14 }, [33, 35, 35, 34]],
    // Unrounded 65.83; the mean of the rounded would be 66.33. Both show 66.
    ['one half', { trust: 25, listening: 27, safety: 27 }, [63, 68, 68, 66]],
    // Unrounded 62.5 * 3 / 3: rounding first would give the same 63, rounding twice 63 too.
    ['three halves', { trust: 25, listening: 25, safety: 25 }, [63, 63, 63, 63]],
    // 2.5 + 2.5 + 0 = 1.67 shows 2; the mean of the rounded 3, 3, 0 also shows 2.
    ['two small halves', { trust: 1, listening: 1, safety: 0 }, [3, 3, 0, 2]],
    // 2.5 + 7.5 + 2.5 = 4.17 shows 4; rounded first it were 14 / 3 = 4.67, shown as 5.
    ['halves that must not be rounded twice', { trust: 1, listening: 3, safety: 1 }, [3, 8, 3, 4]],
  ])('that comes to %s has these scores', (_, steps, [trust, listening, safety, composite]) => {
    expect(scoreSheet(sheetOf(steps), KEYS).scores).toEqual({ trust, listening, safety, composite });
  });

  it('is not uniform as soon as one answer differs', () => {
    const sheet = new Map(KEYS.map(({ id }) => [id, 4]));
    sheet.set('s8', 5);
    expect(scoreSheet(sheet, KEYS).quality).toBe('ok');
  });

  it('must be complete', () => {
    expect(() => scoreSheet(new Map([['t1', 3]]), KEYS)).toThrow('no answer to t2');
  });
});

describe('any answer sheet', () => {
  const anySheet = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: KEYS.length, maxLength: KEYS.length })
    .map((answers) => new Map(KEYS.map(({ id }, index) => [id, answers[index] as number])));
  const check = (holds: (sheet: Map<string, number>) => void) =>
    fc.assert(fc.property(anySheet, holds), { numRuns: 5_000 });

  it('has whole scores from 0 to 100, a composite between its extremes, a level and an archetype', () => {
    check((sheet) => {
      const { scores, globalLevel, archetype } = scoreSheet(sheet, KEYS);
      const own = DIMENSIONS.map((dimension) => scores[dimension]);
      for (const score of Object.values(scores)) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      expect(scores.composite).toBeGreaterThanOrEqual(Math.min(...own) - 1);
      expect(scores.composite).toBeLessThanOrEqual(Math.max(...own));
      expect(['foundational', 'emerging', 'proficient', 'advanced', 'mastery']).toContain(globalLevel);
      expect(ARCHETYPE_IDS).toContain(archetype);
    });
  });

  it('never scores lower for a better answer', () => {
    const better = fc.tuple(anySheet, fc.constantFrom(...KEYS));
    fc.assert(
      fc.property(better, ([sheet, { id, dimension, reversed }]) => {
        const answer = sheet.get(id) as number;
        const raised = reversed ? Math.max(1, answer - 1) : Math.min(6, answer + 1);
        const after = dimensionScores(new Map(sheet).set(id, raised), KEYS);
        expect(after[dimension]).toBeGreaterThanOrEqual(dimensionScores(sheet, KEYS)[dimension]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('mirrored (7 - x) mirrors the scores', () => {
    check((sheet) => {
      const mirrored = new Map([...sheet].map(([id, answer]) => [id, 7 - answer]));
      const [here, there] = [dimensionScores(sheet, KEYS), dimensionScores(mirrored, KEYS)];
      for (const dimension of DIMENSIONS) expect(here[dimension] + there[dimension]).toBe(100);
    });
  });

  it('scores the same in whatever order it was answered', () => {
    check((sheet) => {
      expect(scoreSheet(new Map([...sheet].toReversed()), KEYS)).toEqual(scoreSheet(sheet, KEYS));
    });
  });
});
