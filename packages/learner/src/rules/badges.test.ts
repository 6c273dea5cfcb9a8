import { describe, expect, it } from '@jest/globals';
import { badges } from './badges.ts';

const many = (prefix: string, n: number) => Array.from({ length: n }, (_, at) => `${prefix}-${at}`);
const earned = (completed: string[], streak = 1, artifactCount: number | undefined = 119) =>
  badges({ completed, streak, artifactCount })
    .filter((badge) => badge.earned)
    .map((badge) => badge.title);

describe('badges', () => {
  it.each([
    ['nothing done, nothing earned', [], 1, []],
    ['1 completed item: First Steps', ['knowledge-a'], 1, ['First Steps']],
    ['4 frameworks are not enough', many('framework', 4), 1, ['First Steps']],
    ['5 completed ids containing framework', many('framework', 5), 1, ['First Steps', 'Framework Explorer']],
    ['9 templates are not enough', many('template', 9), 1, ['First Steps']],
    ['10 completed ids containing template', many('template', 10), 1, ['First Steps', 'Template Master']],
    ['2 AI prompts are not enough', many('ai-prompt', 2), 1, ['First Steps']],
    ['3 completed ids containing ai-prompt', many('ai-prompt', 3), 1, ['First Steps', 'AI Pioneer']],
    ['a 6-day streak is not enough', [], 6, []],
    ['a 7-day streak', [], 7, ['Dedicated Learner']],
    ['59 of 119 is under 50 percent', many('x', 59), 1, ['First Steps']],
    ['60 of 119 is 50 percent or more', many('x', 60), 1, ['First Steps', 'Mastery Achieved']],
  ])('%s', (_, completed, streak, titles) => {
    expect(earned(completed, streak)).toEqual(titles);
  });

  it('takes exactly half of an even catalogue', () => {
    expect(earned(many('x', 60), 1, 120)).toContain('Mastery Achieved');
  });

  it('never awards mastery of an empty catalogue', () => {
    expect(earned([], 1, 0)).toEqual([]);
    expect(earned(many('x', 60), 1, 0)).toEqual(['First Steps']);
  });

  it('awards no mastery, and asks for no number, while nobody knows how many artifacts there are', () => {
    const list = badges({ completed: many('x', 60), streak: 1, artifactCount: undefined });
    expect(list.at(-1)).toMatchObject({
      title: 'Mastery Achieved',
      earned: false,
      have: 60,
      need: undefined,
    });
  });

  it('says how far each one is', () => {
    const [, , template] = badges({ completed: many('template', 2), streak: 1, artifactCount: 119 });
    expect(template).toMatchObject({ have: 2, need: 10, unit: 'templates' });
  });
});
