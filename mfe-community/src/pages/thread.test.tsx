import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { aPost, aReply, HARM, MINE, NOTHING } from '../test/forum.ts';
import * as page from './forum.tsx';

const POST = aPost(1, {
  title: 'What do you say?',
  content: 'They said **fine**.',
  formatted: [{ tag: 'p', children: ['They said ', { tag: 'strong', children: ['fine'] }, '.'] }],
  replyCount: 2,
});
const ONE = `GET /api/forum/posts/${POST.id}`;
const REPLIES = `${ONE}/replies`;
const REPLY = `POST /api/forum/posts/${POST.id}/replies`;

let user: UserEvent;
beforeEach(() => {
  clearBrowser();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({
    [ONE]: () => ({ body: POST }),
    [REPLIES]: () => ({ body: [aReply(1), aReply(2)] }),
    [MINE]: () => ({ body: NOTHING }),
    [REPLY]: () => ({ status: 201, body: aReply(3) }),
    ...routes,
  });
  return { api, ...renderPage(page, '/forum', `/forum?post=${POST.id}`) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });

describe('a post', () => {
  it('stands open with its replies, the oldest first', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What do you say?');
    expect(await screen.findByText('fine')).toContainHTML('<strong>fine</strong>');
    expect(await screen.findByText('Reply 1')).toBeVisible();
    const replies = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(replies[0]).toContain('Replier 1');
    expect(replies[1]).toContain('Replier 2');
    expect(screen.getByRole('heading', { name: '2 replies' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', '/forum');
    expect(document.title).toBe('What do you say? | Coachlab');
  });

  it('acts on nothing but the elements and links of formatted text', async () => {
    start({ [ONE]: () => ({ body: { ...POST, formatted: HARM } }) });
    const fine = await screen.findByRole('link', { name: 'fine' });
    expect(fine).toHaveAttribute('href', 'https://good.example');
    expect(fine).toHaveAttribute('rel', 'nofollow ugc noopener');
    const article = screen.getByRole('article');
    expect(article.querySelectorAll('script, img, iframe, i, [onerror], [onclick]')).toHaveLength(0);
    const targets = [...article.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => /script|data:/i.test(target ?? ''))).toEqual([]);
    expect(article).toHaveTextContent('<img src=x onerror="window.harmed = true">');
    expect(article).toHaveTextContent('press again');
    expect(window).not.toHaveProperty('harmed');
  });

  it.each([
    ['deep quotations', '>'.repeat(3_000)],
    ['deep lists', '1. '.repeat(3_000)],
    ['brackets without end', '['.repeat(10_000)],
    ['nested emphasis', `${'*a **b '.repeat(700)}x${' b** a*'.repeat(700)}`],
    ['headings without words', 'a\n=\n'.repeat(2_500)],
    ['ten thousand emoji', '🙂'.repeat(10_000)],
  ])('of %s is shown quickly, as it was typed', async (_, content) => {
    start({ [ONE]: () => ({ body: { ...POST, content, formatted: null } }) });
    const began = performance.now();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('article')).toHaveTextContent(content.trim().replace(/\s+/g, ' '));
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('that is not there says so and leads back', async () => {
    start({ [ONE]: () => ({ status: 404, body: {} }), [REPLIES]: () => ({ status: 404, body: {} }) });
    expect(await screen.findByRole('heading', { name: 'This post is not here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/forum');
  });

  it('that failed can be tried again', async () => {
    const { api } = start({ [ONE]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The post did not load')).toBeVisible();
    api.on(ONE, () => ({ body: POST }));
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What do you say?');
  });

  it('stays readable when its replies do not load', async () => {
    const { api } = start({ [REPLIES]: () => 'offline' });
    expect(await screen.findByText('The replies did not load')).toBeVisible();
    expect(screen.getByText('fine')).toBeVisible();
    api.on(REPLIES, () => ({ body: [aReply(1)] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText('Reply 1')).toBeVisible();
  });
});

describe('a reply', () => {
  it('is sent with a key and appears', async () => {
    const { api } = start();
    await user.type(await field('Your name'), 'Ben');
    await user.type(await field('Reply'), 'Silence worked.');
    api.on(ONE, () => ({ body: { ...POST, replyCount: 3 } }));
    api.on(REPLIES, () => ({ body: [aReply(1), aReply(2), aReply(3)] }));
    await user.click(await button('Send reply'));
    expect(await screen.findByText('Reply 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 replies' })).toBeVisible();
    const [sent] = api.sent(REPLY);
    expect(sent?.body).toEqual({ authorName: 'Ben', content: 'Silence worked.' });
    expect(sent?.headers['idempotency-key']).toBeTruthy();
    expect(await field('Reply')).toHaveValue('');
  });

  it('that is blank is not sent', async () => {
    const { api } = start();
    await user.type(await field('Your name'), 'Ben');
    await user.click(await button('Send reply'));
    expect(await field('Reply')).toHaveFocus();
    expect(await field('Reply')).toHaveAttribute('aria-invalid', 'true');
    expect(api.sent(REPLY)).toEqual([]);
    expect(toasts.get()).toBeNull();
  });

  it('that fails is kept', async () => {
    start({ [REPLY]: () => 'offline' });
    await user.type(await field('Your name'), 'Ben');
    await user.type(await field('Reply'), 'Silence worked.');
    await user.click(await button('Send reply'));
    await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'error', title: 'Not sent' }));
    expect(await field('Reply')).toHaveValue('Silence worked.');
  });

  it('that is held is shown to its author with what it waits for', async () => {
    start({ [MINE]: () => ({ body: { ...NOTHING, replies: [aReply(9, { status: 'pending' })] } }) });
    const reply = (await screen.findByText('Reply 9')).closest('li') as HTMLElement;
    expect(within(reply).getByText('Waits for the coach; only you see it')).toBeVisible();
    expect(within(reply).queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });
});

describe('Report', () => {
  const REPORT = `POST /api/forum/posts/${POST.id}/report`;
  const open = async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Report' });
    await user.click(first!);
    return within(await screen.findByRole('dialog', { name: 'Report this post' }));
  };

  it('asks for the reason, sends it, and thanks', async () => {
    const { api } = start({ [REPORT]: () => ({ status: 202, body: { ok: true } }) });
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Choose what fits best')).toBeVisible();
    expect(api.sent(REPORT)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'It is advertising or spam' }));
    await user.type(dialog.getByRole('textbox'), 'Look!');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'done', title: 'Thank you' }));
    expect(api.sent(REPORT)[0]?.body).toEqual({ reason: 'spam', note: 'Look!' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of a reply goes to the reply', async () => {
    const path = `POST /api/forum/replies/${aReply(1).id}/report`;
    const { api } = start({ [path]: () => ({ status: 202, body: { ok: true } }) });
    const reply = (await screen.findByText('Reply 1')).closest('li') as HTMLElement;
    await user.click(within(reply).getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this reply' }));
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(api.sent(path)).toHaveLength(1));
  });
});
