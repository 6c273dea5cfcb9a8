import { describe, expect, it } from '@jest/globals';
import { idsOf, LEVELLED, meta, weights } from './fixtures.ts';
import {
  fitsTime,
  journeyPath,
  quickstart,
  TIME_FILTERS,
  timeFilterFor,
  type JourneyInput,
} from './journey-path.ts';

const ids = (list: { artifact: { id: string } }[]) => list.map(({ artifact }) => artifact.id);
const base: JourneyInput<{ id: string }> = {
  artifacts: Object.keys(LEVELLED).map((id) => ({ id })),
  metadata: LEVELLED,
  persona: 'enabler',
  weights: weights({ level: { L1: 1, L2: 2, L3: 3 } }),
  completed: [],
  mode: 'explore',
  time: 'all',
};

describe('journey path', () => {
  it('keeps the top ten', () => {
    expect(journeyPath(base).top).toHaveLength(10);
  });

  it.each([
    ['foundation shows L1 only', [], 'L1-1'],
    ['practice shows L1 and L2', idsOf('L1', 5), 'L2-1'],
    ['mastery shows all', [...idsOf('L1', 5), ...idsOf('L2', 8)], 'L3-1'],
  ])('in guided mode %s', (_, completed, best) => {
    expect(journeyPath({ ...base, mode: 'guided', completed }).focus?.artifact.id).toBe(best);
  });

  it('shows everything with no gating in explore mode', () => {
    expect(journeyPath(base).focus?.artifact.id).toBe('L3-1');
  });

  it('moves what is completed down, and keeps it in the list when little else is left', () => {
    const few = { ...base, artifacts: [{ id: 'L3-1' }, { id: 'L1-1' }] };
    expect(ids(journeyPath({ ...few, completed: ['L3-1'] }).top)).toEqual(['L1-1', 'L3-1']);
  });

  it('stretches to the best L2 or L3 item when it is another than the focus', () => {
    const easy = { ...base, weights: weights({ level: { L1: 3, L2: 2, L3: 1 } }) };
    expect(journeyPath(easy).stretch?.artifact.id).toBe('L2-1');
  });

  it('never stretches to what is done', () => {
    const easy = { ...base, weights: weights({ level: { L1: 3, L2: 2, L3: 0.1 } }) };
    const done = { ...easy, completed: idsOf('L2', 20) };
    expect(journeyPath(done).stretch?.artifact.id).toBe('L3-1');
    const allDone = { ...easy, completed: [...idsOf('L2', 20), ...idsOf('L3', 20)] };
    expect(journeyPath(allDone).stretch).toBeUndefined();
  });

  it('shows no stretch when the focus is that item, or when only L1 is shown', () => {
    expect(journeyPath(base).stretch).toBeUndefined();
    expect(journeyPath({ ...base, mode: 'guided' }).stretch).toBeUndefined();
  });

  it('looks for the stretch after the time filter', () => {
    const metadata = { easy: meta({ time_minutes: 5 }), long: meta({ level: 'L2', time_minutes: 90 }) };
    const input = { ...base, artifacts: [{ id: 'easy' }, { id: 'long' }], metadata, weights: undefined };
    expect(journeyPath(input).stretch?.artifact.id).toBe('long');
    expect(journeyPath({ ...input, time: '15' }).stretch).toBeUndefined();
  });

  it('has no focus when nothing passes the filters', () => {
    expect(journeyPath({ ...base, time: '5' })).toMatchObject({
      focus: undefined,
      stretch: undefined,
      top: [],
    });
  });
});

describe('time filter', () => {
  it('begins with the answer of the quiz, and with all for what is none', () => {
    expect(['5', '15', '45', '90', '', 'ages'].map(timeFilterFor)).toEqual([
      '5',
      '15',
      '45',
      '90',
      'all',
      'all',
    ]);
  });

  it.each([
    ['all', [5, 15, 45, 90, 120]],
    ['5', [5]],
    ['15', [5, 15]],
    ['45', [5, 15, 45]],
    ['90', [5, 15, 45, 90]],
  ])('%s keeps %j', (time, kept) => {
    expect(
      [5, 15, 45, 90, 120].filter((minutes) => fitsTime(minutes, time as (typeof TIME_FILTERS)[number])),
    ).toEqual(kept);
  });
});

describe('quickstart', () => {
  it('keeps the five that fit best, done or not', () => {
    const metadata = Object.fromEntries(
      [0.1, 0.9, 0.5, 0.9, 0.7, 0.3, 0.2].map((fit, at) => [
        `a${at}`,
        meta({ persona_fit: { enabler: fit } }),
      ]),
    );
    const artifacts = Object.keys(metadata).map((id) => ({ id }));
    expect(ids(quickstart(artifacts, metadata, 'enabler', weights()))).toEqual([
      'a1',
      'a3',
      'a4',
      'a2',
      'a5',
    ]);
  });
});
