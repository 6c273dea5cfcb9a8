import { describe, expect, it } from '@jest/globals';
import { type ArmCounts, cappedFailures, NO_COUNTS } from './counts.ts';
import { type Evidence, judge, looksUnloadable } from './verdict.ts';

/** An arm whose failing sessions come from a network each, unless told. */
function arm(sessions: number, failed: number, more: Partial<ArmCounts> = {}): ArmCounts {
  const failing: ArmCounts['failing'] = failed > 0 ? [[1, failed]] : [];
  return { ...NO_COUNTS, sessions, loaded: sessions, failed, failing, ...more };
}
const evidence = (canary: ArmCounts, stable: ArmCounts, more: Partial<Evidence> = {}): Evidence => ({
  weight: 100,
  canary,
  stable,
  brokenFiles: null,
  ...more,
});
const stateOf = (given: Evidence) => judge(given, 3).state;

describe('a verdict', () => {
  it.each<[string, Evidence, string]>([
    ['nobody has met it', evidence(arm(0, 0), arm(0, 0)), 'inconclusive'],
    ['few have, and all is well', evidence(arm(49, 0), arm(5_000, 50)), 'inconclusive'],
    ['it could still be too bad', evidence(arm(100, 1), arm(9_900, 10)), 'inconclusive'],
    ['enough have, and all is well', evidence(arm(150, 0), arm(15_000, 15)), 'healthy'],
    ['it fails as often as stable', evidence(arm(400, 8), arm(39_600, 792)), 'healthy'],
    ['it fails less often than a bad stable', evidence(arm(400, 4), arm(39_600, 8_000)), 'healthy'],
    ['everything fails', evidence(arm(4, 4), arm(400, 4)), 'breach'],
    ['everything fails at half the weight', evidence(arm(10, 10), arm(10, 0), { weight: 5_000 }), 'breach'],
    ['5 % more fail', evidence(arm(300, 18), arm(29_700, 297)), 'breach'],
    ['it is much worse than a bad stable', evidence(arm(300, 240), arm(29_700, 3_000)), 'breach'],
    [
      'it is surely worse, but by less than 3 points',
      evidence(arm(20_000, 800), arm(20_000, 400), { weight: 5_000 }),
      'healthy',
    ],
    ['it fails a little, by chance or not', evidence(arm(50, 2), arm(4_950, 50)), 'inconclusive'],
    [
      'nobody is left to compare with',
      evidence(arm(500, 100), arm(0, 0), { weight: 10_000 }),
      'inconclusive',
    ],
    ['both fail alike', evidence(arm(200, 80), arm(19_800, 7_900)), 'freeze'],
    ['both fail entirely', evidence(arm(60, 60), arm(6_000, 6_000)), 'freeze'],
  ])('when %s', (_, given, state) => {
    expect(stateOf(given)).toBe(state);
  });

  it('says in a sentence what it rests on', () => {
    expect(judge(evidence(arm(60, 12), arm(5_940, 3)), 3).reason()).toBe(
      '12 of 60 sessions failed (20 %), and 3 of 5,940 sessions failed (0.051 %) on stable: above the 3.1 % allowed, and no chance of more than 1 in a thousand million.',
    );
  });
});

describe('a candidate that nobody can load', () => {
  const unloaded = (sessions: number, networks: number) =>
    arm(sessions, sessions, { loaded: 0, unloaded: sessions, unloadedNetworks: networks });
  const nobody = arm(0, 0);

  it.each([
    ['5 sessions from 3 networks', unloaded(5, 3), true],
    ['4 sessions', unloaded(4, 4), false],
    ['2 networks', unloaded(50, 2), false],
    ['one that did load', { ...unloaded(9, 5), loaded: 1 }, false],
  ])('is looked at after %s', (_, canary, looked) => {
    expect(looksUnloadable(canary, 3)).toBe(looked);
  });

  it('is stopped at once when its files are broken, also with nothing to compare with', () => {
    const brokenFiles = 'the registry itself finds browser/a.js missing';
    const said = judge(evidence(unloaded(5, 3), nobody, { weight: 10_000, brokenFiles }), 3);
    expect(said.state).toBe('hard_trip');
    expect(said.reason()).toContain('browser/a.js missing');
  });

  it('is left to the test when its files are fine', () => {
    expect(stateOf(evidence(unloaded(5, 3), nobody, { weight: 10_000 }))).toBe('inconclusive');
    expect(stateOf(evidence(unloaded(5, 5), arm(500, 5)))).toBe('breach');
  });
});

describe('one network', () => {
  const from = (...failing: ArmCounts['failing']): ArmCounts => {
    const failed = failing.reduce((sum, [sessions, networks]) => sum + sessions * networks, 0);
    return arm(failed + 100, failed, { failing });
  };

  it.each<[ArmCounts['failing'], number]>([
    [[], 0],
    [[[1_000, 1]], 0],
    [[[1_000, 2]], 0],
    [[[1, 3]], 0],
    [[[1, 4]], 3],
    [[[1_000, 4]], 3_000],
    // One loud network adds nothing to what the quiet ones say.
    [
      [
        [1, 3],
        [1_000, 1],
      ],
      3,
    ],
    [
      [
        [2, 10],
        [1_000, 1],
      ],
      20,
    ],
  ])('counts for no more than the others say: %j', (failing, counted) => {
    expect(cappedFailures(failing, 3)).toBe(counted);
  });

  it('cannot stop a rollout, however often it fails', () => {
    for (const failures of [1, 10, 100, 10_000, 1_000_000]) {
      expect(stateOf(evidence(from([failures, 1]), arm(50_000, 500)))).toBe('inconclusive');
    }
  });

  it('adds nothing to the failures of others', () => {
    const honest = evidence(arm(70, 2), arm(6_930, 70));
    for (const failures of [1, 10, 1_000]) {
      const forged = arm(70 + failures, 2 + failures, {
        failing: [
          [1, 2],
          [failures, 1],
        ],
      });
      expect(stateOf({ ...honest, canary: forged })).toBe('inconclusive');
    }
  });

  it('can hold one, for nobody knows whether it is right', () => {
    expect(stateOf(evidence(from([30, 1]), arm(50_000, 500)))).not.toBe('healthy');
  });

  it('is enough where the operator says that all visitors share one', () => {
    expect(judge(evidence(from([100, 1]), arm(50_000, 500)), 1).state).toBe('breach');
  });
});
