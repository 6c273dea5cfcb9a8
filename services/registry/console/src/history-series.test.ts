import { describe, expect, it } from '@jest/globals';
import { latest, measuresOf } from './history-series.ts';

const history = {
  id: 1,
  version: '1.1.0-a',
  against: '1.0.0-a',
  minutes: 1,
  at: [0, 60, 120],
  canary: {
    sessions: [0, 10, 10],
    failed: [0, 0, 5],
    lcp: [null, 900, null],
  },
  stable: {
    sessions: [20, 0, 0],
    failed: [1, 0, 1],
    lcp: [1_000, null, null],
  },
  evidence: { stops: [null, 12.5, 100.2], holds: [null, 0, 40] },
  limits: { failed: 0.02, failedOverStable: 0.03, slowFrom: null, slowerBy: 1.2 },
};

describe('what is drawn of a rollout', () => {
  it('is the share of sessions that failed up to then, which is never above all', () => {
    const [failures] = measuresOf(history);
    expect(failures).toMatchObject({ candidate: [null, 0, 25], stable: [5, 5, 10] });
  });

  it('has what the verdict allows beside it: three points over stable, or 2 % where that is more', () => {
    const [failures] = measuresOf({
      ...history,
      stable: { ...history.stable, sessions: [0, 20, 0], failed: [0, 0, 0] },
    });
    expect(failures!.limit).toEqual({ values: [3, 3, 3], says: 'allowed' });
    expect(measuresOf(history)[0]!.limit!.values).toEqual([8, 8, 13]);
  });

  it('is the evidence as a part of what is enough', () => {
    const [, against, slower] = measuresOf(history);
    expect(against).toMatchObject({
      candidate: [null, 12.5, 100.2],
      limit: { values: [100, 100, 100], says: 'enough to stop it' },
    });
    expect(slower).toMatchObject({ candidate: [null, 0, 40], limit: { says: 'enough to hold it' } });
  });

  it('of a registry that says no more is what it says', () => {
    const { evidence: _, limits: __, ...older } = history;
    expect(measuresOf(older).map(({ title, limit }) => [title, limit])).toEqual([
      ['Failed sessions so far', undefined],
      ['LCP, mean', undefined],
      ['New sessions', undefined],
    ]);
  });

  it('is LCP and sessions as they were', () => {
    const [lcp, sessions] = measuresOf(history).slice(-2);
    expect(lcp).toMatchObject({ unit: 'ms', candidate: [null, 900, null] });
    expect(sessions).toMatchObject({ stable: [20, 0, 0] });
  });

  it('ends with the last figure that is known', () => {
    expect(latest([null, 900, null], 'ms')).toBe('900 ms');
    expect(latest([3, 0], '')).toBe('0');
    expect(latest([null], 'ms')).toBe('nothing yet');
  });
});
