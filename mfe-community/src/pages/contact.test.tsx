import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { COACH } from '../content/coach.ts';
import * as page from './contact.tsx';

const SEND = 'POST /api/contact';
const SUBSCRIBE = 'POST /api/newsletter/subscribe';
const CONFIRM = 'POST /api/newsletter/confirm';

let user: UserEvent;
beforeEach(() => {
  clearBrowser();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}, address = '/contact') {
  const api = fakeApi({
    [SEND]: () => ({ status: 201, body: { id: 'm1' } }),
    [SUBSCRIBE]: () => ({ body: { ok: true } }),
    [CONFIRM]: () => ({ body: { ok: true } }),
    ...routes,
  });
  return { api, ...renderPage(page, '/contact', address) };
}

const LETTER = {
  Name: 'Ann',
  Email: 'ann@home.example',
  Subject: 'A question',
  Message: 'How do you begin?',
};
type FieldName = keyof typeof LETTER;

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const write = async (texts: Partial<Record<FieldName, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(await field(name));
    if (text) await user.type(await field(name), text);
  }
};

describe('the page', () => {
  it('has its three cards', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Get in Touch');
    const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(cards).toEqual(['Send a Message', 'Direct Contact', 'Stay Updated']);
    expect(screen.getByText("I'll respond within 24-48 hours")).toBeVisible();
  });

  it('leads to the coach by mail, and to the profile in a new tab', async () => {
    start();
    expect(await screen.findByRole('link', { name: COACH.email })).toHaveAttribute(
      'href',
      `mailto:${COACH.email}`,
    );
    const profile = screen.getByRole('link', { name: /profile/ });
    expect(profile).toHaveAttribute('href', COACH.profile.url);
    expect(profile).toHaveAttribute('target', '_blank');
    expect(profile).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });
});

describe('a message', () => {
  it.each<[FieldName, string, string]>([
    ['Name', 'A', 'Name must be at least 2 characters'],
    ['Name', '', 'Name must be at least 2 characters'],
    ['Name', ' B ', 'Name must be at least 2 characters'],
    ['Email', 'ann', 'Please enter a valid email address'],
    ['Email', 'ann@home', 'Please enter a valid email address'],
    ['Email', '', 'Please enter a valid email address'],
    ['Subject', 'Help', 'Subject must be at least 5 characters'],
    ['Message', '123456789', 'Message must be at least 10 characters'],
    ['Message', '         x         ', 'Message must be at least 10 characters'],
  ])('is not sent with %s %j: %s', async (name, text, words) => {
    const { api } = start();
    await write({ ...LETTER, [name]: text });
    await user.click(await button('Send Message'));
    expect(await field(name)).toHaveAccessibleDescription(words);
    expect(await field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(await field(name)).toHaveFocus();
    expect(api.sent(SEND)).toEqual([]);
    // What is put right is said to be right at once.
    await write({ [name]: LETTER[name] });
    expect(await field(name)).not.toHaveAttribute('aria-invalid');
  });

  it('says all that is wrong at once, and nothing before the first try', async () => {
    start();
    await write({ Name: 'A' });
    expect(screen.queryByText('Name must be at least 2 characters')).not.toBeInTheDocument();
    await user.click(await button('Send Message'));
    for (const words of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ])
      expect(screen.getByText(words)).toBeVisible();
  });

  it.each<[FieldName, number]>([
    ['Name', 100],
    ['Subject', 200],
    ['Message', 5_000],
  ])('is not sent with a %s of more than %i characters', async (name, most) => {
    const { api } = start();
    await write({ ...LETTER, [name]: '' });
    await user.click(await field(name));
    await user.paste('🙂'.repeat(most + 1));
    await user.click(await button('Send Message'));
    expect(await screen.findByText(`At most ${most} characters: 1 too many`)).toBeVisible();
    expect(api.sent(SEND)).toEqual([]);
  });

  it('says Sending..., then Message Sent! with a toast, and comes back empty', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start({ [SEND]: () => new Promise((resolve) => (arrive = resolve)) });
    await write(LETTER);
    await user.click(await button('Send Message'));
    await user.click(await button('Sending...'));
    await act(async () => arrive({ status: 201, body: { id: 'm1' } }));
    expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toHaveFocus();
    expect(toasts.get()).toMatchObject({ tone: 'done' });
    expect(api.sent(SEND)).toHaveLength(1);
    expect(api.sent(SEND)[0]?.body).toEqual({
      name: 'Ann',
      email: 'ann@home.example',
      subject: 'A question',
      message: 'How do you begin?',
    });
    expect(api.sent(SEND)[0]?.headers['idempotency-key']).toBeTruthy();

    await user.click(await button('Send Another Message'));
    for (const name of Object.keys(LETTER)) expect(await field(name)).toHaveValue('');
    expect(await button('Send Message')).toBeVisible();
  });

  it.each<[string, Reply]>([
    ['a server in trouble', { status: 500, body: {} }],
    ['a refusal', { status: 400, body: {} }],
    ['too many messages', { status: 429, body: {} }],
    ['a broken connection', 'offline'],
  ])('that met %s shows the error toast and keeps the form', async (_, reply) => {
    const { api } = start({ [SEND]: () => reply });
    await write(LETTER);
    await user.click(await button('Send Message'));
    await waitFor(() =>
      expect(toasts.get()).toMatchObject({
        tone: 'error',
        title: 'Error',
        description: `Failed to send message. Please try email directly at ${COACH.email}`,
      }),
    );
    for (const [name, text] of Object.entries(LETTER)) expect(await field(name)).toHaveValue(text);
    api.on(SEND, () => ({ status: 201, body: { id: 'm1' } }));
    await user.click(await button('Send Message'));
    expect(await screen.findByText('Message Sent!')).toBeVisible();
    const keys = api.sent(SEND).map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
  });

  it('has the subject that a link to the page suggests, once', async () => {
    start({}, '/contact?subject=Book%20a%20Lab%20Day');
    await waitFor(async () => expect(await field('Subject')).toHaveValue('Book a Lab Day'));
    await write({ Name: 'Ann', Email: 'ann@home.example', Message: 'How do you begin?' });
    await user.click(await button('Send Message'));
    await user.click(await button('Send Another Message'));
    expect(await field('Subject')).toHaveValue('');
  });
});

describe('the newsletter', () => {
  const address = () => screen.findByRole('textbox', { name: 'Where to send updates' });

  it.each(['', 'ann', 'ann@home', '@home.example', 'a b@home.example'])(
    'refuses %j with a toast and sends nothing',
    async (text) => {
      const { api } = start();
      if (text) await user.type(await address(), text);
      await user.click(await button('Subscribe'));
      expect(toasts.get()).toMatchObject({
        tone: 'error',
        title: 'Invalid email',
        description: 'Please enter a valid email address',
      });
      expect(api.sent(SUBSCRIBE)).toEqual([]);
      expect(await address()).toHaveAttribute('aria-invalid', 'true');
    },
  );

  it('asks for an address, and needs one', async () => {
    start();
    expect(await address()).toHaveAttribute('type', 'email');
    expect(await address()).toBeRequired();
  });

  it('says Subscribing..., then thanks for good', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start({ [SUBSCRIBE]: () => new Promise((resolve) => (arrive = resolve)) });
    await user.type(await address(), 'ann@home.example');
    await user.click(await button('Subscribe'));
    await user.click(await button('Subscribing...'));
    await act(async () => arrive({ body: { ok: true } }));
    expect(await screen.findByText('Thanks for subscribing!')).toBeVisible();
    expect(screen.getByText("You'll get updates on new frameworks and insights.")).toBeVisible();
    expect(api.sent(SUBSCRIBE).map(({ body }) => body)).toEqual([{ email: 'ann@home.example' }]);
    expect(screen.queryByRole('button', { name: /Subscrib/ })).not.toBeInTheDocument();
  });

  it.each<[string, Reply]>([
    ['a server in trouble', { status: 503, body: {} }],
    ['a broken connection', 'offline'],
  ])('that met %s shows the error toast and keeps the address', async (_, reply) => {
    start({ [SUBSCRIBE]: () => reply });
    await user.type(await address(), 'ann@home.example');
    await user.click(await button('Subscribe'));
    await waitFor(() =>
      expect(toasts.get()).toMatchObject({
        tone: 'error',
        title: 'Error',
        description: 'Failed to subscribe. Please try again later.',
      }),
    );
    expect(await address()).toHaveValue('ann@home.example');
  });

  it('that the service does not take for an address is told at the field', async () => {
    start({ [SUBSCRIBE]: () => ({ status: 400, body: {} }) });
    await user.type(await address(), 'you<ann@home.example>');
    await user.click(await button('Subscribe'));
    await waitFor(() => expect(toasts.get()).toMatchObject({ title: 'Invalid email' }));
    expect(await address()).toHaveAttribute('aria-invalid', 'true');
  });

  it('is confirmed by a press, not by the visit', async () => {
    const { api } = start({}, '/contact?confirm=abc123');
    const card = within((await screen.findByRole('heading', { name: 'Stay Updated' })).closest('section')!);
    const confirm = await card.findByRole('button', { name: 'Confirm' });
    expect(api.sent(CONFIRM)).toEqual([]);
    await user.click(confirm);
    expect(await card.findByText('Thanks for subscribing!')).toBeVisible();
    expect(api.sent(CONFIRM)[0]?.body).toEqual({ token: 'abc123' });
  });

  it.each<[string, Reply, RegExp]>([
    ['a link that no longer works', { status: 404, body: {} }, /no longer works/],
    ['a broken connection', 'offline', /Try it again/],
  ])('tells of %s', async (_, reply, words) => {
    start({ [CONFIRM]: () => reply }, '/contact?confirm=abc123');
    await user.click(await button('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await button('Confirm')).toBeEnabled();
  });
});
