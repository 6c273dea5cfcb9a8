import { beforeEach, describe, expect, it } from '@jest/globals';
import { icpiDraft, icpiResults, rememberIcpiResult, workshopToJoin } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { ICPI_DATA, QUESTIONS } from '../test/icpi.ts';
import { CODE, TO_JOIN } from '../test/workshops.ts';
import * as page from './icpi-assessment.tsx';

const DATA = 'GET /api/icpi/data?view=questions';
const SUBMIT = 'POST /api/icpi/submit';
const RESULT = 'c0ffee'.padEnd(32, '0');

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({
    [DATA]: () => ({ body: { questions: QUESTIONS } }),
    [SUBMIT]: () => ({ status: 201, body: { id: RESULT } }),
    ...routes,
  });
  return { api, ...renderPage(page, '/icpi-assessment') };
}

const statement = (number: number) =>
  screen.findByRole('group', { name: new RegExp(`number ${number}\\.$`) });
const answer = async (number: number, word: string) =>
  user.click(within(await statement(number)).getByRole('radio', { name: word }));
const chosen = async (number: number) =>
  within(await statement(number))
    .queryAllByRole('radio', { checked: true })
    .map((radio) => (radio as HTMLInputElement).value);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const answerPage = async (first: number, word = 'Often') => {
  for (let number = first; number < first + 8; number += 1) await answer(number, word);
};
/** Another tab wrote this, knowing nothing of ours. */
const tellOfOtherTab = (draft: object | null) =>
  act(async () => {
    if (draft) localStorage.setItem('icpi_draft', JSON.stringify(draft));
    else localStorage.removeItem('icpi_draft');
    window.dispatchEvent(new StorageEvent('storage', { key: 'icpi_draft' }));
  });
/** A draft of an earlier visit: the first `count` statements answered. */
const leaveDraft = (count: number, position = 0) =>
  icpiDraft.set({
    savedAt: Date.now(),
    position,
    attempt: 'earlier',
    answers: Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }) => [id, 4])),
  });

describe('loading', () => {
  it('says so at once, then shows the first eight statements', async () => {
    let arrive: (reply: Reply) => void = () => {};
    start({ [DATA]: () => new Promise((resolve) => (arrive = resolve)) });
    expect(await screen.findByText('Loading experiment...')).toBeVisible();
    await act(async () => arrive({ body: ICPI_DATA }));
    expect(await statement(1)).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(8);
    expect(screen.queryByText('Loading experiment...')).not.toBeInTheDocument();
  });

  it('that failed can be tried again', async () => {
    const { api } = start({ [DATA]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The statements did not load')).toBeVisible();
    api.on(DATA, () => ({ body: ICPI_DATA }));
    await user.click(button('Try again'));
    expect(await statement(1)).toBeVisible();
  });
});

describe('the six-point scale', () => {
  it('runs from Never to Always', async () => {
    start();
    const radios = within(await statement(1)).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Never',
      'Rarely',
      'Sometimes',
      'Often',
      'Usually',
      'Always',
    ]);
  });

  it('is answered by keyboard, and moving the focus answers nothing', async () => {
    start();
    await statement(1);
    within(await statement(1))
      .getAllByRole('radio')[0]!
      .focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await chosen(1)).toEqual([]);
    await user.keyboard(' ');
    expect(await chosen(1)).toEqual(['3']);
    await user.keyboard('6');
    expect(await chosen(1)).toEqual(['6']);
  });
});

describe('turning pages', () => {
  it('goes on only when all eight are answered, and never back from the first', async () => {
    start();
    await statement(1);
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeDisabled();
    for (let number = 1; number <= 7; number += 1) await answer(number, 'Rarely');
    expect(button('Next')).toBeDisabled();
    expect(screen.getByText('1 to go on this page')).toBeVisible();
    await answer(8, 'Rarely');
    expect(button('Next')).toBeEnabled();

    await user.click(button('Next'));
    expect(await statement(9)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page 2 of 3' })).toHaveFocus();
    expect(button('Next')).toBeDisabled();
    await user.click(button('Previous'));
    expect(await chosen(8)).toEqual(['2']);
  });

  it('by a dot goes to any page, answered or not, and each dot says how far it is', async () => {
    start();
    await statement(1);
    await user.click(button('Page 3, not started'));
    await answer(20, 'Always');
    expect(button('Page 3, 1 of 8 answered')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Page 1, not started'));
    await answerPage(1);
    expect(button('Page 1, complete')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('9 of 24 answered');
  });
});

describe('sending', () => {
  const completeTo = async () => {
    leaveDraft(24, 2);
    const view = start();
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    return view;
  };

  it('waits until every statement is answered, and leads to those that are open', async () => {
    start();
    await statement(1);
    await answerPage(1);
    await user.click(button(/^Page 3/));
    await answerPage(17);
    expect(button('Submit Findings')).toBeDisabled();
    await user.click(button('8 to go on page 2'));
    await answerPage(9);
    await user.click(button('Next'));
    expect(button('Submit Findings')).toBeEnabled();
  });

  it('sends all answers once, says Recording Findings..., and goes to the result', async () => {
    const { api, address } = await completeTo();
    let arrive: (reply: Reply) => void = () => {};
    api.on(SUBMIT, () => new Promise((resolve) => (arrive = resolve)));
    await user.click(button('Submit Findings'));
    const pending = await screen.findByRole('button', { name: 'Recording Findings...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    await act(async () => arrive({ status: 201, body: { id: RESULT } }));

    await waitFor(() => expect(address()).toBe(`/icpi-results/${RESULT}`));
    expect(api.sent(SUBMIT)).toHaveLength(1);
    expect(api.sent(SUBMIT)[0]?.body).toEqual({
      responses: Object.fromEntries(QUESTIONS.map(({ id }) => [id, 4])),
    });
    await waitFor(() => expect(icpiDraft.get()).toBeNull());
    expect(icpiResults.get()).toEqual([RESULT]);
  });

  it('lists the earlier results of this browser under the statements', async () => {
    rememberIcpiResult(RESULT);
    const scores = { trust: 71, listening: 33, safety: 66, composite: 57 };
    start({
      [`GET /api/icpi/${RESULT}`]: () => ({
        body: { id: RESULT, createdAt: '2026-11-21T10:00:00.000Z', scores },
      }),
    });
    const link = await screen.findByRole('link', { name: '21 November 2026' });
    expect(link).toHaveAttribute('href', `/icpi-results/${RESULT}`);
    expect(screen.getByText('Composite 57. Trust 71, Listening 33, Safety 66.')).toBeVisible();
  });

  it('makes what is cached of the ICPI stale', async () => {
    const { api, client } = await completeTo();
    const scores = { trust: 50, listening: 50, safety: 50, composite: 50 };
    client.setQueryData(['/api/icpi', RESULT], { id: RESULT, createdAt: '2026-11-21T10:00:00.000Z', scores });
    await user.click(button('Submit Findings'));
    await waitFor(() => expect(client.getQueryState(['/api/icpi', RESULT])?.isInvalidated).toBe(true));
    await waitFor(() => expect(api.sent(DATA)).toHaveLength(2));
  });

  it.each([
    ['a broken connection', () => 'offline' as const, /did not arrive/],
    ['a server in trouble', () => ({ status: 503, body: {} }), /did not arrive/],
    ['too many sends', () => ({ status: 429, body: {} }), /a little fast/],
    ['a changed questionnaire', () => ({ status: 400, body: {} }), /has changed/],
  ])('that met %s keeps every answer and can be repeated under the same key', async (_, reply, message) => {
    const { api, address } = await completeTo();
    api.on(SUBMIT, reply);
    await user.click(button('Submit Findings'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await chosen(24)).toEqual(['4']);
    expect(Object.keys(icpiDraft.get()?.answers ?? {})).toHaveLength(24);

    api.on(SUBMIT, () => ({ status: 201, body: { id: RESULT } }));
    await user.click(button('Submit Findings'));
    await waitFor(() => expect(address()).toContain(RESULT));
    const keys = api.sent(SUBMIT).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('under the same key also after a reload, and under another once an answer has changed', async () => {
    const first = await completeTo();
    first.api.on(SUBMIT, () => 'offline');
    await user.click(button('Submit Findings'));
    await screen.findByRole('alert');
    first.unmount();

    const second = start({ [SUBMIT]: () => 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await user.click(button('Submit Findings'));
    await screen.findByRole('alert');
    await answer(24, 'Never');
    await user.click(button('Submit Findings'));
    await waitFor(() => expect(second.api.sent(SUBMIT)).toHaveLength(2));
    const keyOf = (call: { headers: Record<string, string> } | undefined) => call?.headers['idempotency-key'];
    expect(keyOf(second.api.sent(SUBMIT)[0])).toBe(keyOf(first.api.sent(SUBMIT)[0]));
    expect(keyOf(second.api.sent(SUBMIT)[1])).not.toBe(keyOf(second.api.sent(SUBMIT)[0]));
  });
});

describe('in a workshop', () => {
  const JOIN = `POST /api/assessment/workshops/code/${CODE}/results`;
  const consent = () => screen.findByRole('checkbox', { name: /^Add my scores, without my name/ });
  const toTheEnd = async (routes: Routes = {}) => {
    workshopToJoin.set(TO_JOIN);
    leaveDraft(24, 2);
    const view = start({ [JOIN]: () => ({ status: 201, body: {} }), ...routes });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    return view;
  };
  const sent = async (address: () => string) => {
    await user.click(button('Submit Findings'));
    await waitFor(() => expect(address()).toBe(`/icpi-results/${RESULT}`));
  };
  beforeEach(() => toasts.set(null));

  it('asks at the last page, unticked, and says who sees what and until when', async () => {
    await toTheEnd();
    const box = await consent();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleName(
      'Add my scores, without my name, to the spread of the workshop “Leads”. The facilitator sees it once five have joined. I can take them back until 22 December 2999.',
    );
    await user.click(button('Page 1, complete'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('adds nothing that was not agreed to', async () => {
    const { api, address } = await toTheEnd();
    await consent();
    await sent(address);
    expect(api.sent(JOIN)).toEqual([]);
    expect(workshopToJoin.get()).toEqual(TO_JOIN);
  });

  it('adds the result of whoever agrees, once it is there', async () => {
    const { api, address } = await toTheEnd();
    await user.click(await consent());
    await user.click(button('Page 1, complete'));
    await user.click(button('Page 3, complete'));
    expect(await consent()).toBeChecked();
    await sent(address);
    expect(api.sent(JOIN).map(({ body }) => body)).toEqual([{ resultId: RESULT }]);
    expect(toasts.get()).toMatchObject({ tone: 'done', title: 'Your scores are in the workshop “Leads”' });
    expect(workshopToJoin.get()).toBeNull();
  });

  it.each([
    ['it is over', () => ({ status: 404, body: {} }), /No workshop has this code now/],
    ['the line broke', () => 'offline' as const, /Check the connection/],
  ])(
    'shows the result all the same when %s, and says that the scores are not in it',
    async (_, reply, words) => {
      const { address } = await toTheEnd({ [JOIN]: reply });
      await user.click(await consent());
      await sent(address);
      expect(toasts.get()?.description).toMatch(words);
      expect(icpiResults.get()).toEqual([RESULT]);
    },
  );

  it('that has ended, or in none, asks nothing', async () => {
    await toTheEnd();
    await consent();
    act(() => workshopToJoin.set({ ...TO_JOIN, expiresAt: '2020-01-01T00:00:00.000Z' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('one can be opened or joined from here', async () => {
    start();
    expect(await screen.findByRole('link', { name: 'Open one for your team' })).toHaveAttribute(
      'href',
      '/icpi-assessment/workshop',
    );
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/icpi-assessment/join');
  });
});

describe('an interrupted assessment', () => {
  it('resumes at the page where it was left, with its answers', async () => {
    const first = start();
    await statement(1);
    await answerPage(1);
    await user.click(button('Next'));
    await answer(9, 'Always');
    first.unmount();

    start();
    expect(await screen.findByText(/9 of 24 statements are answered/)).toBeVisible();
    await user.click(button('Resume'));
    expect(await chosen(9)).toEqual(['6']);
    expect(screen.getByRole('heading', { name: 'Page 2 of 3' })).toBeInTheDocument();
  });

  it('can be started over', async () => {
    leaveDraft(9, 1);
    start();
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await chosen(1)).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 24 answered');
    expect(icpiDraft.get()).toBeNull();
  });

  it('is forgotten after seven days', async () => {
    icpiDraft.set({ savedAt: Date.now() - 7 * 86_400_000 - 1_000, position: 1, answers: { q1: 3 } });
    start();
    expect(await chosen(1)).toEqual([]);
  });

  it('is filled in by two tabs without either overwriting the other', async () => {
    start();
    await answer(1, 'Often');
    // The other tab: it read the sheet, added its answer, and this one hears of it.
    const other = JSON.parse(localStorage.getItem('icpi_draft')!) as { answers: Record<string, number> };
    other.answers['q2'] = 6;
    localStorage.setItem('icpi_draft', JSON.stringify(other));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'icpi_draft' }));
    });
    expect(await chosen(2)).toEqual(['6']);
    await answer(3, 'Never');
    expect(icpiDraft.get()?.answers).toEqual({ q1: 4, q2: 6, q3: 1 });
  });

  it('gets its answer back when the other tab had not heard of it yet and wrote over it', async () => {
    start();
    await answer(1, 'Often');
    await tellOfOtherTab({ savedAt: Date.now(), position: 0, attempt: 'other', answers: { q2: 6 } });
    expect(icpiDraft.get()).toMatchObject({ attempt: 'other', answers: { q1: 4, q2: 6 } });
    expect([await chosen(1), await chosen(2)]).toEqual([['4'], ['6']]);
  });

  it('puts nothing back once the other tab has sent it or begun anew', async () => {
    start();
    await answer(1, 'Often');
    await tellOfOtherTab(null);
    await tellOfOtherTab({ savedAt: Date.now(), position: 0, attempt: 'anew', answers: { q2: 6 } });
    expect(icpiDraft.get()?.answers).toEqual({ q2: 6 });
  });

  it('goes on without storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { getItem, setItem } = Storage.prototype;
    Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked });
    try {
      const { unmount } = start();
      await answer(1, 'Often');
      await answer(2, 'Never');
      expect(await chosen(1)).toEqual(['4']);
      unmount();
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
      icpiDraft.set(null);
    }
  });
});
