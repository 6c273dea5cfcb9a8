import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { aPost, aReply, HARM, LIST, MINE, NOTHING } from '../test/forum.ts';
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

describe('what one wrote oneself', () => {
  const WORDS = `PUT /api/forum/posts/${POST.id}`;
  const GONE = `DELETE /api/forum/posts/${POST.id}`;
  const mine = (minutes: number) => ({
    [MINE]: () => ({
      body: {
        ...NOTHING,
        editable: [{ id: POST.id, seconds: minutes * 60 }],
      },
    }),
  });

  it('is changed, and the words as they are now stand there', async () => {
    const { api } = start({ ...mine(14), [WORDS]: () => ({ body: { ...POST, title: 'Better' } }) });
    await user.click(await button('Edit'));
    const title = await field('Title');
    expect(title).toHaveValue(POST.title);
    await user.clear(title);
    await user.click(await button('Save'));
    expect(api.sent(WORDS)).toHaveLength(0);
    await user.type(title, 'Better');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Practice notes');
    api.on(ONE, () => ({ body: { ...POST, title: 'Better', editedAt: new Date().toISOString() } }));
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Better'));
    expect(api.sent(WORDS)[0]?.body).toEqual({ title: 'Better', content: POST.content, category: 'stories' });
    expect(screen.getByText('edited')).toBeVisible();
  });

  it('is deleted after a question, unless somebody has answered', async () => {
    const { api } = start({ ...mine(14), [GONE]: () => ({ status: 409, body: { code: 'has_replies' } }) });
    await user.click(await button('Delete'));
    const yes = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' });
    await user.click(yes);
    await waitFor(() =>
      expect(toasts.get()?.description).toBe(
        'Somebody has answered, and their reply would be deleted with it. Edit the post instead.',
      ),
    );
    api.on(GONE, () => ({ status: 204 }));
    await user.click(yes);
    await waitFor(() => expect(toasts.get()?.title).toBe('Your post is deleted'));
  });

  it('cannot be touched when the time is over, nor by others', async () => {
    const { api } = start(mine(-1));
    expect(await screen.findByText('Reply 1')).toBeVisible();
    await waitFor(() => expect(api.sent(MINE)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is refused, in another visit too, until it is cancelled', async () => {
    const late = { status: 403, body: { code: 'too_late' } };
    const { unmount } = start({ ...mine(14), [WORDS]: () => late });
    await user.click(await button('Edit'));
    expect(await field('Title')).toHaveFocus();
    await user.type(await field('Title'), ' And why?');
    await user.click(await button('Save'));
    await waitFor(() => expect(toasts.get()?.description).toMatch(/^The 15 minutes are over/));
    expect(await field('Title')).toHaveValue('What do you say? And why?');
    unmount();
    start(mine(14));
    await user.click(await button('Edit'));
    expect(await field('Title')).toHaveValue('What do you say? And why?');
    await user.click(await button('Cancel'));
    expect(await button('Edit')).toHaveFocus();
    await user.click(await button('Edit'));
    expect(await field('Title')).toHaveValue('What do you say?');
  });

  it('that is held after a change leads its author to the list, where it stands', async () => {
    const held = { ...POST, status: 'pending' as const };
    const { api, router } = start({
      ...mine(14),
      [WORDS]: () => ({ body: held }),
      [LIST]: () => ({ body: [] }),
    });
    await user.click(await button('Edit'));
    api.on(MINE, () => ({ body: { ...NOTHING, posts: [held] } }));
    await user.click(await button('Save'));
    expect(await screen.findByText('Waits for the coach; only you see it')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('can be changed for no longer because of a vote', async () => {
    const vote = `POST /api/forum/posts/${POST.id}/upvote`;
    start({ ...mine(14), [vote]: () => ({ body: { upvotes: 2, upvoted: true } }) });
    const until = () => screen.getByText(/^until/).textContent;
    await button('Edit');
    const before = until();
    jest.useFakeTimers({
      now: Date.now() + 3 * 60_000,
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
    });
    try {
      await user.click(await button('Upvote, 1 vote'));
      await button('Upvote, 2 votes');
      expect(until()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a reply', () => {
  it('is voted for', async () => {
    const reply = aReply(1, { upvotes: 4 });
    const vote = `POST /api/forum/replies/${reply.id}/upvote`;
    start({
      [REPLIES]: () => ({ body: [reply] }),
      [vote]: () => ({ body: { upvotes: 5, upvoted: true } }),
    });
    await user.click(await button('Upvote, 4 votes'));
    expect(await button('Upvote, 5 votes')).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins with the name that was given last', async () => {
    start();
    await user.type(await field('Your name'), 'Priya');
    await user.type(await field('Reply'), 'I would wait.');
    await user.click(await button('Send reply'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue(''));
    expect(await field('Your name')).toHaveValue(aReply(3).authorName);
  });
});
