import { describe, expect, it } from '@jest/globals';
import { availability } from './availability.ts';
import { coachingStyle, styleProgress, type CoachingStyle } from './coaching-style.ts';
import { goalLabel, LEVEL_FILTER_LABELS, LEVEL_LABELS, MODE_LABELS, trackLabel } from './labels.ts';
import { motivationMessage } from './motivation.ts';

describe('motivation message', () => {
  it.each([
    [0, /welcome/i],
    [1, /great start/i],
    [4, /great start/i],
    [5, /on fire/i],
    [9, /on fire/i],
    [10, /coaching master/i],
    [119, /coaching master/i],
  ])('%d completed', (count, words) => {
    expect(motivationMessage(count)).toMatch(words);
  });
});

describe('availability in the lab', () => {
  it.each([
    ['no prerequisites: open', undefined, [], 'open', []],
    ['all prerequisites done: open', ['a', 'b'], ['a', 'b'], 'open', []],
    ['one missing: locked, and it is listed', ['a', 'b'], ['a'], 'locked', ['b']],
    ['three missing: up to two are listed', ['a', 'b', 'c'], [], 'locked', ['a', 'b']],
    ['completed: done, even with a prerequisite open', ['a'], ['it'], 'done', []],
  ] as const)('%s', (_, prerequisites, completed, state, completeFirst) => {
    expect(availability('it', prerequisites as string[] | undefined, completed)).toEqual({
      state,
      completeFirst,
    });
  });
});

describe('labels', () => {
  it('names modes and levels', () => {
    expect(MODE_LABELS).toEqual({ T: 'Template', S: 'Script', R: 'Reflection', M: 'Mindset' });
    expect(LEVEL_LABELS).toEqual({ L1: 'Foundation', L2: 'Practitioner', L3: 'Strategist' });
    expect(Object.values(LEVEL_FILTER_LABELS)).toEqual(['L1 Foundation', 'L2 Practice', 'L3 Mastery']);
  });

  it.each([
    ['confidence', 'Build confidence'],
    ['skill', 'Improve a specific skill'],
    ['system', 'Design a coaching system'],
    ['enable', 'Enable others to coach'],
    ['executive', 'Get executive outcomes'],
    ['unheard-of', 'Building coaching skills'],
    ['constructor', 'Building coaching skills'],
  ])('goal %s reads %s', (goal, label) => {
    expect(goalLabel(goal)).toBe(label);
  });

  it.each([
    ['trust', 'Building trust'],
    ['feedback', 'Giving feedback'],
    ['alignment', 'Creating alignment'],
    ['performance', 'Driving performance'],
    ['development', 'Supporting development'],
    ['yes', 'Performance improvement'],
    ['', 'Performance improvement'],
  ])('track %s reads %s', (track, label) => {
    expect(trackLabel(track)).toBe(label);
  });
});

describe('coaching-style quiz', () => {
  it.each<[string, CoachingStyle[], CoachingStyle]>([
    ['the highest count wins', ['sage', 'sage', 'operator', 'sage', 'catalyst'], 'sage'],
    [
      'a tie goes to the first in order',
      ['operator', 'engineer', 'operator', 'engineer', 'sage'],
      'engineer',
    ],
    ['catalyst is first of all', ['operator', 'operator', 'catalyst', 'catalyst', 'sage'], 'catalyst'],
    ['sage before operator', ['operator', 'operator', 'sage', 'sage', 'engineer'], 'sage'],
  ])('%s', (_, chosen, style) => {
    expect(coachingStyle(chosen).style).toBe(style);
  });

  it('counts one point for each answer', () => {
    const { counts } = coachingStyle(['sage', 'sage', 'operator', 'sage', 'catalyst']);
    expect(counts).toEqual({ catalyst: 1, engineer: 0, sage: 3, operator: 1 });
  });

  it('is at 20, 40, 60, 80 and 100 percent', () => {
    expect([1, 2, 3, 4, 5].map(styleProgress)).toEqual([20, 40, 60, 80, 100]);
  });
});
