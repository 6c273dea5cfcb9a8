import { describe, expect, it } from '@jest/globals';
import { type ArmCounts, NO_COUNTS } from './counts.ts';
import { judge } from './verdict.ts';
import { judgeSpeed, limitOf, paceOf } from './speed.ts';

type Times = ArmCounts['times'];

/** Sessions of a network each: so many in all, of which so many pass each limit. */
function spread(timed: number, slow: number, by10: number, by20: number): Times {
  const rows: Times = [
    [1, 1, 1, 1, by20],
    [1, 1, 1, 0, by10 - by20],
    [1, 1, 0, 0, slow - by10],
    [1, 0, 0, 0, timed - slow],
  ];
  return rows.filter((row) => row[4] > 0);
}
const arm = (times: Times): ArmCounts => ({
  ...NO_COUNTS,
  sessions: 1_000,
  loaded: 1_000,
  networks: [[1, 0, 1_000]],
  times,
});
const stable = arm(spread(9_000, 2_250, 0, 0));
const speedOf = (canary: ArmCounts, against = stable, weight = 1_000) =>
  judgeSpeed({ canary, stable: against, weight, slowFrom: 1_800 }, 3);

/** So many sessions of one network more, all of them fast or all slow. */
const withForged = (honest: ArmCounts, sessions: number, how: 'fast' | 'slow'): ArmCounts => {
  const bad = how === 'slow' ? sessions : 0;
  return { ...honest, times: [...honest.times, [sessions, bad, bad, bad, 1]] };
};
const alike = arm(spread(1_000, 220, 195, 155));
const slower = arm(spread(1_000, 350, 320, 275));

describe('how fast the candidate paints', () => {
  it.each([
    ['as fast as stable', alike, 'alike'],
    ['25 % slower', slower, 'slower'],
    ['25 % slower, of few sessions', arm(spread(60, 21, 19, 17)), 'unclear'],
    ['25 % slower, of hardly any', arm(spread(40, 14, 13, 11)), 'alike'],
    ['13 % slower, of enough', arm(spread(6_000, 1_760, 1_590, 1_290)), 'warn'],
    ['perhaps 11 % slower, of so many that it may go on', arm(spread(1_100, 300, 278, 225)), 'alike'],
    ['faster', arm(spread(1_000, 120, 90, 60)), 'alike'],
  ])('%s', (_, canary, pace) => {
    expect(speedOf(canary).pace).toBe(pace);
  });

  it('says nothing without a limit, or with nobody to compare with', () => {
    const times = { canary: slower, stable, weight: 1_000 };
    expect(judgeSpeed({ ...times, slowFrom: null }, 3).pace).toBe('alike');
    expect(speedOf(slower, arm(spread(20, 5, 0, 0)), 9_800).pace).toBe('alike');
  });

  it('says by how much, of how many, and what can be done', () => {
    expect(speedOf(slower).reason()).toBe(
      'At p75 its pages paint at least 20 % later than those of stable: 27 % of 999 timed sessions took over 2,160 ms, and 25 % of 8,999 timed sessions on stable over 1,800 ms. Abort it, promote it as it is, or resume to count anew.',
    );
  });

  it('holds a rollout that fails no more often, and keeps one waiting that may be slower', () => {
    const verdictOn = (canary: ArmCounts) =>
      judge({ canary, stable, weight: 1_000, slowFrom: 1_800, brokenFiles: null }, 3);
    expect(verdictOn(alike).state).toBe('healthy');
    expect(verdictOn(slower).state).toBe('slower');
    expect(verdictOn(arm(spread(60, 21, 19, 17))).state).toBe('inconclusive');
    const warned = verdictOn(arm(spread(6_000, 1_760, 1_590, 1_290)));
    expect([warned.state, warned.reason()]).toEqual([
      'healthy',
      expect.stringContaining('at least 10 % later'),
    ]);
  });

  it.each([10, 1_000, 1_000_000])('is not decided by %d made-up sessions of one network', (made) => {
    expect(speedOf(withForged(alike, made, 'slow')).pace).toBe('alike');
    expect(speedOf(withForged(slower, made, 'fast')).pace).toBe('slower');
    expect(speedOf(alike, withForged(stable, made, 'fast')).pace).toBe('alike');
    expect(speedOf(slower, withForged(stable, made, 'slow')).pace).toBe('slower');
  });
});

describe('the limit of a slow session', () => {
  const honest = Array.from({ length: 400 }, (_, i) => ({ network: `n${i % 300}`, lcp: 1_000 + i }));

  it('is p75 of stable sessions, once there are enough of them', () => {
    expect(limitOf(honest, 3)).toBe(1_300);
    expect(limitOf(honest.slice(0, 199), 3)).toBeNull();
  });

  it.each([0, 600_000])('is moved little by one network that always reports %d ms', (lcp) => {
    const forged = Array.from({ length: 1_600 }, () => ({ network: 'liar', lcp }));
    const limit = limitOf([...forged, ...honest], 3) as number;
    expect(limit).toBeGreaterThan(1_275);
    expect(limit).toBeLessThan(1_325);
  });

  it('is not taken from a few networks, unless the operator says that there are no others', () => {
    const office = honest.map(({ lcp }) => ({ network: 'office', lcp }));
    expect([limitOf(office, 3), limitOf(office, 1)]).toEqual([null, 1_300]);
  });

  it('is the same for stable, and raised for the candidate by what is allowed, warned of and held for', () => {
    expect(paceOf('stable', 1_001, 1_000)).toEqual({ timed: 1, slow: 1, slowBy10: 0, slowBy20: 0 });
    expect([1_050, 1_051, 1_101, 1_201].map((lcp) => Object.values(paceOf('canary', lcp, 1_000)))).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ]);
  });
});
