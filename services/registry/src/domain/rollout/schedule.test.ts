import { describe, expect, it } from '@jest/globals';
import type { VerdictState } from '@coachlab/contracts';
import { freshProgress, type Progress } from './progress.ts';
import { answerTo, nextMove } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const plan = { steps: [100, 5_000, 10_000], every: 10 * MINUTE, gates: [1], bake: 5 * MINUTE };
const at = (more: Partial<Progress>): Progress => ({ ...freshProgress(plan, 0), ...more });

describe('the next move of a plan', () => {
  it.each<[string, Progress, VerdictState, number, string | null]>([
    ['waits its time', at({}), 'healthy', 10 * MINUTE - 1, null],
    ['is the next step', at({}), 'healthy', 10 * MINUTE, 'step'],
    ['is the gate', at({ step: 1 }), 'healthy', 10 * MINUTE, 'gate'],
    ['is the bake after the last step', at({ step: 2 }), 'healthy', 10 * MINUTE, 'bake'],
    ['is the promotion after the bake', at({ step: 2, phase: 'bake' }), 'healthy', 5 * MINUTE, 'promote'],
    ['is none while it bakes', at({ step: 2, phase: 'bake' }), 'healthy', 5 * MINUTE - 1, null],
    ['is none while nobody can tell', at({}), 'inconclusive', 99 * MINUTE, null],
    ['is to tell the team at last', at({}), 'inconclusive', 100 * MINUTE, 'hold'],
    [
      'is the next step where the plan goes on unsure',
      at({ plan: { ...plan, whenUnsure: 'go-on' } }),
      'inconclusive',
      100 * MINUTE,
      'step',
    ],
    [
      'is none before that has lasted as long as it may',
      at({ plan: { ...plan, whenUnsure: 'go-on' } }),
      'inconclusive',
      100 * MINUTE - 1,
      null,
    ],
    [
      'is no step while it is slower, although the plan goes on unsure',
      at({ plan: { ...plan, whenUnsure: 'go-on' } }),
      'slower',
      100 * MINUTE,
      'hold',
    ],
    ['is to tell it once', at({ heldAt: 1 }), 'inconclusive', 200 * MINUTE, null],
    ['is none while it is frozen', at({ frozenAt: 1 }), 'freeze', 200 * MINUTE, null],
    ['is none while it is slower', at({ heldAt: 1 }), 'slower', 200 * MINUTE, null],
    ['is none at a gate', at({ phase: 'gate' }), 'healthy', 30 * MINUTE, null],
    ['is none in a pause', at({ phase: 'paused' }), 'inconclusive', 30 * HOUR, null],
    ['is a new round where a pause lasts', at({ phase: 'paused' }), 'healthy', HOUR, 'round'],
    ['is none without a plan', at({ plan: null }), 'inconclusive', 30 * HOUR, null],
  ])('%s', (_, progress, verdict, now, move) => {
    expect(nextMove(progress, { state: verdict }, now)).toBe(move);
  });

  it('is to tell the team where the plan goes on unsure, but what is known looks worse', () => {
    const progress = at({ plan: { ...plan, whenUnsure: 'go-on' } });
    const verdict = { state: 'inconclusive', looksWorse: true } as const;
    expect(nextMove(progress, verdict, 100 * MINUTE)).toBe('hold');
  });

  it.each<[VerdictState, Progress, string | null]>([
    ['breach', at({ phase: 'paused' }), 'abort'],
    ['hard_trip', at({ phase: 'bake' }), 'abort'],
    ['freeze', at({}), 'freeze'],
    ['freeze', at({ frozenAt: 1 }), null],
    ['slower', at({ plan: null }), 'hold'],
    ['slower', at({ heldAt: 1 }), null],
    ['healthy', at({}), null],
    ['inconclusive', at({}), null],
  ])('is answered to %s whatever the plan says', (verdict, progress, move) => {
    expect(answerTo(verdict, progress)).toBe(move);
  });
});
