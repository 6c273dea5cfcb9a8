import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberWorkshop, workshops } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { CODE, ID, WORKSHOP } from '../test/workshops.ts';
import * as page from './workshop.tsx';

const READ = `GET /api/assessment/workshops/${ID}`;
const REMOVE = `DELETE /api/assessment/workshops/${ID}`;

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({ [READ]: () => ({ body: WORKSHOP }), ...routes });
  return {
    api,
    ...renderPage(page, '/icpi-assessment/workshop/:id', `/icpi-assessment/workshop/${ID}`),
  };
}

describe('a workshop, for its facilitator,', () => {
  it('says how to join, how many did, and until when it is kept', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    expect(screen.getByText(CODE)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of the link to join' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('12 people have joined.');
    expect(screen.getByText('22 December 2999')).toBeVisible();
  });

  it('copies the two links, of which the one to join does not hold the secret', async () => {
    start();
    await user.click(await screen.findByRole('button', { name: 'Copy join link' }));
    const join = await navigator.clipboard.readText();
    expect(join).toMatch(new RegExp(`/icpi-assessment/join/${CODE}$`));
    expect(join).not.toContain(ID);
    await user.click(screen.getByRole('button', { name: 'Copy your link' }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  });

  it('says the spread in words, with what it means and three questions', async () => {
    start();
    const table = await screen.findByRole('table', { name: 'The spread in words' });
    for (const row of [
      'Trust5035 to 65Low to Mid',
      'Listening4530 to 60Low to Mid',
      'Safety5540 to 60Mid',
      'Composite5040 to 55Low to Mid',
    ])
      expect(
        within(table)
          .getAllByRole('row')
          .map(({ textContent }) => textContent),
      ).toContain(row);
    expect(screen.getByText(/no mark for the team/)).toBeVisible();
    const questions = within(screen.getByRole('region', { name: 'Talk about it' }));
    expect(questions.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says who is not in it yet, and why', async () => {
    start();
    expect(
      await screen.findByText(/^2 of 12 are not in the spread yet\. .* when 3 more have joined\.$/),
    ).toBeVisible();
  });

  it.each([
    [{ joined: 4, missing: 1 }, /appears when one more has joined/],
    [{ joined: 0, missing: 5 }, /appears when 5 more have joined/],
    [
      { joined: 9, missing: 2 },
      /Somebody has taken their scores back\. .* comes back when 2 more have joined/,
    ],
  ])('with %j shows no spread and says when it comes', async (numbers, words) => {
    start({ [READ]: () => ({ body: { ...WORKSHOP, ...numbers, spread: null } }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('Talk about it')).not.toBeInTheDocument();
  });

  it('shows who has joined since, and that it has ended meanwhile', async () => {
    const { api, client } = start();
    await screen.findByText('12 people have joined.');
    api.on(READ, () => ({ body: { ...WORKSHOP, joined: 13, missing: 2 } }));
    // What it does by itself every few seconds.
    await act(() => client.refetchQueries());
    expect(await screen.findByText('13 people have joined.')).toBeVisible();
    api.on(READ, () => ({ status: 503, body: {} }));
    await act(() => client.refetchQueries());
    expect(screen.getByText('13 people have joined.')).toBeVisible();
    api.on(READ, () => ({ status: 404, body: {} }));
    await act(() => client.refetchQueries());
    expect(await screen.findByRole('heading', { name: 'This workshop is gone' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is kept in the list of the browser that opens its link', async () => {
    start();
    await screen.findByText(CODE);
    await waitFor(() => expect(workshops.get()).toEqual([ID]));
  });

  it('is deleted by one press that asks first', async () => {
    const { api, address } = start({ [REMOVE]: () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Delete this workshop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this workshop?' }));
    expect(api.sent(REMOVE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/icpi-assessment/workshop'));
    await waitFor(() => expect(workshops.get()).toEqual([]));
    expect(toasts.get()).toMatchObject({ tone: 'done', title: 'Workshop deleted' });
  });

  it('stays when it could not be deleted, and says so', async () => {
    start({ [REMOVE]: () => 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Delete this workshop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.get()).toMatchObject({ title: 'The workshop was not deleted' }));
    expect(screen.getByText(CODE)).toBeInTheDocument();
  });
});

describe('an address without a workshop', () => {
  it('says plainly that it is gone, and takes it out of the list', async () => {
    rememberWorkshop(ID);
    start({ [READ]: () => ({ status: 404, body: {} }) });
    expect(await screen.findByRole('heading', { name: 'This workshop is gone' })).toBeVisible();
    expect(screen.getByText(/reached its last day or was deleted/)).toBeVisible();
    await waitFor(() => expect(workshops.get()).toEqual([]));
  });

  it('because the service is in trouble can be tried again', async () => {
    const { api } = start({ [READ]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The workshop did not load')).toBeVisible();
    api.on(READ, () => ({ body: WORKSHOP }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(CODE)).toBeVisible();
  });
});
