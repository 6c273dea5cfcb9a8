import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Contribution, OutgoingMail, ReceivedMessage } from '@coachlab/contracts';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import * as page from './moderation.tsx';

const AT = '/api/forum/moderation';
const SESSION = { csrfToken: 'csrf', expiresAt: '2030-01-01T00:00:00.000Z' };
const NOW = new Date().toISOString();

const held: Contribution = {
  kind: 'post',
  id: 'p1',
  postId: 'p1',
  title: 'Three links',
  content: 'http://a.example <script>alert(1)</script>',
  formatted: null,
  authorName: 'Anna',
  createdAt: NOW,
  status: 'pending',
  heldFor: 'links',
};
const letter: ReceivedMessage = {
  id: 'm1',
  name: 'Ann',
  email: 'ann@home.example',
  subject: 'A question',
  message: 'How do you begin?',
  createdAt: NOW,
  suspect: false,
  mail: 'waiting',
};
const mail: OutgoingMail = {
  id: 'o1',
  recipient: null,
  subject: 'A question',
  status: 'waiting',
  attempts: 2,
  nextAttemptAt: NOW,
  lastError: 'Connection refused',
  createdAt: NOW,
};

let user: UserEvent;
beforeEach(() => {
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({
    [`GET ${AT}/session`]: () => ({ body: SESSION }),
    [`GET ${AT}/waiting`]: () => ({ body: { held: 1, reported: 1, messages: 1, mails: 1, subscribers: 1 } }),
    [`GET ${AT}/held`]: () => ({ body: [held] }),
    [`GET ${AT}/reports`]: () => ({
      body: [{ ...held, title: 'Reported', reports: [{ reason: 'unkind', note: 'Look!', createdAt: NOW }] }],
    }),
    [`GET ${AT}/messages?limit=50`]: () => ({
      body: [letter, { ...letter, id: 'm2', suspect: true, mail: null }],
    }),
    [`GET ${AT}/mails`]: () => ({ body: { sending: true, mails: [mail] } }),
    [`GET ${AT}/subscribers?limit=50`]: () => ({
      body: [{ id: 's1', email: 'ann@home.example', status: 'confirmed', createdAt: NOW, confirmedAt: NOW }],
    }),
    ...routes,
  });
  return { api, ...renderPage(page, '/-/moderation') };
}

const button = (name: string) => screen.findByRole('button', { name });
const tab = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }));

describe('signing in', () => {
  const nobody = { [`GET ${AT}/session`]: () => ({ status: 401, body: {} }) };
  const SIGN_IN = `POST ${AT}/session`;
  const enter = async (token: string) => {
    await user.type(await screen.findByLabelText('Admin token'), token);
    await user.click(await button('Sign in'));
  };

  it('opens the desk', async () => {
    const { api } = start({ ...nobody, [SIGN_IN]: () => ({ status: 201, body: SESSION }) });
    await enter('secret');
    expect(await screen.findByRole('tab', { name: 'Held (1)' })).toBeVisible();
    expect(api.sent(SIGN_IN)[0]?.body).toEqual({ token: 'secret' });
  });

  it.each([
    ['a wrong token', { status: 401, body: {} }, 'That is not the admin token.'],
    ['too many tries', { status: 429, body: {} }, 'Too many tries. Wait a minute.'],
    [
      'a server without a token',
      { status: 503, body: { code: 'moderation_closed' } },
      'The server has no admin token: set COACHLAB_ADMIN_TOKEN.',
    ],
    ['a server in trouble', { status: 500, body: {} }, 'The server does not answer. Try it again.'],
  ])('with %s says so', async (_, reply, words) => {
    start({ ...nobody, [SIGN_IN]: () => reply });
    await enter('guess');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that cannot be looked up can be tried again', async () => {
    const { api } = start({ [`GET ${AT}/session`]: () => ({ status: 500, body: {} }) });
    expect(await screen.findByText('The moderation desk did not load')).toBeVisible();
    api.on(`GET ${AT}/session`, () => ({ body: SESSION }));
    await user.click(await button('Try again'));
    expect(await screen.findByRole('tab', { name: /Held/ })).toBeVisible();
  });

  it('ends by signing out', async () => {
    const { api } = start({ [`DELETE ${AT}/session`]: () => ({ status: 204 }) });
    await user.click(await button('Sign out'));
    expect(await screen.findByLabelText('Admin token')).toBeVisible();
    expect(api.sent(`DELETE ${AT}/session`)[0]?.headers['x-csrf-token']).toBe('csrf');
  });
});

describe('what is held', () => {
  const PUBLISH = `POST ${AT}/post/p1/publish`;
  const DELETE = `DELETE ${AT}/post/p1`;

  it('is shown with the reason, and harmless', async () => {
    start();
    expect(await screen.findByText('Three links')).toBeVisible();
    expect(screen.getByText('More than two links')).toBeVisible();
    expect(screen.getByText(/<script>/)).toBeVisible();
  });

  it('is published with the token of the session, and gone from the list', async () => {
    const { api } = start({ [PUBLISH]: () => ({ status: 204 }) });
    await screen.findByText('Three links');
    api.on(`GET ${AT}/held`, () => ({ body: [] }));
    await user.click(await button('Publish'));
    expect(await screen.findByText('Nothing is held')).toBeVisible();
    expect(api.sent(PUBLISH)[0]?.headers['x-csrf-token']).toBe('csrf');
  });

  it('is deleted only after a question', async () => {
    const { api } = start({ [DELETE]: () => ({ status: 204 }) });
    await user.click(await button('Delete'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(api.sent(DELETE)).toEqual([]);
    await user.click(await button('Delete'));
    await user.click(await button('Delete for good'));
    await waitFor(() => expect(api.sent(DELETE)).toHaveLength(1));
  });

  it('says when something was not done', async () => {
    start({ [PUBLISH]: () => 'offline' });
    await user.click(await button('Publish'));
    await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'error', title: 'Not done' }));
  });

  it('asks to sign in again when the session is over', async () => {
    const { api } = start({ [PUBLISH]: () => ({ status: 401, body: {} }) });
    await screen.findByText('Three links');
    api.on(`GET ${AT}/session`, () => ({ status: 401, body: {} }));
    await user.click(await button('Publish'));
    expect(await screen.findByLabelText('Admin token')).toBeVisible();
  });

  it('that did not load can be tried again', async () => {
    const { api } = start({ [`GET ${AT}/held`]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('This list did not load')).toBeVisible();
    api.on(`GET ${AT}/held`, () => ({ body: [held] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText('Three links')).toBeVisible();
  });
});

describe('the other lists', () => {
  it('show what is reported, why, and let it be', async () => {
    const { api } = start({ [`POST ${AT}/post/p1/dismiss`]: () => ({ status: 204 }) });
    await tab(/Reports/);
    expect(await screen.findByText('Unkind')).toBeVisible();
    expect(screen.getByText('Look!')).toBeVisible();
    await user.click(await button('Leave it'));
    await waitFor(() => expect(api.sent(`POST ${AT}/post/p1/dismiss`)).toHaveLength(1));
  });

  it('show messages, and send on what was taken for a robot’s', async () => {
    const { api } = start({ [`POST ${AT}/messages/m2/release`]: () => ({ status: 204 }) });
    await tab(/Messages/);
    expect(await screen.findByText('Mail waits')).toBeVisible();
    expect(screen.getByText('Perhaps a robot; not mailed')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'ann@home.example' })[0]).toHaveAttribute(
      'href',
      'mailto:ann%40home.example?subject=Re%3A%20A%20question',
    );
    await user.click(await button('Not a robot'));
    await waitFor(() => expect(api.sent(`POST ${AT}/messages/m2/release`)).toHaveLength(1));
  });

  it('show the outbox with what went wrong, and send now', async () => {
    const { api } = start({ [`POST ${AT}/mails/o1/retry`]: () => ({ status: 204 }) });
    await tab(/Outbox/);
    expect(await screen.findByText('Connection refused')).toBeVisible();
    await user.click(await button('Send now'));
    await waitFor(() => expect(api.sent(`POST ${AT}/mails/o1/retry`)).toHaveLength(1));
  });

  it('say that there is no mail server when there is none', async () => {
    start({ [`GET ${AT}/mails`]: () => ({ body: { sending: false, mails: [mail] } }) });
    await tab(/Outbox/);
    expect(await screen.findByText(/No mail server is set/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  });

  it('show the addresses, and lead to the file of them', async () => {
    start();
    await tab(/Newsletter/);
    expect(await screen.findByText('ann@home.example')).toBeVisible();
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${AT}/subscribers.csv`,
    );
  });
});
