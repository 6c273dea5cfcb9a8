import { describe, expect, it } from '@jest/globals';
import type { ComparedMeasure } from '@coachlab/contracts';
import { type ArmCounts, NO_COUNTS, type Spread } from './counts.ts';
import type { Limits, Pace, PacedArm } from './paces.ts';
import { judge } from './verdict.ts';
import { judgeSpeed, strengthOfSlowness } from './speed.ts';

/** Sessions of a network each: so many in each quarter, and so many that pass the limit by 10 and 20 %. */
function arm(quarters: [number, number, number, number], by10 = 0, by20 = 0): PacedArm {
  const spread = (sessions: number): Spread => (sessions === 0 ? [] : [[1, sessions]]);
  return {
    quarters: quarters.map(spread) as PacedArm['quarters'],
    over10: spread(by10),
    over20: spread(by20),
  };
}
const LIMITS = { lower: 1_000, middle: 1_400, upper: 1_800 };

const sumOf = (arms: PacedArm[]): PacedArm => ({
  quarters: [0, 1, 2, 3].map((quarter) =>
    arms.flatMap((each) => each.quarters[quarter]!),
  ) as PacedArm['quarters'],
  over10: arms.flatMap(({ over10 }) => over10),
  over20: arms.flatMap(({ over20 }) => over20),
});
const paceOn = (
  arms: Record<'canary' | 'stable', PacedArm>[],
  measure: ComparedMeasure = 'lcp',
  limits: Limits = LIMITS,
): Pace => ({
  measure,
  routes: arms.map((each, i) => ({ ...each, route: `/${'abc'[i]}`, limits })),
  canary: sumOf(arms.map(({ canary }) => canary)),
  stable: sumOf(arms.map(({ stable }) => stable)),
});

const stable = arm([2_250, 2_250, 2_250, 2_250]);
const speedOf = (canary: PacedArm, against = stable, weight = 1_000) =>
  judgeSpeed({ paces: [paceOn([{ canary, stable: against }])], weight }, 3);

/** So many sessions of one network more, all of them fast or all slow. */
const withForged = (honest: PacedArm, sessions: number, how: 'fast' | 'slow'): PacedArm => {
  const made: Spread = [[sessions, 1]];
  const slow = how === 'slow' ? made : [];
  const [first, second, third, last] = honest.quarters;
  return {
    quarters: [[...first, ...(how === 'fast' ? made : [])], second, third, [...last, ...slow]],
    over10: [...honest.over10, ...slow],
    over20: [...honest.over20, ...slow],
  };
};
const alike = arm([265, 260, 255, 220], 195, 155);
const slower = arm([160, 220, 270, 350], 320, 275);
const few = arm([10, 13, 16, 21], 19, 17);

describe('how fast the candidate paints', () => {
  it.each([
    ['as fast as stable', alike, 'alike'],
    ['25 % slower', slower, 'slower'],
    ['25 % slower, of few sessions', few, 'unclear'],
    ['25 % slower, of hardly any', arm([7, 9, 10, 14], 13, 11), 'alike'],
    ['as fast as stable, of so few that it could be slower', arm([16, 16, 15, 13], 12, 10), 'unclear'],
    ['13 % slower, of enough', arm([1_700, 1_920, 2_033, 2_347], 2_120, 1_720), 'warn'],
    ['perhaps 11 % slower, of so many that it may go on', arm([270, 270, 260, 300], 278, 225), 'alike'],
    ['faster', arm([400, 330, 250, 120], 90, 60), 'alike'],
  ])('%s', (_, canary, pace) => {
    expect(speedOf(canary).pace).toBe(pace);
  });

  it('is surely slower when all of the evidence is there', () => {
    const strength = (canary: PacedArm) =>
      strengthOfSlowness({ paces: [paceOn([{ canary, stable }])], weight: 1_000 }, 3);
    expect(strength(slower)).toBeGreaterThan(1);
    expect(strength(alike)).toBeLessThan(0.5);
    expect(strengthOfSlowness({ paces: [], weight: 1_000 }, 3)).toBe(0);
    expect(strength(arm([7, 9, 10, 14], 13, 11))).toBe(0);
  });

  it('says nothing without a limit, or with nobody to compare with', () => {
    expect(judgeSpeed({ paces: [], weight: 1_000 }, 3).pace).toBe('alike');
    expect(speedOf(slower, arm([5, 5, 5, 5]), 9_800).pace).toBe('alike');
  });

  it('says by how much, of how many, and what can be done', () => {
    expect(speedOf(slower).reason()).toBe(
      'At p75 its pages paint at least 20 % later than those of stable: 27 % of 999 timed sessions took over 2,160 ms, and 25 % of 8,998 timed sessions on stable over 1,800 ms. Abort it, promote it as it is, or resume to count anew.',
    );
    expect(speedOf(few).reason()).toMatch(
      /^At p75 its pages could still paint at least 20 % later .* too few to be sure\.$/,
    );
  });

  it('holds a rollout that fails no more often, and keeps one waiting that may be slower', () => {
    const counts: ArmCounts = { ...NO_COUNTS, sessions: 1_000, loaded: 1_000, networks: [[1, 0, 1_000]] };
    const verdictOn = (canary: PacedArm) =>
      judge(
        {
          canary: counts,
          stable: counts,
          weight: 1_000,
          paces: [paceOn([{ canary, stable }])],
          brokenFiles: null,
        },
        3,
      );
    expect(verdictOn(alike).state).toBe('healthy');
    expect(verdictOn(slower).state).toBe('slower');
    expect(verdictOn(few).state).toBe('inconclusive');
    const warned = verdictOn(arm([1_700, 1_920, 2_033, 2_347], 2_120, 1_720));
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

describe('how fast the candidate is on several routes', () => {
  const judged = (...arms: Record<'canary' | 'stable', PacedArm>[]) =>
    judgeSpeed({ paces: [paceOn(arms)], weight: 1_000 }, 3);

  it('is found where only one of them is slower, with its name', () => {
    const verdict = judged(
      { canary: arm([800, 780, 765, 655], 580, 460), stable: arm([6_750, 6_750, 6_750, 6_750]) },
      {
        canary: slower,
        stable,
      },
    );
    expect(verdict.pace).toBe('slower');
    expect(verdict.reason()).toContain(
      'On /b, at p75 its pages paint at least 20 % later than those of stable: 27 %',
    );
  });

  it('is found on all together, where each by itself has too few visitors', () => {
    const part = { canary: arm([40, 55, 67, 88], 80, 69), stable: arm([562, 562, 562, 562]) };
    expect(judgeSpeed({ paces: [paceOn([part])], weight: 1_000 }, 3).pace).not.toBe('slower');
    const verdict = judged(part, part, part);
    expect(verdict.pace).toBe('slower');
    expect(verdict.reason()).toMatch(/^At p75 its pages .* took over 1\.2 times the limit of their route, /);
  });

  it('is no worse when more of its visitors begin where pages are slow', () => {
    const quick = { canary: arm([25, 25, 25, 25], 20, 15), stable: arm([2_000, 2_000, 2_000, 2_000]) };
    // Its limits came from a quicker hour: both arms are above them as often.
    const slow = { canary: arm([150, 150, 150, 450], 415, 375), stable: arm([165, 165, 165, 500]) };
    expect(judged(quick, slow).pace).toBe('alike');
    // In one heap, it looks as if it were slower.
    const mixed = { canary: sumOf([quick.canary, slow.canary]), stable: sumOf([quick.stable, slow.stable]) };
    expect(judged(mixed).pace).toBe('slower');
  });

  it('is not waited for on one route alone', () => {
    const enough = { canary: arm([265, 260, 255, 220], 195, 155), stable };
    expect(judged(enough, { canary: few, stable }).pace).toBe('alike');
  });
});

describe('what else is measured', () => {
  const measured = (canary: PacedArm, measure: ComparedMeasure = 'inp') =>
    paceOn([{ canary, stable }], measure, { lower: 100, middle: 150, upper: 200 });
  const judged = (...paces: Pace[]) =>
    judgeSpeed({ paces: [paceOn([{ canary: alike, stable }]), ...paces], weight: 1_000 }, 3);

  it('holds a candidate that paints as fast as stable', () => {
    expect(judged().pace).toBe('alike');
    expect(judged(measured(alike), measured(alike, 'api')).pace).toBe('alike');
    expect(judged(measured(alike), measured(slower, 'api')).pace).toBe('slower');
  });

  it('is said in words of its own', () => {
    expect(judged(measured(slower)).reason()).toContain(
      'its pages answer interactions at least 20 % later than those of stable: 27 % of 999 timed sessions took over 240 ms,',
    );
    expect(judged(measured(slower, 'shift')).reason()).toContain('pages shift at least 20 % more');
    expect(judged(measured(few, 'blocked')).reason()).toContain(
      'its pages could still be blocked at least 20 % longer',
    );
  });

  it('is drawn by the strongest of its evidence', () => {
    const strength = (...paces: Pace[]) =>
      strengthOfSlowness({ paces: [paceOn([{ canary: alike, stable }]), ...paces], weight: 1_000 }, 3);
    expect(strength()).toBeLessThan(0.5);
    expect(strength(measured(slower))).toBeGreaterThan(1);
  });
});
