import { describe, expect, it } from '@jest/globals';
import { InvalidInputError } from '@coachlab/service-common';
import type { KeyedModule } from '../certifications/certifications.service.ts';
import { markQuiz } from './mark-quiz.ts';

/** `count` questions whose right option is always b; the last one comes from the second artifact. */
function quiz(count: number, requiredScore = 80): KeyedModule {
  const ids = Array.from({ length: count }, (_, index) => `q${index + 1}`);
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
  return {
    id: 'grow',
    title: 'GROW',
    description: '',
    artifactIds: ['framework-grow', 'rubric-goal-quality'],
    artifacts: [],
    requiredScore,
    quizQuestions: ids.map((id) => ({ id, text: id, options })),
    keys: Object.fromEntries(
      ids.map((id, index) => [
        id,
        { answer: 'b', from: index === count - 1 ? 'rubric-goal-quality' : 'framework-grow' },
      ]),
    ),
  };
}

const answers = (count: number, right: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`q${index + 1}`, index < right ? 'b' : 'c']),
  );

describe('a quiz', () => {
  it.each([
    [5, 5, 80, 100, true],
    [5, 4, 80, 80, true],
    [5, 3, 80, 60, false],
    [5, 0, 80, 0, false],
    // Rounded half up before it is compared: 66.67 is 67, 62.5 is 63, 12.5 is 13.
    [3, 2, 67, 67, true],
    [3, 2, 68, 67, false],
    [8, 5, 63, 63, true],
    [8, 1, 13, 13, true],
    [6, 5, 84, 83, false],
    [7, 1, 100, 14, false],
  ])(
    'of %i questions with %i right and %i required scores %i (passed: %s)',
    (total, right, required, score, passed) => {
      expect(markQuiz(quiz(total, required), answers(total, right))).toMatchObject({ score, passed });
    },
  );

  it('names what to read again, and not which question it was', () => {
    expect(markQuiz(quiz(5), answers(5, 4)).readAgain).toEqual(['rubric-goal-quality']);
    expect(markQuiz(quiz(5), answers(5, 1)).readAgain).toEqual(['framework-grow', 'rubric-goal-quality']);
    expect(markQuiz(quiz(5), answers(5, 5)).readAgain).toEqual([]);
  });

  it('names every question that is missing, unknown or answered with something else', () => {
    const bad = { q1: 'b', q2: 'z', q3: null, q9: 'b', toString: 'b' };
    const mark = () => markQuiz(quiz(4), bad);
    expect(mark).toThrow(InvalidInputError);
    try {
      mark();
    } catch (error) {
      expect((error as InvalidInputError).errors).toEqual([
        { path: 'answers.q2', message: 'must be one of a, b, c' },
        { path: 'answers.q3', message: 'must be one of a, b, c' },
        { path: 'answers.q4', message: 'Required' },
        { path: 'answers.q9', message: 'is not a question of this module' },
        { path: 'answers.toString', message: 'is not a question of this module' },
      ]);
    }
  });
});
