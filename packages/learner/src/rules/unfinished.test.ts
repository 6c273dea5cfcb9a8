import { expect, it } from '@jest/globals';
import { latestUnfinished } from './unfinished.ts';

const at = (savedAt: number) => ({ savedAt });

it('is what was answered last', () => {
  const quizzes = { 'foundations/one': at(3), 'foundations/two': at(5) };
  expect(latestUnfinished({ intake: at(1), icpi: at(4), quizzes })).toEqual({
    kind: 'module',
    certificationId: 'foundations',
    moduleId: 'two',
  });
  expect(latestUnfinished({ intake: at(1), icpi: at(9), quizzes })).toEqual({ kind: 'icpi' });
  expect(latestUnfinished({ intake: at(1), icpi: null, quizzes: {} })).toEqual({ kind: 'intake' });
});

it('is nothing where nothing was begun, and no quiz without a module', () => {
  expect(latestUnfinished({ intake: null, icpi: null, quizzes: {} })).toBeUndefined();
  expect(latestUnfinished({ intake: null, icpi: null, quizzes: { odd: at(1) } })).toBeUndefined();
});
