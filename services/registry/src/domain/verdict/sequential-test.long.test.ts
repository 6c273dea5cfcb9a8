import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../testing/random.ts';
import { logEvidence, logEvidenceAbove, wilson } from './sequential-test.ts';

const table = (canary: [number, number], stable: [number, number]) => ({
  canary: { failed: canary[0], sessions: canary[1] },
  stable: { failed: stable[0], sessions: stable[1] },
});

describe('the evidence against a candidate', () => {
  it('is none before anybody came, and little while both fail alike', () => {
    expect(logEvidence(table([0, 0], [0, 0]), 0.01)).toBeLessThanOrEqual(0);
    expect(logEvidence(table([10, 1_000], [990, 99_000]), 0.01)).toBeLessThan(0);
  });

  it('grows with each failure', () => {
    const at = (failed: number) => logEvidence(table([failed, 100], [99, 9_900]), 0.01);
    expect([2, 4, 8, 16].map((failed) => at(failed) < at(failed + 1))).toEqual([true, true, true, true]);
  });

  it('is not fooled when more of the candidate’s visitors report than its weight says', () => {
    expect(logEvidence(table([20, 2_000], [20, 2_000]), 0.01)).toBeLessThan(0);
  });

  // Ville: over a whole stream the mean of an e-value is 1 at most, so it hardly ever reaches 1/α.
  it.each([0.01, 0.1, 0.5, 0.98])(
    'reaches 100 by chance in at most 1 of 100 rounds at weight %d',
    (weight) => {
      const random = seededRandom(7);
      let reached = 0;
      for (let round = 0; round < 200; round += 1) {
        const now = table([0, 0], [0, 0]);
        for (let session = 0; session < 600; session += 1) {
          const arm = random() < weight ? now.canary : now.stable;
          arm.sessions += 1;
          // An outage in the middle, for both.
          if (random() < (session > 400 && session < 500 ? 0.5 : 0.05)) arm.failed += 1;
          if (logEvidence(now, weight) > Math.log(100)) {
            reached += 1;
            break;
          }
        }
      }
      expect(reached).toBeLessThanOrEqual(5);
    },
  );

  it('of one arm speaks against a rate that it is above', () => {
    expect(logEvidenceAbove(0.05, { sessions: 100, failed: 40 })).toBeGreaterThan(Math.log(1_000));
    expect(logEvidenceAbove(0.05, { sessions: 1_000, failed: 50 })).toBeLessThan(0);
  });
});

describe('the bounds of a share', () => {
  it.each([
    [0, 0, 0, 1],
    [0, 100, 0, 0.037],
    [10, 100, 0.0552, 0.1744],
  ])('of %d in %d', (hits, of, lower, upper) => {
    const bounds = wilson(hits, of);
    expect(bounds.lower).toBeCloseTo(lower, 3);
    expect(bounds.upper).toBeCloseTo(upper, 3);
  });
});
