import { describe, expect, it } from '@jest/globals';
import { type Module, type Question, quizFaults, repeated } from './quiz-rules.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

/** Twelve questions as they should be: every letter right in a quarter, the longest option right in a quarter. */
function module(change: (quiz: Question[]) => Question[] = (quiz) => quiz): Module {
  const quiz = Array.from({ length: 12 }, (_, index): Question => {
    const answer = LETTERS[index % 4]!;
    const longest = LETTERS[(index % 4) + (index < 3 ? 0 : 1)] ?? 'a';
    const options = LETTERS.map((id) => [
      id,
      `Option ${id} of question ${index}${id === longest ? ' at length' : ''}`,
    ]);
    return {
      id: `q${index + 1}`,
      text: `What about case ${index}?`,
      options: Object.fromEntries(options),
      answer,
    };
  });
  return { id: 'grow', quiz: change(quiz) };
}
const faultsOf = (change: (quiz: Question[]) => Question[]) => quizFaults([module(change)]);
const first = (quiz: Question[], change: Partial<Question>) =>
  quiz.map((question, at) => (at === 0 ? { ...question, ...change } : question));

it('finds nothing in quizzes as they should be', () => {
  expect(quizFaults([module()])).toEqual([]);
});

describe('finds', () => {
  it.each<[string, (quiz: Question[]) => Question[], string]>([
    ['a pool that is too small', (quiz) => quiz.slice(0, 9), 'grow: has 9 questions, and needs 10'],
    [
      'an option twice',
      (quiz) => first(quiz, { options: { ...quiz[0]!.options, b: quiz[0]!.options['c']!.toUpperCase() } }),
      'grow.q1: has an option twice',
    ],
    [
      'options of very different length',
      (quiz) => first(quiz, { options: { ...quiz[0]!.options, b: 'x'.repeat(70) } }),
      'grow.q1: its options have 22 to 70 characters; make them more alike',
    ],
    [
      'a letter that is right too often',
      (quiz) => quiz.map((question, at) => (at < 5 ? { ...question, answer: 'a' } : question)),
      'a is right in 50 % of the questions; at most 35 %',
    ],
    [
      'the right option being the longest too often',
      (quiz) =>
        quiz.map((question) => ({
          ...question,
          options: {
            ...question.options,
            [question.answer]: `${question.options[question.answer]} and a little more`,
          },
        })),
      'the right option is the longest in 100 % of the questions; it should be in 20 to 30 %',
    ],
    [
      'the right option never being the longest',
      (quiz) =>
        quiz.map((question) => ({
          ...question,
          options: { ...question.options, [question.answer]: `Option of question` },
        })),
      'the right option is the longest in 0 % of the questions; it should be in 20 to 30 %',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault);
  });

  it('a question that is asked again in other punctuation and case', () => {
    const [question] = module().quiz as [Question];
    const again = { ...question, text: 'WHAT, about case 0' };
    expect(
      repeated([
        { at: 'one.q1', question },
        { at: 'two.q1', question: again },
      ]),
    ).toEqual(['two.q1: asks the same as one.q1']);
  });
});

it('lets short labels differ in length', () => {
  const labels = { a: 'End it', b: 'Shorten it', c: 'Make it monthly', d: 'Give it a new owner' };
  expect(
    faultsOf((quiz) => first(quiz, { options: labels })).filter((fault) => fault.includes('characters')),
  ).toEqual([]);
});
