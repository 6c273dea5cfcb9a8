import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../test/open-page.ts';
import { visitor } from '../test/visitor.ts';
import * as intakeQuizPage from './intake-quiz.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const chosen = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => visitor({}));

async function answerUpTo(question: number) {
  const answers = ['Manager', 'Improve a specific skill', 'Scripts', null, '15 minutes', null, 'No'];
  for (const answer of answers.slice(0, question - 1)) {
    if (answer) await choose(answer);
    await press('Next');
  }
}

describe('the intake quiz', () => {
  it('says how long it takes, and that there are seven questions', async () => {
    await openPage(intakeQuizPage);
    expect(screen.getByText('90 seconds')).toBeVisible();
    expect(screen.getByText('Question 1 of 7')).toBeVisible();
  });

  it('goes on only with an answer, and back to it', async () => {
    await openPage(intakeQuizPage);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await choose('Manager');
    await press('Next');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked();
  });

  it('has a scale from 1 to 5 that begins at 3 and needs no touch', async () => {
    await openPage(intakeQuizPage);
    await answerUpTo(4);
    const scale = screen.getByRole('slider');
    expect(scale).toHaveValue('3');
    expect(scale).toHaveAttribute('min', '1');
    expect(scale).toHaveAttribute('max', '5');
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    fireEvent.change(scale, { target: { value: '5' } });
    await press('Next');
    expect(stored('intake_quiz_draft').answers.confidence).toBe(5);
  });

  it('lets none stand alone', async () => {
    await openPage(intakeQuizPage);
    await answerUpTo(6);
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    await check('Offline');
    await check('No video');
    expect(chosen()).toEqual(['no-video', 'offline']);
    await check('None of these');
    expect(chosen()).toEqual(['none']);
    await check('Offline');
    expect(chosen()).toEqual(['offline']);
    await check('None of these');
    await check('None of these');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('saves the profile with its persona and goes to the quickstart', async () => {
    const page = await openPage(intakeQuizPage);
    await answerUpTo(7);
    await choose('No');
    await press('Start My Journey');
    expect(stored('coaching_profile')).toEqual({
      role: 'manager',
      goal: 'skill',
      style: 'scripts',
      confidence: 3,
      time: '15',
      constraints: [],
      track: 'no',
      persona: 'enabler',
    });
    expect(localStorage.getItem('intake_quiz_draft')).toBeNull();
    expect(page.address()).toBe('/quickstart');
  });
});

describe('a half-finished quiz', () => {
  const draft = (daysAgo: number) =>
    JSON.stringify({
      savedAt: Date.now() - daysAgo * 86_400_000,
      position: 2,
      answers: { role: 'director', goal: 'system' },
    });

  it('can be resumed where it was left', async () => {
    visitor({ intake_quiz_draft: draft(6) });
    await openPage(intakeQuizPage);
    expect(screen.getByText(/question 3 of 7/)).toBeVisible();
    await press('Resume');
    expect(screen.getByText('Question 3 of 7')).toBeVisible();
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Design a coaching system' })).toBeChecked();
  });

  it('can be begun anew', async () => {
    visitor({ intake_quiz_draft: draft(1) });
    await openPage(intakeQuizPage);
    await press('Start over');
    expect(screen.getByText('Question 1 of 7')).toBeVisible();
    expect(localStorage.getItem('intake_quiz_draft')).toBeNull();
  });

  it('is forgotten after a week', async () => {
    visitor({ intake_quiz_draft: draft(8) });
    await openPage(intakeQuizPage);
    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  });
});
