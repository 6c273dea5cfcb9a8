import { describe, expect, it } from '@jest/globals';
import { planCanary, planPromote, planRollback, type Target } from './plan.ts';
import { freshProgress } from './progress.ts';
import type { RemoteState } from './remote-state.ts';

const release = (version: string, predecessor: string | null = null): Target => ({
  version,
  owner: 'team-catalog',
  predecessor,
});
const NOW = 1_000_000;
const progress = { ...freshProgress(null, NOW - 60_000), id: 7, round: 3 };
const candidate = {
  version: 'c',
  weight: 500,
  seed: 'first',
  allow: ['a'],
  deny: [],
  progress,
};
const fresh = { seed: 'new', now: NOW };
const state = (more: Partial<RemoteState> = {}): RemoteState => ({
  name: 'catalog',
  owner: 'team-catalog',
  stable: 'b',
  fallback: 'a',
  candidate: null,
  ...more,
});

describe('a canary', () => {
  it('starts with its own seed and empty lists', () => {
    const plan = planCanary(state(), release('c'), { weight: 1_000 }, fresh);
    expect(plan?.next.candidate).toEqual({
      version: 'c',
      weight: 1_000,
      seed: 'new',
      allow: [],
      deny: [],
      progress: freshProgress(null, NOW),
    });
    expect(plan).toMatchObject({ from: null, to: 'c at 10 %' });
  });

  it('keeps seed and lists when only the weight changes', () => {
    const plan = planCanary(state({ candidate }), release('c'), { weight: 1_250 }, fresh);
    expect(plan?.next.candidate).toEqual({
      ...candidate,
      weight: 1_250,
      progress: { ...progress, round: 4, phaseSince: NOW, roundSince: NOW },
    });
    expect(plan).toMatchObject({ from: 'c at 5 %, 1 allowed', to: 'c at 12.5 %, 1 allowed' });
    expect(plan?.ends).toBeUndefined();
  });

  it('empties a list that is given empty', () => {
    const plan = planCanary(state({ candidate }), release('c'), { weight: 500, allow: [] }, fresh);
    expect(plan?.next.candidate?.allow).toEqual([]);
  });

  it.each([
    ['a new one', state(), { weight: 0 }, true],
    ['a higher weight', state({ candidate }), { weight: 501 }, true],
    ['one more allowed', state({ candidate }), { weight: 500, allow: ['a', 'b'] }, true],
    [
      'one fewer denied',
      state({ candidate: { ...candidate, deny: ['d'] } }),
      { weight: 500, deny: [] },
      true,
    ],
    ['a lower weight', state({ candidate }), { weight: 0 }, false],
    ['nobody allowed', state({ candidate }), { weight: 500, allow: [] }, false],
  ])('knows whether it reaches more people: %s', (_, now, request, more) => {
    expect(planCanary(now, release('c'), request, fresh)?.reachesMore).toBe(more);
  });

  it('is nothing when it is already so', () => {
    expect(planCanary(state({ candidate }), release('c'), { weight: 500 }, fresh)).toBeNull();
  });

  it('replaces another candidate, under a new seed', () => {
    const plan = planCanary(state({ candidate }), release('d'), { weight: 100 }, fresh);
    expect(plan?.next.candidate).toMatchObject({ version: 'd', seed: 'new', allow: [] });
    expect(plan?.ends).toBe('replaced');
  });

  it('needs a stable release that is another one', () => {
    expect(() => planCanary(state({ stable: null }), release('c'), { weight: 1 }, fresh)).toThrow(
      /no stable release/,
    );
    expect(() => planCanary(state(), release('b'), { weight: 1 }, fresh)).toThrow(/stable release already/);
  });
});

describe('a promotion', () => {
  it('makes the stable release the fallback and remembers it', () => {
    const plan = planPromote(state(), release('c'), NOW);
    expect(plan?.next).toEqual(state({ stable: 'c', fallback: 'b' }));
    expect(plan?.predecessor).toBe('b');
  });

  it('ends the rollout of that very release', () => {
    const plan = planPromote(state({ candidate }), release('c'), NOW);
    expect(plan?.next.candidate).toBeNull();
    expect(plan?.ends).toBe('promoted');
  });

  it('lets the rollout of another release run on', () => {
    const plan = planPromote(state({ candidate }), release('d'), NOW);
    expect(plan?.next.candidate).toMatchObject({ version: 'c', weight: 500, progress: { round: 4 } });
    expect(plan?.ends).toBeUndefined();
  });

  it('of the first release has no fallback', () => {
    const plan = planPromote(state({ stable: null, fallback: null }), release('a'), NOW);
    expect(plan?.next).toEqual(state({ stable: 'a', fallback: null }));
    expect(plan?.predecessor).toBeUndefined();
  });

  it('of the stable release is nothing', () => expect(planPromote(state(), release('b'), NOW)).toBeNull());
});

describe('a rollback', () => {
  it('goes back and keeps the next step back ready', () => {
    expect(planRollback(state({ stable: 'c', fallback: 'b' }), release('b', 'a'))?.next).toEqual(state());
  });

  it('never makes the release that was left the fallback', () => {
    expect(planRollback(state({ stable: 'b', fallback: 'a' }), release('a', 'b'))?.next).toEqual(
      state({ stable: 'a', fallback: null }),
    );
  });

  it('ends a running rollout', () => {
    const plan = planRollback(state({ candidate }), release('a'));
    expect(plan?.next.candidate).toBeNull();
    expect(plan?.ends).toBe('rolled_back');
  });

  it('to the stable release only ends the rollout', () => {
    const plan = planRollback(state({ candidate }), release('b'));
    expect(plan?.next).toEqual(state());
    expect(plan).toMatchObject({ from: 'c at 5 %, 1 allowed', to: 'b' });
  });

  it('is nothing when there is nothing to leave', () =>
    expect(planRollback(state(), release('b'))).toBeNull());
});
