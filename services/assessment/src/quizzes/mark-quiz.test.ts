import { describe, expect, it } from '@jest/globals';
import { ConflictError, InvalidInputError } from '@coachlab/service-common';
import type { KeyedModule } from '../certifications/certifications.service.ts';
import { markQuiz, questionsOf } from './mark-quiz.ts';

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
    pool: ids.map((id) => ({ id, text: id, options })),
    keys: Object.fromEntries(
      ids.map((id, index) => [
        id,
        { answer: 'b', from: index === count - 1 ? 'rubric-goal-quality' : 'framework-grow' },
      ]),
    ),
  };
}

/** All questions of the pool but those of `others`. */
const drawOf = ({ pool }: KeyedModule, answered: string[] = [], others: string[] = []) => ({
  questions: pool
    .filter(({ id }) => !others.includes(id))
    .map(({ id }) => ({ id, options: ['c', 'a', 'b'] })),
  answered,
});
const mark = (module: KeyedModule, answers: Record<string, unknown>) =>
  markQuiz(module, drawOf(module), answers);

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
      expect(mark(quiz(total, required), answers(total, right))).toMatchObject({ score, passed });
    },
  );

  it('names what to read again, and not which question it was', () => {
    expect(mark(quiz(5), answers(5, 4)).readAgain).toEqual(['rubric-goal-quality']);
    expect(mark(quiz(5), answers(5, 1)).readAgain).toEqual(['framework-grow', 'rubric-goal-quality']);
    expect(mark(quiz(5), answers(5, 5)).readAgain).toEqual([]);
  });

  it('is shown with its options in the order of the draw', () => {
    const module = quiz(5);
    const [first] = questionsOf(module, drawOf(module));
    expect(first?.options.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('names every question that is missing, unknown or answered with something else', () => {
    const bad = { q1: 'b', q2: 'z', q3: null, q9: 'b', toString: 'b' };
    expect(refusal(() => mark(quiz(4), bad))).toMatchObject({
      status: 400,
      code: 'questions_not_drawn',
      errors: [
        { path: 'answers.q2', message: 'must be one of a, b, c' },
        { path: 'answers.q3', message: 'must be one of a, b, c' },
        { path: 'answers.q4', message: 'Required' },
        { path: 'answers.q9', message: 'is not a question of this module' },
        { path: 'answers.toString', message: 'is not a question of this module' },
      ],
    });
  });

  it('refuses answers to questions of the pool that were not drawn, all right as they are', () => {
    const module = quiz(10);
    const draw = drawOf(module, [], ['q1', 'q2', 'q3', 'q4', 'q5']);
    expect(refusal(() => markQuiz(module, draw, { ...answers(10, 10) }))).toMatchObject({
      status: 400,
      code: 'questions_not_drawn',
      errors: expect.arrayContaining([
        { path: 'answers.q1', message: 'is not one of the questions that were drawn for this attempt' },
      ]),
    });
  });

  it('refuses the answers to the draw before as marked already', () => {
    const module = quiz(10);
    const before = ['q1', 'q2', 'q3', 'q4', 'q5'];
    const draw = drawOf(module, before, before);
    expect(refusal(() => markQuiz(module, draw, answers(5, 5)))).toMatchObject({
      status: 409,
      code: 'attempt_already_marked',
    });
  });
});

/** What the caller is told. */
function refusal(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    expect([InvalidInputError, ConflictError]).toContain((error as Error).constructor);
    return error;
  }
  throw new Error('It was not refused');
}
