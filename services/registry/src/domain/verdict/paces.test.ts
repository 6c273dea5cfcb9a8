import { describe, expect, it } from '@jest/globals';
import { limitsOf, paceOf } from './paces.ts';

describe('the limits of a slow session', () => {
  const honest = Array.from({ length: 400 }, (_, i) => ({ network: `n${i % 300}`, value: 1_000 + i }));

  it('are quartiles of stable sessions, once there are enough of them', () => {
    expect(limitsOf('lcp', honest, 3)).toEqual({ lower: 1_100, middle: 1_200, upper: 1_300 });
    expect(limitsOf('lcp', honest.slice(0, 99), 3)).toBeNull();
  });

  it.each([0, 600_000])('are moved little by one network that always reports %d ms', (value) => {
    const forged = Array.from({ length: 1_600 }, () => ({ network: 'liar', value }));
    const { upper } = limitsOf('lcp', [...forged, ...honest], 3)!;
    expect(upper).toBeGreaterThan(1_275);
    expect(upper).toBeLessThan(1_325);
  });

  it('are not taken from a few networks, unless the operator says that there are no others', () => {
    const office = honest.map(({ value }) => ({ network: 'office', value }));
    expect([limitsOf('lcp', office, 3), limitsOf('lcp', office, 1)?.upper]).toEqual([null, 1_300]);
  });

  it('are never so small that nobody would notice a difference', () => {
    const quick = honest.map((session, i) => ({ ...session, value: i % 80 }));
    expect(limitsOf('inp', quick, 3)).toEqual({ lower: 50, middle: 50, upper: 60 });
  });

  it('are raised for the candidate by what is allowed, warned of and held for', () => {
    const limits = { lower: 500, middle: 800, upper: 1_000 };
    expect([500, 501, 801, 1_001].map((value) => paceOf('stable', value, limits).quarter)).toEqual([
      0, 1, 2, 3,
    ]);
    expect([525, 526, 841, 1_050, 1_051].map((value) => paceOf('canary', value, limits).quarter)).toEqual([
      0, 1, 2, 2, 3,
    ]);
    expect(paceOf('canary', 1_101, limits)).toEqual({ quarter: 3, over10: 1, over20: 0 });
    expect(paceOf('canary', 1_201, limits)).toEqual({ quarter: 3, over10: 1, over20: 1 });
  });
});
