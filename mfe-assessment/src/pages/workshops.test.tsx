import { beforeEach, expect, it } from '@jest/globals';
import { rememberWorkshop, workshops } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { ID, WORKSHOP } from '../test/workshops.ts';
import * as page from './workshops.tsx';

const OPEN = 'POST /api/assessment/workshops';

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({ [OPEN]: () => ({ status: 201, body: { id: ID } }), ...routes });
  return { api, ...renderPage(page, '/icpi-assessment/workshop') };
}
const press = async () => user.click(await screen.findByRole('button', { name: 'Open the workshop' }));

it('opens a workshop with its name and time, and goes to its page', async () => {
  const { api, address } = start();
  await user.type(await screen.findByLabelText('Name of the workshop (optional)'), ' Leads ');
  await user.selectOptions(screen.getByLabelText('Keep it for'), '7 days');
  await press();
  await waitFor(() => expect(address()).toBe(`/icpi-assessment/workshop/${ID}`));
  expect(api.sent(OPEN).map(({ body }) => body)).toEqual([{ name: 'Leads', days: 7 }]);
  expect(workshops.get()).toEqual([ID]);
});

it('needs no name, and offers a month', async () => {
  const { api, address } = start();
  await press();
  await waitFor(() => expect(address()).not.toBe('/icpi-assessment/workshop'));
  expect(api.sent(OPEN).map(({ body }) => body)).toEqual([{ days: 30 }]);
});

it('sends what got lost again under the same key, and something else under another', async () => {
  const { api } = start({ [OPEN]: () => 'offline' });
  const failed = async (count: number) => {
    await waitFor(() => expect(api.sent(OPEN)).toHaveLength(count));
    await waitFor(() => expect(toasts.get()).toMatchObject({ title: 'The workshop was not opened' }));
    toasts.set(null);
    await screen.findByRole('button', { name: 'Open the workshop' });
  };
  await press();
  await failed(1);
  await press();
  await failed(2);
  await user.type(screen.getByLabelText('Name of the workshop (optional)'), 'Leads');
  await press();
  await failed(3);
  const [first, second, third] = api.sent(OPEN).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says why it could not be opened, and keeps what was typed', async () => {
  start({ [OPEN]: () => ({ status: 429, body: {} }) });
  await user.type(await screen.findByLabelText('Name of the workshop (optional)'), 'Leads');
  await press();
  await waitFor(() => expect(toasts.get()?.description).toMatch(/Wait a few minutes/));
  expect(screen.getByLabelText('Name of the workshop (optional)')).toHaveValue('Leads');
});

it('lists the workshops of this browser that are still there', async () => {
  const GONE = 'a'.repeat(32);
  rememberWorkshop(GONE);
  rememberWorkshop(ID);
  start({
    [`GET /api/assessment/workshops/${ID}`]: () => ({ body: WORKSHOP }),
    [`GET /api/assessment/workshops/${GONE}`]: () => ({ status: 404, body: {} }),
  });
  const link = await screen.findByRole('link', { name: 'Leads' });
  expect(link).toHaveAttribute('href', `/icpi-assessment/workshop/${ID}`);
  expect(screen.getByText('12 joined. Until 22 December 2999.')).toBeVisible();
});
