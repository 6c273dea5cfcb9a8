import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Certificate, ModuleResult, UserCertification } from '@coachlab/contracts';
import { completedItems } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { ALL_COMPLETE, CERTIFICATION, drawnQuiz, enrolment } from '../test/certifications.ts';
import * as page from './certification.tsx';

const ONE = 'GET /api/certifications/coaching-foundations';
const MINE = 'GET /api/user-certifications/guest';
const ENROLL = 'POST /api/certifications/coaching-foundations/enroll';
const SUBMIT = 'POST /api/certifications/coaching-foundations/modules/grow/submit';
const QUIZ = 'GET /api/certifications/coaching-foundations/modules/grow/quiz';
const CERTIFICATE = 'POST /api/certifications/coaching-foundations/certificate';
const WITHDRAW = 'DELETE /api/certifications/coaching-foundations/certificate';

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  toasts.set(null);
  user = userEvent.setup();
});

function start(mine: UserCertification[] = [], routes: Routes = {}) {
  const api = fakeApi({
    [ONE]: () => ({ body: CERTIFICATION }),
    [MINE]: () => ({ body: mine }),
    [QUIZ]: () => ({ body: drawnQuiz('grow') }),
    [QUIZ.replace('grow', 'listening')]: () => ({ body: drawnQuiz('listening') }),
    ...routes,
  });
  return { api, ...renderPage(page, '/certifications/:id', '/certifications/coaching-foundations') };
}

const module = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: `The ${name} module` });
  return within(heading.closest('li')!);
};
const result = (changes: Partial<ModuleResult> = {}): Reply => ({
  body: {
    moduleId: 'grow',
    score: 100,
    requiredScore: 80,
    passed: true,
    progress: { completed: true, bestScore: 100 },
    readAgain: [],
    attemptsLeft: 2,
    ...changes,
  } satisfies ModuleResult,
});

describe('a certification', () => {
  it('shows title, description, duration, module count, outcomes and its artifact', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Coaching Foundations' })).toBeVisible();
    for (const text of [
      'The first talk, held well.',
      '90 minutes of study',
      '2 modules',
      'Contract in a minute',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(
      screen.getByText(/Completion, not competence.*Not accredited by a professional body\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'What the certificate stands for' })).toHaveAttribute(
      'href',
      '/artifact/knowledge-certification-coaching-foundations',
    );
  });

  it('that does not exist says so and leads back', async () => {
    start([], { [ONE]: () => ({ status: 404, body: {} }) });
    expect(await screen.findByRole('heading', { name: 'Certification not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Certifications' })).toHaveAttribute(
      'href',
      '/certifications',
    );
  });

  it('that failed can be tried again', async () => {
    const { api } = start([], { [ONE]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The certification did not load')).toBeVisible();
    api.on(ONE, () => ({ body: CERTIFICATION }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Coaching Foundations' })).toBeVisible();
  });
});

describe('before enrolling', () => {
  it('the modules are locked: all there to see, nothing to press', async () => {
    start();
    const grow = await module('grow');
    expect(grow.getByText('Enroll in the certification to unlock this module')).toBeVisible();
    expect(grow.getByText('Framework grow')).toBeVisible();
    expect(grow.queryByRole('button')).not.toBeInTheDocument();
    expect(grow.queryByRole('link')).not.toBeInTheDocument();
  });

  it('Enroll says Enrolling... while it is sent, then unlocks the modules', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start([], { [ENROLL]: () => new Promise((resolve) => (arrive = resolve)) });
    await user.click(await screen.findByRole('button', { name: 'Enroll' }));
    expect(await screen.findByRole('button', { name: 'Enrolling...' })).toBeVisible();
    api.on(MINE, () => ({ body: [enrolment()] }));
    await act(async () => arrive({ status: 201, body: enrolment() }));

    expect(await screen.findByText('0 of 2 modules complete')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
    const grow = await module('grow');
    expect(grow.getByRole('button', { name: 'Take the quiz: The grow module' })).toBeVisible();
    expect(grow.getByRole('link', { name: 'Framework grow' })).toHaveAttribute(
      'href',
      '/artifact/framework-grow',
    );
    expect(api.sent(ENROLL)[0]?.body).toEqual({ userId: 'guest' });
    expect(api.sent(MINE)).toHaveLength(2);
  });

  it('a failed enrolment says what to do', async () => {
    start([], { [ENROLL]: () => 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Enroll' }));
    await waitFor(() =>
      expect(toasts.get()).toMatchObject({
        tone: 'error',
        title: 'You are not enrolled yet',
        description: 'Check the connection, then press Enroll again.',
      }),
    );
    expect(screen.getByRole('button', { name: 'Enroll' })).toBeEnabled();
  });

  it('progress that cannot be read can be asked for again', async () => {
    const { api } = start([], { [MINE]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText(/Your progress could not be read/)).toBeVisible();
    api.on(MINE, () => ({ body: [enrolment({ grow: { completed: true } })] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 modules complete')).toBeVisible();
  });
});

describe('a module quiz', () => {
  const open = async (name = 'grow') => {
    const grow = await module(name);
    await user.click(await grow.findByRole('button', { name: /^Take the quiz/ }));
    await grow.findByRole('button', { name: 'Submit Answers' });
    return grow;
  };
  const answerAll = async (grow: Awaited<ReturnType<typeof open>>, option = 'Yes') => {
    for (const question of grow.getAllByRole('group'))
      await user.click(within(question).getByRole('radio', { name: option }));
  };

  it('is sent when every question is answered, and completes the module', async () => {
    const { api } = start([enrolment()], { [SUBMIT]: () => result() });
    const grow = await open();
    expect(grow.getByRole('heading', { name: 'Quiz: The grow module' })).toHaveFocus();
    expect(grow.getByRole('button', { name: 'Submit Answers' })).toBeDisabled();
    await answerAll(grow);
    api.on(MINE, () => ({ body: [enrolment({ grow: { completed: true, bestScore: 100 } })] }));
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));

    expect(await grow.findByRole('heading', { name: 'Your score: 100 %' })).toHaveFocus();
    expect(await grow.findByText('Completed')).toBeVisible();
    expect(screen.getByText('1 of 2 modules complete')).toBeVisible();
    expect(api.sent(SUBMIT)[0]?.body).toEqual({ userId: 'guest', answers: { q1: 'a', q2: 'a' } });
    await user.click(grow.getByRole('button', { name: 'Continue' }));
    expect(grow.getByRole('button', { name: /^Take the quiz again/ })).toBeVisible();
    expect(grow.getByText(/Best so far: 100 %/)).toBeVisible();
  });

  it('that was not passed says what is needed, what to read again, and how often one may try', async () => {
    start([enrolment()], {
      [SUBMIT]: () =>
        result({
          score: 50,
          passed: false,
          progress: { completed: false, bestScore: 50 },
          readAgain: ['rubric-grow'],
          attemptsLeft: 1,
        }),
    });
    const grow = await open();
    await answerAll(grow);
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    expect(await grow.findByText(/80 % are needed. One more attempt/)).toBeVisible();
    const again = grow.getByText(/Worth reading again/);
    expect(within(again).getByRole('link', { name: 'Rubric grow' })).toBeVisible();
    expect(within(again).queryByRole('link', { name: 'Framework grow' })).not.toBeInTheDocument();

    await user.click(grow.getByRole('button', { name: 'Try again' }));
    expect(await grow.findByText('1. Is grow q1 so?')).toBeVisible();
    expect(grow.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('shows what was drawn, in that order, and something else at the next attempt', async () => {
    const { api } = start([enrolment()], {
      [QUIZ]: () => ({ body: drawnQuiz('grow', ['q7', 'q3'], ['b', 'a']) }),
      [SUBMIT]: () => result({ score: 0, passed: false }),
    });
    const grow = await open();
    expect(grow.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      '1. Is grow q7 so?',
      '2. Is grow q3 so?',
    ]);
    expect(grow.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'b',
      'a',
      'b',
      'a',
    ]);
    await answerAll(grow);
    api.on(QUIZ, () => ({ body: drawnQuiz('grow', ['q4', 'q9']) }));
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    await user.click(await grow.findByRole('button', { name: 'Try again' }));
    expect(await grow.findByText('1. Is grow q4 so?')).toBeVisible();
    expect(api.sent(SUBMIT)[0]?.body).toEqual({ userId: 'guest', answers: { q7: 'a', q3: 'a' } });
  });

  it.each([
    [409, /already submitted, perhaps in another tab/, 0],
    [400, /have changed since you opened the quiz/, 1],
  ])('answered %i shows the questions that wait now', async (status, words, kept) => {
    const { api } = start([enrolment()], { [SUBMIT]: () => ({ status, body: {} }) });
    const grow = await open();
    await answerAll(grow);
    api.on(QUIZ, () => ({ body: drawnQuiz('grow', ['q2', 'q8']) }));
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    expect(await grow.findByText('2. Is grow q8 so?')).toBeVisible();
    expect(grow.getByRole('alert')).toHaveTextContent(words);
    // What was marked is gone; what was not marked, and is still asked, stays answered.
    expect(grow.queryAllByRole('radio', { checked: true })).toHaveLength(kept);
    expect(grow.getByRole('button', { name: 'Submit Answers' })).toBeDisabled();
  });

  it('that is marked in another tab asks the next questions here', async () => {
    const { api } = start([enrolment()]);
    const grow = await open();
    await answerAll(grow);
    api.on(QUIZ, () => ({ body: drawnQuiz('grow', ['q6']) }));
    api.on(MINE, () => ({ body: [enrolment({ grow: { completed: true, bestScore: 100 } })] }));
    localStorage.removeItem('quiz_drafts');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'quiz_drafts' })));
    expect(await grow.findByText('1. Is grow q6 so?')).toBeVisible();
    expect(await grow.findByText('Completed')).toBeVisible();
  });

  it('says so while its questions load, and can ask for them again', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start([enrolment()], { [QUIZ]: () => new Promise((resolve) => (arrive = resolve)) });
    const grow = await module('grow');
    await user.click(await grow.findByRole('button', { name: /^Take the quiz/ }));
    expect(grow.getByText('Loading the questions...')).toBeInTheDocument();
    await act(async () => arrive({ status: 503, body: {} }));
    expect(await grow.findByText('The questions did not load')).toBeVisible();
    api.on(QUIZ, () => ({ body: drawnQuiz('grow') }));
    await user.click(grow.getByRole('button', { name: 'Try again' }));
    expect(await grow.findByText('1. Is grow q1 so?')).toBeVisible();
  });

  it('asks for its questions each time it is opened', async () => {
    const { api } = start([enrolment()]);
    const grow = await open();
    await user.click(grow.getByRole('button', { name: 'Close' }));
    api.on(QUIZ, () => ({ body: drawnQuiz('grow', ['q5']) }));
    await open();
    expect(await grow.findByText('1. Is grow q5 so?')).toBeVisible();
  });

  it.each([
    ['offline' as const, /did not reach us/],
    [{ status: 429, body: {}, headers: { 'retry-after': '125' } }, /try again in 3 minutes/],
    [{ status: 403, body: {} }, /Reload the page/],
  ])('that met %j keeps the answers and can be sent again as the same attempt', async (reply, words) => {
    const { api } = start([enrolment()], { [SUBMIT]: () => reply });
    const grow = await open();
    await answerAll(grow, 'No');
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    expect(await grow.findByRole('alert')).toHaveTextContent(words);
    expect(grow.getAllByRole('radio', { name: 'No', checked: true })).toHaveLength(2);
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    await waitFor(() => expect(api.sent(SUBMIT)).toHaveLength(2));
    const keys = api.sent(SUBMIT).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('with other answers is another attempt', async () => {
    const { api } = start([enrolment()], { [SUBMIT]: () => 'offline' });
    const grow = await open();
    await answerAll(grow, 'No');
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    await grow.findByRole('alert');
    await user.click(grow.getAllByRole('radio', { name: 'Yes' })[0]!);
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    await waitFor(() => expect(api.sent(SUBMIT)).toHaveLength(2));
    const keys = api.sent(SUBMIT).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('half answered waits for whoever closes it or comes back later', async () => {
    const { unmount } = start([enrolment()]);
    const grow = await open();
    await user.click(grow.getAllByRole('radio', { name: 'No' })[0]!);
    await user.click(grow.getByRole('button', { name: 'Close' }));
    expect(grow.getByRole('button', { name: /^Continue the quiz/ })).toBeVisible();
    expect((await module('listening')).getByRole('button', { name: /^Take the quiz/ })).toBeVisible();

    unmount();
    start([enrolment()]);
    const again = await module('grow');
    await user.click(await again.findByRole('button', { name: /^Continue the quiz/ }));
    await again.findByRole('button', { name: 'Submit Answers' });
    expect(again.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(again.getByRole('button', { name: 'Submit Answers' })).toBeDisabled();
  });

  it('whose sending was cut off by a reload is sent again as the same attempt', async () => {
    const { api, unmount } = start([enrolment()], { [SUBMIT]: () => 'offline' });
    const grow = await open();
    await answerAll(grow);
    await user.click(grow.getByRole('button', { name: 'Submit Answers' }));
    await grow.findByRole('alert');
    const [first] = api.sent(SUBMIT);

    unmount();
    const { api: later } = start([enrolment()], { [SUBMIT]: () => result() });
    const again = await module('grow');
    await user.click(await again.findByRole('button', { name: /^Continue the quiz/ }));
    await user.click(await again.findByRole('button', { name: 'Submit Answers' }));
    expect(await again.findByRole('heading', { name: 'Your score: 100 %' })).toBeVisible();
    expect(later.sent(SUBMIT)[0]?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(localStorage.getItem('quiz_drafts')).toBeNull();
  });

  it('forgets answers to questions and options that are gone', async () => {
    const answers = { q1: 'a', q2: 'z', q9: 'a' };
    const draft = { savedAt: Date.now(), attempt: 'one', answers };
    localStorage.setItem('quiz_drafts', JSON.stringify({ 'coaching-foundations/grow': draft }));
    start([enrolment()]);
    const grow = await module('grow');
    await user.click(await grow.findByRole('button', { name: /^Continue the quiz/ }));
    await grow.findByRole('button', { name: 'Submit Answers' });
    expect(grow.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(grow.getByRole('button', { name: 'Submit Answers' })).toBeDisabled();
  });

  it('is the only one open', async () => {
    start([enrolment()]);
    await open('grow');
    const listening = await open('listening');
    expect(listening.getByRole('heading', { name: 'Quiz: The listening module' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /^Quiz/ })).toHaveLength(1);
  });
});

describe('a completed certification', () => {
  const CODE = '7K3M-9QXV-2TPD';
  const issued: Certificate = {
    code: CODE,
    holderName: 'Ada',
    issuedAt: '2026-11-21T10:00:00.000Z',
    certificationId: CERTIFICATION.id,
    title: CERTIFICATION.title,
    description: CERTIFICATION.description,
    outcomes: CERTIFICATION.outcomes,
    modules: [],
  };

  it('counts as a completed artifact', async () => {
    start([enrolment(ALL_COMPLETE)]);
    expect(await screen.findByText('All modules complete')).toBeVisible();
    expect(completedItems.get()).toEqual([CERTIFICATION.artifactId]);
  });

  it('issues a certificate in the name that is typed, and leads to it', async () => {
    const { api } = start([enrolment(ALL_COMPLETE)], {
      [CERTIFICATE]: () => ({ status: 201, body: issued }),
    });
    const button = await screen.findByRole('button', { name: 'Issue my certificate' });
    await user.click(button);
    const field = screen.getByLabelText(/Your name/);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(api.sent(CERTIFICATE)).toEqual([]);

    await user.type(field, 'Ada Lovelace');
    api.on(MINE, () => ({ body: [enrolment(ALL_COMPLETE, CODE)] }));
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Open and print' })).toHaveAttribute(
      'href',
      `/-/verify/${CODE}`,
    );
    expect(api.sent(CERTIFICATE)[0]?.body).toEqual({ userId: 'guest', holderName: 'Ada Lovelace' });
  });

  it('keeps the typed name when issuing failed', async () => {
    start([enrolment(ALL_COMPLETE)], { [CERTIFICATE]: () => 'offline' });
    await user.type(await screen.findByLabelText(/Your name/), 'Ada');
    await user.click(await screen.findByRole('button', { name: 'Issue my certificate' }));
    await waitFor(() => expect(toasts.get()?.title).toBe('The certificate was not issued'));
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Ada');
  });

  it('lets the holder take the certificate down', async () => {
    const { api } = start([enrolment(ALL_COMPLETE, CODE)], { [WITHDRAW]: () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Take it down' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the certificate down?' }));
    api.on(MINE, () => ({ body: [enrolment(ALL_COMPLETE)] }));
    await user.click(dialog.getByRole('button', { name: 'Take it down' }));
    expect(await screen.findByRole('button', { name: 'Issue my certificate' })).toBeVisible();
    expect(api.sent(WITHDRAW)).toHaveLength(1);
  });

  it('offers a recovery code beside the certificate', async () => {
    start([enrolment(ALL_COMPLETE, CODE)]);
    expect(await screen.findByRole('button', { name: 'Make a recovery code' })).toBeVisible();
  });
});
