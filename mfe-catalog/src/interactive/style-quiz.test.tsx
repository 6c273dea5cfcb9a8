import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StyleQuiz } from './style-quiz.tsx';

const QUESTIONS = [1, 2, 3, 4, 5].map((number) => ({
  title: `Question text ${number}?`,
  description: 'a) Excite.\nb) Sketch.\nc) Wait.\nd) Help.',
}));
const OPTION = { a: 'Excite.', b: 'Sketch.', c: 'Wait.', d: 'Help.' };
type Letter = keyof typeof OPTION;

const choose = (letter: Letter) => userEvent.click(screen.getByRole('radio', { name: OPTION[letter] }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async (letters: string) => {
  for (const [index, letter] of [...letters].entries()) {
    await choose(letter as Letter);
    await press(index === 4 ? 'See Results' : 'Next');
  }
};

describe('the coaching-style quiz', () => {
  it('asks one question at a time; Next waits for an answer, Previous for a second question', async () => {
    render(<StyleQuiz hierarchy={QUESTIONS} />);
    expect(screen.getByRole('group', { name: 'Question text 1?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await choose('b');
    await press('Next');
    expect(screen.getByRole('group', { name: 'Question text 2?' })).toBeVisible();
    expect(screen.getByText('Question 2 of 5')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press('Previous');
    expect(screen.getByRole('radio', { name: 'Sketch.' })).toBeChecked();
  });

  it('says how far it is: question number by five', async () => {
    render(<StyleQuiz hierarchy={QUESTIONS} />);
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
    expect(progress()).toBe('20');
    await choose('a');
    await press('Next');
    expect(progress()).toBe('40');
  });

  it.each([
    ['aaaaa', 'The Catalyst'],
    ['bbbac', 'The Engineer'],
    ['ccdda', 'The Sage'],
    ['ddbbc', 'The Engineer'],
    ['ddaac', 'The Catalyst'],
    ['ddcca', 'The Sage'],
    ['abcdd', 'The Operator'],
  ])('answered with %s gives %s', async (letters, style) => {
    render(<StyleQuiz hierarchy={QUESTIONS} />);
    await answer(letters);
    expect(screen.getByRole('heading', { name: style })).toHaveFocus();
  });

  it('scores an option by the style named after it, wherever it stands, and does not show the name', async () => {
    const mixed = QUESTIONS.map(({ title }) => ({
      title,
      description: 'a) Help. (operator)\nb) Wait. (sage)\nc) Excite. (catalyst)\nd) Sketch. (engineer)',
    }));
    render(<StyleQuiz hierarchy={mixed} />);
    const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels()).toEqual(['Help.', 'Wait.', 'Excite.', 'Sketch.']);
    await answer('ddcca');
    expect(screen.getByRole('heading', { name: 'The Sage' })).toHaveFocus();
  });

  it('can be taken again, from question 1 and with no answers', async () => {
    render(<StyleQuiz hierarchy={QUESTIONS} />);
    await answer('abcda');
    expect(screen.getByText('2 of 5')).toBeVisible();
    await press('Take Quiz Again');
    expect(screen.getByText('Question 1 of 5')).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
