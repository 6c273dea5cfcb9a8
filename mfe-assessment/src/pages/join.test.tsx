import { beforeEach, expect, it } from '@jest/globals';
import { rememberIcpiResult, workshopToJoin } from '@coachlab/learner';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { CODE, TO_JOIN } from '../test/workshops.ts';
import * as page from './join.tsx';

const FIND = `GET /api/assessment/workshops/code/${CODE}`;

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  user = userEvent.setup();
});

function start(address: string, routes: Routes = {}) {
  const api = fakeApi({ [FIND]: () => ({ body: TO_JOIN }), ...routes });
  return { api, ...renderPage(page, '/icpi-assessment/join/:code?', `/icpi-assessment/join${address}`) };
}

it('leads from the code to the workshop and on to the statements', async () => {
  const { address } = start('');
  await user.type(await screen.findByLabelText('Workshop code'), ` ${CODE} `);
  await user.click(screen.getByRole('button', { name: 'Find the workshop' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(address()).toBe(`/icpi-assessment/join/${CODE}`);
  expect(screen.getByText(/until 22 December 2999/)).toBeVisible();
  expect(
    screen.getByText(/without your name. The facilitator sees the spread once five have joined/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin the 24 statements' })).toHaveAttribute(
    'href',
    '/icpi-assessment',
  );
  await waitFor(() => expect(workshopToJoin.get()).toEqual(TO_JOIN));
});

it('by the link asks for no code, and offers the results that are there', async () => {
  const result = 'c0ffee'.padEnd(32, '0');
  rememberIcpiResult(result);
  start(`/${CODE}`, {
    [`GET /api/icpi/${result}`]: () => ({
      body: { id: result, createdAt: '2026-11-21T10:00:00.000Z', scores: { composite: 57 } },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '21 November 2026' })).toHaveAttribute(
    'href',
    `/icpi-results/${result}`,
  );
  expect(screen.queryByLabelText('Workshop code')).not.toBeInTheDocument();
});

it('of a workshop that is over says so, and takes another code', async () => {
  const OTHER = 'CCC-CCC-CCC';
  const { address } = start(`/${OTHER}`, {
    [`GET /api/assessment/workshops/code/${OTHER}`]: () => ({ status: 404, body: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'No workshop has this code' })).toBeVisible();
  const field = screen.getByLabelText('Workshop code');
  expect(field).toHaveValue(OTHER);
  expect(workshopToJoin.get()).toBeNull();
  await user.clear(field);
  await user.type(field, CODE);
  await user.click(screen.getByRole('button', { name: 'Find the workshop' }));
  await waitFor(() => expect(address()).toBe(`/icpi-assessment/join/${CODE}`));
});

it.each([
  [404, /No workshop has this code now/],
  [429, /Too many tries/],
  [503, /Check the connection/],
])('a typed code that is answered %i says why, beside the field', async (status, words) => {
  start('', { [FIND]: () => ({ status, body: {} }) });
  const field = await screen.findByLabelText('Workshop code');
  await user.type(field, CODE);
  await user.click(screen.getByRole('button', { name: 'Find the workshop' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveFocus();
  expect(workshopToJoin.get()).toBeNull();
});

it('without a code asks for one', async () => {
  const { api } = start('');
  await user.click(await screen.findByRole('button', { name: 'Find the workshop' }));
  expect(screen.getByLabelText('Workshop code')).toHaveAccessibleDescription(/Type the code/);
  expect(api.calls).toEqual([]);
});

it('does not call a link false because the service is in trouble', async () => {
  const { api } = start(`/${CODE}`, { [FIND]: () => ({ status: 503, body: {} }) });
  expect(await screen.findByText(/says nothing about the code/)).toBeVisible();
  api.on(FIND, () => ({ body: TO_JOIN }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
