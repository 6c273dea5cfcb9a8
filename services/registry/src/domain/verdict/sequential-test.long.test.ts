import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../testing/random.ts';
import { logEvidence, logEvidenceAbove, logEvidenceOfShift, wilson } from './sequential-test.ts';

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

describe('the evidence of a shift', () => {
  const none = (): Record<'canary' | 'stable', [number, number, number, number]> => ({
    canary: [0, 0, 0, 0],
    stable: [0, 0, 0, 0],
  });

  it.each([0.01, 0.1, 0.5, 0.98])(
    'reaches 100 by chance in at most 1 of 100 rounds at weight %d, though other visitors begin on other routes',
    (weight) => {
      const random = seededRandom(11);
      let reached = 0;
      for (let round = 0; round < 200; round += 1) {
        const routes = [none(), none()];
        for (let session = 0; session < 600; session += 1) {
          const arm = random() < weight ? 'canary' : 'stable';
          // Whom the gateway gives the candidate, who of them reports, and where they begin, is not the same.
          if (arm === 'canary' && random() < 0.3) continue;
          const route = Number(random() < (arm === 'canary' ? 0.8 : 0.2));
          // No limits are exact: on one route four in ten of both arms are in the last quarter.
          const quarter = route === 1 && random() < 0.2 ? 3 : Math.floor(random() * 4);
          routes[route]![arm][quarter]! += 1;
          if (session % 5 === 0 && logEvidenceOfShift(routes, weight) > Math.log(100)) {
            reached += 1;
            break;
          }
        }
      }
      expect(reached).toBeLessThanOrEqual(5);
    },
  );

  it('is there for a candidate whose sessions are later, whether all of them or only the slowest', () => {
    const stable = [2_250, 2_250, 2_250, 2_250] as const;
    const against = (...canary: [number, number, number, number]) =>
      logEvidenceOfShift([{ canary, stable }], 0.1);
    expect(against(160, 210, 270, 360)).toBeGreaterThan(Math.log(1_000));
    expect(against(215, 215, 215, 355)).toBeGreaterThan(Math.log(1_000));
    expect(against(250, 250, 250, 250)).toBeLessThan(0);
    expect(against(350, 300, 200, 150)).toBeLessThan(0);
    expect(against(0, 0, 0, 0)).toBeLessThan(Math.log(2));
  });

  it('adds up over routes, and is none where the arms only begin on other ones', () => {
    const slower = { canary: [80, 105, 135, 180], stable: [1_125, 1_125, 1_125, 1_125] } as const;
    const [one, two] = [logEvidenceOfShift([slower], 0.1), logEvidenceOfShift([slower, slower], 0.1)];
    expect(two).toBeGreaterThan(one * 1.8);
    const shifted = [
      { canary: [10, 10, 10, 10], stable: [2_000, 2_000, 2_000, 2_000] },
      // A route whose limits are too low for half of its sessions.
      { canary: [120, 120, 120, 600], stable: [125, 125, 125, 625] },
    ] as const;
    expect(logEvidenceOfShift([...shifted], 0.1)).toBeLessThan(0);
  });

  it('needs no weight where all visitors have one arm or the other', () => {
    const arms = { canary: [160, 210, 270, 360], stable: [250, 250, 250, 250] } as const;
    expect(logEvidenceOfShift([arms], 1)).toBeGreaterThan(2);
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
