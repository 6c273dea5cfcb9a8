import { describe, expect, it } from '@jest/globals';
import { latest, measuresOf } from './history-series.ts';

const history = {
  id: 1,
  version: '1.1.0-a',
  against: '1.0.0-a',
  minutes: 1,
  at: [0, 60, 120],
  canary: { sessions: [0, 10, 10], failed: [0, 0, 5], lcp: [null, 900, null] },
  stable: { sessions: [20, 0, 0], failed: [1, 0, 1], lcp: [1_000, null, null] },
};

describe('what is drawn of a rollout', () => {
  it('is the share of sessions that failed up to then, which is never above all', () => {
    const [failures] = measuresOf(history);
    expect(failures).toMatchObject({ candidate: [null, 0, 25], stable: [5, 5, 10] });
  });

  it('is LCP and sessions as they were', () => {
    const [, lcp, sessions] = measuresOf(history);
    expect(lcp).toMatchObject({ unit: 'ms', candidate: [null, 900, null] });
    expect(sessions).toMatchObject({ stable: [20, 0, 0] });
  });

  it('ends with the last figure that is known', () => {
    expect(latest([null, 900, null], 'ms')).toBe('900 ms');
    expect(latest([3, 0], '')).toBe('0');
    expect(latest([null], 'ms')).toBe('nothing yet');
  });
});
