import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IcpiResult } from '@coachlab/contracts';
import { icpiResults, rememberIcpiResult, workshopToJoin } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { ARCHETYPE, ICPI_DATA } from '../test/icpi.ts';
import { CODE, TO_JOIN } from '../test/workshops.ts';
import * as page from './icpi-results.tsx';

const ID = 'c0ffee'.padEnd(32, '0');
const DATA = 'GET /api/icpi/data';
const READ = `GET /api/icpi/${ID}`;
const REMOVE = `DELETE /api/icpi/${ID}`;
const JOINED = `GET /api/assessment/workshops/result/${ID}`;

const RESULT: IcpiResult = {
  id: ID,
  archetype: ARCHETYPE.id,
  globalLevel: 'proficient',
  scores: { trust: 71, listening: 33, safety: 66, composite: 57 },
  createdAt: '2026-11-21T10:00:00.000Z',
  scoringVersion: 1,
  quality: 'ok',
};

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({
    [DATA]: () => ({ body: ICPI_DATA }),
    [READ]: () => ({ body: RESULT }),
    [JOINED]: () => ({ body: [] }),
    ...routes,
  });
  return { api, ...renderPage(page, '/icpi-results/:id', `/icpi-results/${ID}`) };
}

describe('a result', () => {
  it('says so while it loads', async () => {
    let arrive: (reply: Reply) => void = () => {};
    start({ [READ]: () => new Promise((resolve) => (arrive = resolve)) });
    expect(await screen.findByText('Analyzing findings...')).toBeVisible();
    await act(async () => arrive({ body: RESULT }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Fast Solver' })).toBeVisible();
  });

  it('shows the archetype, the level, and all of the plan', async () => {
    start();
    await screen.findByRole('heading', { level: 1, name: ARCHETYPE.name });
    const { subtitle, pattern, primaryNeed, focus, coachingPlan, tactics, book, video } = ARCHETYPE;
    const texts = [subtitle, pattern, primaryNeed, focus, coachingPlan, ...tactics];
    for (const text of [...texts, book.title, book.author, video.title, video.description])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Proficient')).toBeVisible();
    expect(screen.getByText('Lowest: Listening')).toBeVisible();
    expect(screen.getByText('21 November 2026')).toBeVisible();
    expect(screen.getByText('A starting point, not a diagnosis.')).toBeVisible();
  });

  it('is shared with a picture of its own once it is there, and with the common one before', async () => {
    let arrive: (reply: Reply) => void = () => {};
    start({ [READ]: () => new Promise((resolve) => (arrive = resolve)) });
    const content = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    await screen.findByText('Analyzing findings...');
    expect(content('og:image')).toMatch(/\/remotes\/shell\/share\.png$/);
    await act(async () => arrive({ body: RESULT }));
    await screen.findByRole('heading', { level: 1, name: ARCHETYPE.name });
    expect(content('og:image')).toMatch(new RegExp(`/api/icpi/${ID}/share\\.png$`));
    expect(content('og:image:alt')).toBe('Proficient: Trust 71, Listening 33, Safety 66, out of 100.');
  });

  it('draws the scores, and says them in a table with their bands', async () => {
    start();
    expect(
      await screen.findByRole('img', {
        name: 'Radar with three axes. Trust 71, Listening 33, Safety 66, out of 100.',
      }),
    ).toBeVisible();
    const table = screen.getByRole('table', { name: 'Scores in words' });
    for (const [name, score] of [
      ['Trust', '71 High 64 to 78'],
      ['Listening', '33 Low 26 to 40'],
      ['Safety', '66 Mid 59 to 73'],
      ['Composite', '57 Mid 53 to 61'],
    ] as const)
      expect(within(table).getByRole('row', { name: new RegExp(`^${name} ${score}`) })).toBeVisible();
    expect(screen.getByText('High, 67 and above')).toBeVisible();
  });

  it('says each score once', async () => {
    start();
    await screen.findByRole('table', { name: 'Scores in words' });
    for (const score of ['71', '33', '66', '57'])
      expect(screen.getAllByText(new RegExp(`^${score}\\b`))).toHaveLength(1);
  });

  it('says plainly how far it can be trusted', async () => {
    start();
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Self-report, not validated, no norms.');
    expect(note).toHaveTextContent('7 points either way, 4 for the composite');
    expect(note).toHaveTextContent('About half of all people would get a different archetype');
  });

  it('keeps its range on the scale', async () => {
    start({ [READ]: () => ({ body: { ...RESULT, scores: { ...RESULT.scores, trust: 98, safety: 0 } } }) });
    const table = await screen.findByRole('table', { name: 'Scores in words' });
    expect(within(table).getByRole('row', { name: /^Trust 98 High 91 to 100/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Safety 0 Low 0 to 7/ })).toBeVisible();
  });

  it('that could as well be another archetype names both, and says whose plan it is', async () => {
    const near = { ...ARCHETYPE, id: 'need-safety', name: 'The High Bar', subtitle: 'Clear aims.' };
    start({
      [DATA]: () => ({ body: { ...ICPI_DATA, archetypes: [ARCHETYPE, near] } }),
      [READ]: () => ({ body: { ...RESULT, nearArchetype: near.id } }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Between The Fast Solver and The High Bar' }),
    ).toBeVisible();
    expect(screen.getByText(/would make it The High Bar \(“Clear aims.”\)/)).toBeVisible();
    expect(screen.getByText(ARCHETYPE.coachingPlan)).toBeVisible();
  });

  it('near an archetype that this release does not know is shown as its own alone', async () => {
    start({ [READ]: () => ({ body: { ...RESULT, nearArchetype: 'need-patience' } }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Fast Solver' })).toBeVisible();
  });

  it('of one answer throughout says how to read it', async () => {
    start({ [READ]: () => ({ body: { ...RESULT, quality: 'uniform' } }) });
    expect(await screen.findByText(/All 24 answers were the same/)).toBeVisible();
  });

  it('leads to its first artifact and to a retake', async () => {
    start();
    expect(await screen.findByRole('link', { name: 'Start with Listening Habits Check' })).toHaveAttribute(
      'href',
      '/artifact/assessment-listening-habits',
    );
    expect(screen.getByRole('link', { name: 'Retake' })).toHaveAttribute('href', '/icpi-assessment');
  });
});

describe('a result of an archetype that this release does not know', () => {
  const unknown = { [READ]: () => ({ body: { ...RESULT, archetype: 'need-patience' } }) };

  it('keeps Analyzing findings..., and shows the scores in neutral words', async () => {
    start(unknown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Analyzing findings...' })).toBeVisible();
    expect(screen.getByText(/This page does not know the archetype of this result yet/)).toBeVisible();
    expect(screen.queryByText(/There is no result at this address/)).not.toBeInTheDocument();
    expect(screen.getByText('Proficient')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Radar with three axes. Trust 71/ })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Scores in words' });
    expect(within(table).getByRole('row', { name: /^Composite 57 Mid/ })).toBeVisible();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  });

  it('can be shared, deleted and taken again', async () => {
    rememberIcpiResult(ID);
    start(unknown);
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete this result' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retake' })).toHaveAttribute('href', '/icpi-assessment');
  });
});

describe('a result that is not there', () => {
  it('because it is unknown keeps Analyzing findings... and offers a retake', async () => {
    start({ [READ]: () => ({ status: 404, body: {} }) });
    expect(await screen.findByRole('heading', { name: 'Analyzing findings...' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retake the assessment' })).toHaveAttribute(
      'href',
      '/icpi-assessment',
    );
  });

  it('because the service is in trouble can be tried again', async () => {
    const { api } = start({ [READ]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The result did not load')).toBeVisible();
    api.on(READ, () => ({ body: RESULT }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The Fast Solver' })).toBeVisible();
    expect(api.sent(DATA)).toHaveLength(1);
  });
});

describe('the link', () => {
  it('is copied without query, and says so for two seconds', async () => {
    start();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copy link' }, { timeout: 2_500 })).toBeVisible();
  });

  it('goes to the share sheet where there is one, and a sheet that does not open is pointed out', async () => {
    const { unmount } = start();
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    unmount();
    const open = jest.fn<typeof navigator.share>().mockResolvedValue();
    Object.assign(navigator, { share: open });
    start();
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    expect(open).toHaveBeenCalledWith({ title: 'ICPI Results', url: location.origin + location.pathname });
    expect(toasts.get()).toBeNull();
    open.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(button);
    expect(toasts.get()).toMatchObject({ tone: 'error', title: 'Not shared' });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('that cannot be copied is pointed out', async () => {
    start();
    const button = await screen.findByRole('button', { name: 'Copy link' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
    await user.click(button);
    expect(toasts.get()).toMatchObject({ tone: 'error', title: 'The link was not copied' });
  });
});

describe('deleting', () => {
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete this result' }));
    return within(await screen.findByRole('dialog', { name: 'Delete this result?' }));
  };

  it('is offered only in the browser that made the result', async () => {
    start();
    await screen.findByRole('heading', { name: ARCHETYPE.name });
    expect(screen.queryByRole('button', { name: 'Delete this result' })).not.toBeInTheDocument();
  });

  it('asks first, and keeps the result when told to', async () => {
    rememberIcpiResult(ID);
    const { api } = start();
    await user.click((await ask()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent(REMOVE)).toEqual([]);
  });

  it('leads back to the assessment and forgets the result', async () => {
    rememberIcpiResult(ID);
    const { api, address, client } = start({ [REMOVE]: () => ({ status: 204 }) });
    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/icpi-assessment'));
    expect(api.sent(REMOVE)).toHaveLength(1);
    await waitFor(() => expect(icpiResults.get()).toEqual([]));
    expect(client.getQueryData(['/api/icpi', ID])).toBeUndefined();
  });

  it.each([
    [403, /only while it keeps its cookie/],
    [503, /try again/],
  ])('that is answered %i says why and keeps the page', async (status, reason) => {
    rememberIcpiResult(ID);
    start({ [REMOVE]: () => ({ status, body: {} }) });
    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.get()?.description).toMatch(reason));
    expect(screen.getByText(ARCHETYPE.pattern)).toBeInTheDocument();
  });
});

describe('workshops', () => {
  const ADD = `POST /api/assessment/workshops/code/${CODE}/results`;
  const TAKE = `DELETE /api/assessment/workshops/code/${CODE}/results/${ID}`;
  const joined = { ...TO_JOIN, joinedAt: '2026-11-21T10:00:00.000Z' };

  it('are offered to the browser that made the result alone', async () => {
    const { api } = start();
    await screen.findByRole('heading', { name: ARCHETYPE.name });
    expect(screen.queryByRole('region', { name: 'Workshop' })).not.toBeInTheDocument();
    expect(api.sent(JOINED)).toEqual([]);
  });

  it('take an earlier result by their code, when one agrees and not before', async () => {
    rememberIcpiResult(ID);
    const { api } = start({
      [`GET /api/assessment/workshops/code/${CODE}`]: () => ({ body: TO_JOIN }),
      [ADD]: () => ({ status: 201, body: joined }),
    });
    await user.type(await screen.findByLabelText('Workshop code'), CODE);
    await user.click(screen.getByRole('button', { name: 'Find the workshop' }));
    const box = await screen.findByRole('checkbox', { name: /to the spread of the workshop “Leads”/ });
    expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Add my scores' }));
    expect(screen.getByText(/your scores are added only then/)).toBeVisible();
    expect(api.sent(ADD)).toEqual([]);

    api.on(JOINED, () => ({ body: [joined] }));
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Add my scores' }));
    expect(
      await screen.findByText(/in its spread. You can take them back until 22 December 2999/),
    ).toBeVisible();
    expect(api.sent(ADD).map(({ body }) => body)).toEqual([{ resultId: ID }]);
    expect(workshopToJoin.get()).toBeNull();
  });

  it('give the scores back, and ask first', async () => {
    rememberIcpiResult(ID);
    const { api } = start({ [JOINED]: () => ({ body: [joined] }), [TAKE]: () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take your scores back?' }));
    expect(api.sent(TAKE)).toEqual([]);
    api.on(JOINED, () => ({ body: [] }));
    await user.click(dialog.getByRole('button', { name: 'Take them back' }));
    await waitFor(() => expect(toasts.get()?.title).toBe('Your scores are out of the workshop “Leads”'));
    await waitFor(() => expect(screen.queryByText(/in its spread/)).not.toBeInTheDocument());
  });

  it.each([
    [409, 'joined_already', /Another result of this browser/],
    [409, 'result_scored_otherwise', /Take the assessment again/],
    [404, 'workshop_unknown', /may also have ended/],
  ])('that answer %i %s say why', async (status, code, words) => {
    rememberIcpiResult(ID);
    workshopToJoin.set(TO_JOIN);
    start({ [ADD]: () => ({ status, body: { status, code, title: 'No' } }) });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Add my scores' }));
    await waitFor(() => expect(toasts.get()?.description).toMatch(words));
  });

  it('can be put aside', async () => {
    rememberIcpiResult(ID);
    workshopToJoin.set(TO_JOIN);
    start();
    await user.click(await screen.findByRole('button', { name: 'Not this workshop' }));
    expect(await screen.findByLabelText('Workshop code')).toBeVisible();
  });
});

describe('results compared over time', () => {
  const EARLIER = 'beef'.padEnd(32, '0');
  const FIRST = 'face'.padEnd(32, '0');
  const earlier: IcpiResult = {
    ...RESULT,
    id: EARLIER,
    scores: { trust: 60, listening: 35, safety: 66, composite: 54 },
    createdAt: '2026-10-01T10:00:00.000Z',
  };
  const first: IcpiResult = { ...earlier, id: FIRST, createdAt: '2026-09-01T10:00:00.000Z' };
  const routes = {
    [`GET /api/icpi/${EARLIER}`]: () => ({ body: earlier }),
    [`GET /api/icpi/${FIRST}`]: () => ({ body: first }),
  };
  const section = () => screen.findByRole('region', { name: 'Compared over time' });

  it('stand beside each other, and each difference with its error', async () => {
    rememberIcpiResult(EARLIER);
    rememberIcpiResult(ID);
    start(routes);
    const compared = within(await section());
    expect(compared.getAllByRole('img', { name: /^Radar with three axes/ })).toHaveLength(2);
    expect(compared.getByText('Before: 1 October 2026')).toBeVisible();
    expect(compared.getByText('After: 21 November 2026. The thin line is the result before.')).toBeVisible();
    const rows = compared
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Trust6071+11±10Higher than before',
      'Listening3533−2±10Within the error',
      'Safety66660±10Within the error',
      'Composite5457+3±6Within the error',
    ]);
  });

  it('lets one choose which, when there are more than two', async () => {
    for (const id of [FIRST, EARLIER, ID]) rememberIcpiResult(id);
    start(routes);
    const compared = within(await section());
    expect(compared.getByText('Before: 1 October 2026')).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Compare with'), FIRST);
    expect(compared.getByText('Before: 1 September 2026')).toBeVisible();
  });

  it('shows all of them, the latest first, when there are more than two', async () => {
    for (const id of [FIRST, EARLIER, ID]) rememberIcpiResult(id);
    start(routes);
    const rows = within(await screen.findByRole('table', { name: 'All results' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '21 November 2026 (this one)71336657',
      '1 October 202660356654',
      '1 September 202660356654',
    ]);
    expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', `/icpi-results/${EARLIER}`);
    expect(screen.getByRole('img', { name: 'Trust, the oldest first: 60, 60, 71' })).toBeVisible();
  });

  it('are not shown with one alone, with one that was deleted, or to a stranger with the link', async () => {
    rememberIcpiResult(EARLIER);
    rememberIcpiResult(ID);
    start({ [`GET /api/icpi/${EARLIER}`]: () => ({ status: 404, body: {} }) });
    await screen.findByRole('heading', { level: 1, name: ARCHETYPE.name });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete this result' })).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Compared over time' })).not.toBeInTheDocument();
    cleanup();
    localStorage.clear();
    rememberIcpiResult(EARLIER);
    start(routes);
    await screen.findByRole('heading', { level: 1, name: ARCHETYPE.name });
    expect(screen.queryByRole('region', { name: 'Compared over time' })).not.toBeInTheDocument();
  });
});
