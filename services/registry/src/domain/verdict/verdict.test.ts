import { describe, expect, it } from '@jest/globals';
import { type ArmCounts, cappedSessions, NO_COUNTS, type Spread } from './counts.ts';
import type { Painted } from './slower.ts';
import { type Evidence, judge, looksUnloadable } from './verdict.ts';

type Networks = ArmCounts['networks'];

/** An arm whose sessions come from a network each, unless told. */
function arm(sessions: number, failed: number, more: Partial<ArmCounts> = {}): ArmCounts {
  const each: Networks = [
    [1, 1, failed],
    [1, 0, sessions - failed],
  ];
  const networks = each.filter(([, , count]) => count > 0);
  return { ...NO_COUNTS, sessions, loaded: sessions, loadedNetworks: sessions, failed, networks, ...more };
}
/** The same arm with made-up sessions of networks of their own. */
function withForged(honest: ArmCounts, good: number, bad: number, networks = 1): ArmCounts {
  return {
    ...honest,
    sessions: honest.sessions + (good + bad) * networks,
    loaded: honest.loaded + good * networks,
    loadedNetworks: honest.loadedNetworks + (good > 0 ? networks : 0),
    failed: honest.failed + bad * networks,
    networks: [...honest.networks, [good + bad, bad, networks]],
  };
}
const evidence = (canary: ArmCounts, stable: ArmCounts, more: Partial<Evidence> = {}): Evidence => ({
  weight: 100,
  canary,
  stable,
  painted: { canary: [], stable: [] },
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
    arm(sessions, sessions, { loaded: 0, loadedNetworks: 0, unloaded: sessions, unloadedNetworks: networks });
  const nobody = arm(0, 0);

  it.each([
    ['5 sessions from 3 networks', unloaded(5, 3), true],
    ['4 sessions', unloaded(4, 4), false],
    ['2 networks', unloaded(50, 2), false],
    ['those that did load, of two networks', { ...unloaded(9, 5), loaded: 2, loadedNetworks: 2 }, false],
    ['any number that one network says it loaded', withForged(unloaded(9, 5), 1_000, 0), true],
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
  const honest = (sessions: number, failed: number) => arm(sessions, failed);

  it.each<[Spread, number]>([
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
    // Two rows of the loudest are still one network that is left out.
    [
      [
        [5, 2],
        [5, 2],
      ],
      15,
    ],
  ])('counts for no more than the others say: %j', (spread, counted) => {
    expect(cappedSessions(spread, 3)).toBe(counted);
  });

  it('cannot stop a rollout, however often it fails', () => {
    for (const failures of [1, 10, 100, 10_000, 1_000_000]) {
      const canary = withForged(honest(100, 0), 0, failures);
      expect(stateOf(evidence(canary, arm(50_000, 500)))).toBe('inconclusive');
    }
  });

  it('adds nothing to the failures of others', () => {
    for (const failures of [1, 10, 1_000]) {
      const canary = withForged(honest(70, 2), 0, failures);
      expect(stateOf(evidence(canary, arm(6_930, 70)))).toBe('inconclusive');
    }
  });

  it('cannot make a candidate look worse with good news of stable', () => {
    for (const made of [1_000, 1_000_000]) {
      const stable = withForged(honest(300, 30), made, 0);
      expect(stateOf(evidence(honest(60, 6), stable, { weight: 1_000 }))).toBe('inconclusive');
    }
  });

  it('can hold one, for nobody knows whether it is right', () => {
    expect(stateOf(evidence(withForged(honest(100, 0), 0, 30), arm(50_000, 500)))).not.toBe('healthy');
  });

  it('cannot keep a release from being stopped, whatever good news it makes up', () => {
    for (const made of [10, 1_000, 1_000_000]) {
      const canary = withForged(honest(10, 10), made, 0);
      expect(stateOf(evidence(canary, arm(1_000, 10)))).toBe('breach');
      expect(stateOf(evidence(withForged(honest(86, 86), made, 0), arm(86, 1), { weight: 5_000 }))).toBe(
        'breach',
      );
    }
  });

  it('cannot keep a release from being stopped with made-up failures of stable', () => {
    for (const made of [10, 1_000, 1_000_000]) {
      expect(stateOf(evidence(honest(10, 10), withForged(honest(1_000, 10), 0, made)))).toBe('breach');
    }
  });

  it.each([
    ['of few honest sessions', honest(8, 4)],
    ['that half of the sessions say is broken', honest(86, 43)],
    ['that nobody else has met', honest(0, 0)],
  ])('cannot advance a release %s with good news', (_, canary) => {
    for (const made of [100, 10_000, 1_000_000]) {
      expect(stateOf(evidence(withForged(canary, made, 0), arm(20_000, 200)))).not.toBe('healthy');
    }
  });

  it('cannot advance a broken release with made-up failures of stable', () => {
    for (const made of [100, 10_000, 1_000_000]) {
      const stable = withForged(honest(2_000, 20), 0, made);
      expect(stateOf(evidence(honest(100, 10), stable, { weight: 500 }))).not.toBe('healthy');
    }
  });

  it('says why good news is not enough', () => {
    expect(judge(evidence(withForged(honest(8, 0), 500, 0), arm(20_000, 200)), 3).reason()).toContain(
      'most of them from too few networks: 10 count, and 50 are the least to go on',
    );
  });

  it('is enough, for good and for bad, where the operator says that all visitors share one', () => {
    const office = (good: number, bad: number) => withForged(honest(0, 0), good, bad);
    expect(judge(evidence(office(100, 100), arm(50_000, 500)), 1).state).toBe('breach');
    expect(judge(evidence(office(200, 0), office(20_000, 200)), 1).state).toBe('healthy');
  });
});

describe('what the shell saw as well', () => {
  const none = arm(0, 0);
  /** So many failing sessions in networks of their own, each seen by the shell, among good ones. */
  const seen = (sessions: number, failed: number): ArmCounts => ({
    ...arm(sessions, failed),
    seen: [[1, failed]],
  });

  it('is believed from one network fewer than what browsers say alone', () => {
    const stable = arm(3_000, 30);
    expect(stateOf(evidence(arm(3, 3), stable))).toBe('inconclusive');
    expect(stateOf(evidence(seen(3, 3), stable))).toBe('inconclusive');
    expect(stateOf(evidence(withForged(arm(2, 2), 0, 30), arm(30_000, 30)))).toBe('inconclusive');
    const twoMany = { ...withForged(seen(0, 0), 0, 4, 3), seen: [[4, 3]] as Spread };
    expect(stateOf(evidence(twoMany, arm(30_000, 30)))).toBe('breach');
    expect(stateOf(evidence({ ...twoMany, seen: [] }, arm(30_000, 30)))).toBe('inconclusive');
  });

  it.each([10, 1_000, 1_000_000])('does not let %d made-up ones of one network decide', (made) => {
    const canary = { ...withForged(arm(100, 0), 0, made), seen: [[made, 1]] as Spread };
    expect(stateOf(evidence(canary, arm(50_000, 500)))).toBe('inconclusive');
    const stable = { ...withForged(arm(1_000, 10), 0, made), seen: [[made, 1]] as Spread };
    expect(stateOf(evidence(arm(10, 10), stable))).toBe('breach');
    for (const networks of [2, 3]) {
      expect(judge(evidence(canary, arm(50_000, 500)), networks).state).not.toBe('breach');
    }
  });

  it('neither stops nor hides anything where no browser was there, and holds by name', () => {
    for (const claimed of [50, 1_000_000]) {
      const said = judge(evidence({ ...arm(400, 2), claimed }, arm(39_600, 200)), 3);
      expect(said.state).toBe('inconclusive');
      expect(said.reason()).toContain('reported only by shells');
      expect(stateOf(evidence(arm(4, 4), { ...arm(400, 4), claimed }))).toBe('breach');
      expect(stateOf(evidence({ ...none, claimed }, arm(40_000, 40)))).toBe('inconclusive');
    }
  });
});

describe('three networks together', () => {
  it('cannot keep a fully broken release from being stopped, or advance it', () => {
    for (const made of [100, 10_000]) {
      expect(stateOf(evidence(withForged(arm(10, 10), made, 0, 3), arm(1_000, 10)))).toBe('breach');
    }
  });
});

describe('a candidate that paints later', () => {
  /** Sessions of networks of their own; in a third of them it takes this long. */
  const painted = (lcp: number, sessions = 200, who = ''): Painted[] =>
    Array.from({ length: sessions }, (_, n) => ({ network: `${who} ${n}`, lcp: n % 3 === 0 ? lcp : 500 }));
  /** The loudest network is left out. */
  const withLoudest = (sessions: Painted[]) => [
    ...sessions,
    ...Array.from({ length: 2 }, () => ({ network: 'loudest', lcp: 500 })),
  ];
  const slowIn = (canary: Painted[], stable: Painted[]) =>
    stateOf(evidence(arm(400, 2), arm(39_600, 198), { painted: { canary, stable } }));

  it.each<[string, Painted[], Painted[], string]>([
    ['by a quarter and 200 ms is held', painted(1_250), painted(1_000), 'slower'],
    ['by less than a quarter is not', painted(1_249), painted(1_000), 'healthy'],
    ['by less than 200 ms is not', painted(799), painted(600), 'healthy'],
    ['in 200 of a few sessions is not', painted(3_000, 198), painted(1_000), 'healthy'],
    ['beside too few of stable is not', painted(3_000), painted(1_000, 198), 'healthy'],
  ])('%s', (_, canary, stable, state) => {
    expect(slowIn(withLoudest(canary), withLoudest(stable))).toBe(state);
  });

  it('says by how much, and what a person can do', () => {
    const given = { painted: { canary: painted(1_400, 300), stable: painted(1_000, 300) } };
    expect(judge(evidence(arm(400, 2), arm(39_600, 198), given), 3).reason()).toBe(
      'A quarter of its pages paint after 1400 ms or later, and after 1000 ms on stable. Abort it, promote it as it is, or resume to count anew.',
    );
  });

  it.each([100, 10_000])('is not made up by %d reports of one network, nor hidden', (made) => {
    const forged = (lcp: number) => Array.from({ length: made }, () => ({ network: 'forged', lcp }));
    expect(slowIn([...painted(1_000, 300), ...forged(60_000)], painted(1_000, 300))).toBe('healthy');
    expect(slowIn(painted(1_000, 300), [...painted(1_000, 300), ...forged(1)])).toBe('healthy');
    expect(slowIn([...painted(1_400, 300), ...forged(1)], painted(1_000, 300))).toBe('slower');
  });
});
