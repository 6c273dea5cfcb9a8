import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { aPost, HARMFUL_HTML, LIST, MINE, NOTHING, POST } from '../test/forum.ts';
import * as page from './forum.tsx';

let user: UserEvent;
beforeEach(() => {
  clearBrowser();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}, address = '/forum') {
  const api = fakeApi({
    [LIST]: () => ({ body: [aPost(2), aPost(1)] }),
    [MINE]: () => ({ body: NOTHING }),
    [POST]: () => ({ status: 201, body: aPost(3) }),
    ...routes,
  });
  return { api, ...renderPage(page, '/forum', address) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const write = async (texts: Partial<Record<'Your name' | 'Title' | 'Content', string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(await field(name));
    if (text) await user.type(await field(name), text);
  }
};
const POST_TEXTS = { 'Your name': 'Priya', Title: 'Status meetings', Content: 'What now?' };

describe('the list', () => {
  it('says that it loads, then shows the newest first', async () => {
    let arrive: (reply: Reply) => void = () => {};
    start({ [LIST]: () => new Promise((resolve) => (arrive = resolve)) });
    expect(await screen.findByText('Loading posts...')).toBeInTheDocument();
    arrive({ body: [aPost(2), aPost(1)] });
    await screen.findByText('Title 2');
    expect(titles()).toEqual(['Title 2', 'Title 1']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coaching Forum');
  });

  it('says so when there are no posts', async () => {
    start({ [LIST]: () => ({ body: [] }) });
    expect(await screen.findByText('No posts yet. Be the first to start a conversation!')).toBeVisible();
  });

  it('that failed can be tried again', async () => {
    const { api } = start({ [LIST]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The posts did not load')).toBeVisible();
    api.on(LIST, () => ({ body: [aPost(1)] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText('Title 1')).toBeVisible();
  });

  it('tells of a post who wrote it, when, and how many answered', async () => {
    start({ [LIST]: () => ({ body: [aPost(1, { replyCount: 6, content: '**Bold** words' })] }) });
    const post = within(await screen.findByRole('article'));
    expect(post.getByText('Author 1')).toBeVisible();
    expect(post.getByText('2 hours ago')).toHaveAttribute('datetime');
    expect(post.getByText('Questions')).toBeVisible();
    expect(post.getByText('6 replies')).toBeVisible();
    expect(post.getByText('Bold words')).toBeVisible();
    expect(post.getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', `/forum?post=${aPost(1).id}`);
  });

  it('shows what was typed to do harm as text', async () => {
    start({
      [LIST]: () => ({
        body: [aPost(1, { title: HARMFUL_HTML, content: HARMFUL_HTML, authorName: '<b>x</b>' })],
      }),
    });
    const post = await screen.findByRole('article');
    expect(post).toHaveTextContent('<script>window.harmed = true</script>');
    expect(post.querySelectorAll('script, img, b, [onerror], [onclick]')).toHaveLength(0);
    expect(within(post).getAllByRole('link')).toHaveLength(1);
    expect(post.querySelector('bdi')).toHaveTextContent('<b>x</b>');
    expect(within(post).getByRole('heading')).toHaveAttribute('dir', 'auto');
    expect(window).not.toHaveProperty('harmed');
  });

  it('loads more, page by page, until the first post', async () => {
    const many = Array.from({ length: 20 }, (_, n) => aPost(40 - n));
    const { api } = start({
      [LIST]: () => ({ body: many }),
      [`GET /api/forum/posts?before=${aPost(21).id}&limit=20&view=card`]: () => ({ body: [aPost(20)] }),
    });
    await user.click(await button('Load more'));
    expect(await screen.findByText('Title 20')).toBeVisible();
    expect(titles()).toHaveLength(21);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(api.sent(LIST)).toHaveLength(1);
  });

  it('keeps what it has when a further page fails', async () => {
    const many = Array.from({ length: 20 }, (_, n) => aPost(40 - n));
    const further = `GET /api/forum/posts?before=${aPost(21).id}&limit=20&view=card`;
    const { api } = start({ [LIST]: () => ({ body: many }), [further]: () => 'offline' });
    await user.click(await button('Load more'));
    expect(await screen.findByText('The posts did not load')).toBeVisible();
    expect(screen.getByText('Title 40')).toBeVisible();
    api.on(further, () => ({ body: [aPost(20)] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText('Title 20')).toBeVisible();
  });

  it('is fetched again when asked to', async () => {
    const { api } = start();
    await screen.findByText('Title 2');
    api.on(LIST, () => ({ body: [aPost(9)] }));
    await user.click(await button('Refresh'));
    expect(await screen.findByText('Title 9')).toBeVisible();
    expect(screen.queryByText('Title 2')).not.toBeInTheDocument();
  });

  it('shows to its author alone what waits for the coach', async () => {
    const held = aPost(7, { status: 'pending', title: 'Many links' });
    start({ [MINE]: () => ({ body: { ...NOTHING, posts: [held] } }) });
    const post = (await screen.findByText('Many links')).closest('article') as HTMLElement;
    expect(within(post).getByText('Waits for the coach; only you see it')).toBeVisible();
    expect(within(post).queryByRole('link')).not.toBeInTheDocument();
    expect(within(post).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a vote', () => {
  const VOTE = `POST /api/forum/posts/${aPost(1).id}/upvote`;

  it('is given and taken back', async () => {
    const { api } = start({
      [LIST]: () => ({ body: [aPost(1)] }),
      [VOTE]: () => ({ body: { upvotes: 2, upvoted: true } }),
    });
    expect(await button('Upvote, 1 vote')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await button('Upvote, 1 vote'));
    expect(await button('Upvote, 2 votes')).toHaveAttribute('aria-pressed', 'true');
    api.on(VOTE, () => ({ body: { upvotes: 1, upvoted: false } }));
    await user.click(await button('Upvote, 2 votes'));
    expect(await button('Upvote, 1 vote')).toHaveAttribute('aria-pressed', 'false');
  });

  it('of an earlier visit is marked', async () => {
    start({ [MINE]: () => ({ body: { ...NOTHING, upvoted: [aPost(1).id] } }) });
    await waitFor(async () => expect(await button('Upvote, 1 vote')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('that does not arrive is not counted', async () => {
    start({ [VOTE]: () => 'offline' });
    await user.click(await button('Upvote, 1 vote'));
    await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'error', title: 'Not counted' }));
    expect(await button('Upvote, 1 vote')).toBeInTheDocument();
  });
});

describe('New Post', () => {
  it('opens and closes the form, and keeps what was typed', async () => {
    start();
    const toggle = await button('New Post');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await write({ Title: 'Half a title' });
    await user.click(toggle);
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(await field('Title')).toHaveValue('Half a title');
    await user.click(await button('Cancel'));
    expect(toggle).toHaveFocus();
  });

  it.each([
    ['Your name', 'Give a name, any will do'],
    ['Title', 'Give the post a title'],
    ['Content', 'Write something'],
  ] as const)('does nothing while %s is blank but lead there', async (name, words) => {
    const { api } = start();
    await user.click(await button('New Post'));
    await write({ ...POST_TEXTS, [name]: '   ' });
    await user.click(await button('Post'));
    expect(await field(name)).toHaveFocus();
    expect(await field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(api.sent(POST)).toEqual([]);
    expect(toasts.get()).toBeNull();
  });

  it('goes to the first of several blank fields', async () => {
    start();
    await user.click(await button('New Post'));
    await user.click(await button('Post'));
    expect(await field('Your name')).toHaveFocus();
  });

  it('sends category questions and userId null, then clears, closes and refreshes', async () => {
    const { api } = start();
    await user.click(await button('New Post'));
    await write(POST_TEXTS);
    api.on(LIST, () => ({ body: [aPost(3), aPost(2), aPost(1)] }));
    await user.click(await button('Post'));
    expect(await screen.findByText('Title 3')).toBeVisible();
    const [sent] = api.sent(POST);
    expect(sent?.body).toEqual({
      title: 'Status meetings',
      content: 'What now?',
      authorName: 'Priya',
      category: 'questions',
      userId: null,
    });
    expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{20,}$/);
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    expect(await button('New Post')).toHaveFocus();
    await user.click(await button('New Post'));
    for (const name of ['Your name', 'Title', 'Content']) expect(await field(name)).toHaveValue('');
  });

  it('is sent once however often Post is pressed', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start({ [POST]: () => new Promise((resolve) => (arrive = resolve)) });
    await user.click(await button('New Post'));
    await write(POST_TEXTS);
    await user.click(await button('Post'));
    const pending = await button('Posting...');
    await user.click(pending);
    await user.type(await field('Title'), '{Enter}');
    await act(async () => arrive({ status: 201, body: aPost(3) }));
    expect(api.sent(POST)).toHaveLength(1);
  });

  const problem = (status: number, code: string, more: object = {}): Reply => ({
    status,
    body: { type: 'about:blank', title: 'x', status, code, requestId: 'r', ...more },
  });
  const slow: Reply = { ...(problem(429, 'rate_limited') as object), headers: { 'retry-after': '42' } };
  const long = problem(400, 'validation_failed', {
    errors: [{ path: 'title', message: 'must be at most 200 characters' }],
  });

  it.each<[string, Reply, string, RegExp]>([
    ['a duplicate', problem(409, 'duplicate_text'), 'You have already posted that', /wait five minutes/],
    ['too many posts', slow, 'A little fast', /^Wait 42 seconds/],
    ['a field the server refuses', long, 'Not quite', /^The title must be at most 200 characters\.$/],
    ['too many bytes', problem(413, 'body_too_large'), 'Too long', /shorter/],
    ['a server in trouble', { status: 500, body: {} }, 'Not sent', /check the connection/],
    ['a broken connection', 'offline', 'Not sent', /check the connection/],
  ])(
    'that met %s says so, keeps the form, and is sent again under the same key',
    async (_, reply, title, words) => {
      const { api } = start({ [POST]: () => reply });
      await user.click(await button('New Post'));
      await write(POST_TEXTS);
      await user.click(await button('Post'));
      await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'error', title }));
      expect(toasts.get()?.description).toMatch(words);
      expect(await field('Content')).toHaveValue('What now?');

      await user.click(await button('Post'));
      await waitFor(() => expect(api.sent(POST)).toHaveLength(2));
      await write({ Content: 'Something else' });
      await user.click(await button('Post'));
      await waitFor(() => expect(api.sent(POST)).toHaveLength(3));
      const [first, again, other] = api.sent(POST).map(({ headers }) => headers['idempotency-key']);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    },
  );

  it('counts code points, and says how many are too many', async () => {
    const { api } = start();
    await user.click(await button('New Post'));
    await write({ ...POST_TEXTS, Title: '' });
    await user.click(await field('Title'));
    await user.paste('🙂'.repeat(202));
    await user.click(await button('Post'));
    expect(await screen.findByText('At most 200 characters: 2 too many')).toBeVisible();
    expect(api.sent(POST)).toEqual([]);
    await user.clear(await field('Title'));
    await user.paste('🙂'.repeat(200));
    await user.click(await button('Post'));
    await waitFor(() => expect(api.sent(POST)).toHaveLength(1));
  });

  it('shows what the service will make of its Markdown, and the words as typed when it does not answer', async () => {
    const { api } = start();
    const formatted = [{ tag: 'p', children: ['A ', { tag: 'strong', children: ['bold'] }, ' word'] }];
    api.on('POST /api/forum/preview', () => ({ body: { formatted } }));
    await user.click(await button('New Post'));
    await user.click(await field('Content'));
    await user.paste('A **bold** word');
    await user.click(await button('Preview'));
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('bold')).toContainHTML('<strong>bold</strong>');
    expect(api.sent('POST /api/forum/preview')[0]?.body).toEqual({ content: 'A **bold** word' });
    await user.click(await button('Write'));
    expect(await field('Content')).toHaveValue('A **bold** word');
    api.on('POST /api/forum/preview', () => 'offline');
    await user.click(await button('Preview'));
    const typed = screen.getByRole('region', { name: 'Preview' });
    expect(await within(typed).findByText('A **bold** word')).toBeVisible();
  });

  it('comes back to writing when what is previewed cannot be sent', async () => {
    start();
    await user.click(await button('New Post'));
    await write({ 'Your name': 'Priya', Title: 'A title' });
    await user.click(await button('Preview'));
    expect(await screen.findByText('Nothing written yet.')).toBeVisible();
    await user.click(await button('Post'));
    expect(await field('Content')).toHaveAttribute('aria-invalid', 'true');
  });

  it('that is held says that the coach looks at it first', async () => {
    const held = aPost(3, { status: 'pending' });
    const { api } = start({ [POST]: () => ({ status: 201, body: held }) });
    await user.click(await button('New Post'));
    await write(POST_TEXTS);
    api.on(MINE, () => ({ body: { ...NOTHING, posts: [held] } }));
    await user.click(await button('Post'));
    expect(await screen.findByText('Title 3')).toBeVisible();
    expect(toasts.get()).toMatchObject({ title: 'The coach will review it first' });
  });

  it('begins with the name that was given last, once the forum is opened anew', async () => {
    const { unmount } = start();
    await user.click(await button('New Post'));
    await write(POST_TEXTS);
    await user.click(await button('Post'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument());
    unmount();
    start();
    await user.click(await button('New Post'));
    expect(await field('Your name')).toHaveValue(aPost(3).authorName);
    expect(await field('Title')).toHaveValue('');
  });

  it('tells on a robot that fills in the field people do not see', async () => {
    const { api } = start();
    await user.click(await button('New Post'));
    await write(POST_TEXTS);
    const pot = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(pot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(pot).toHaveAttribute('tabindex', '-1');
    pot.value = 'http://robots.example';
    await user.click(await button('Post'));
    await waitFor(() => expect(api.sent(POST)[0]?.body).toMatchObject({ website: 'http://robots.example' }));
  });
});

describe('an empty forum', () => {
  it('has the coach’s welcome, and questions that begin a post', async () => {
    start({ [LIST]: () => ({ body: [] }) });
    expect(await screen.findByText(/^Welcome\./)).toBeVisible();
    const question = 'Which question fell flat, and what did you do then?';
    await user.click(await button(question));
    expect(await field('Title')).toHaveValue(question);
  });
});

describe('a search', () => {
  const asked = (query: string) => `GET /api/forum/posts?${query}&limit=20&view=card`;
  const box = () => screen.findByRole('searchbox', { name: 'Search the forum' });
  const category = () => screen.findByRole('combobox', { name: 'Category' });
  const order = () => screen.findByRole('combobox', { name: 'Order' });

  it('finds by words, category and votes, says how many there are, and Back leads to what was there', async () => {
    const { router } = start({
      [asked('q=feedback')]: () => ({ body: [] }),
      [asked('q=feedback&category=stories')]: () => ({ body: [aPost(4)] }),
      [asked('q=feedback&category=stories&sort=top')]: () => ({ body: [aPost(7), aPost(4)] }),
    });
    await user.type(await box(), '  feedback {Enter}');
    expect(await screen.findByText('No posts found')).toBeVisible();
    await user.selectOptions(await category(), 'Practice notes');
    expect(await screen.findByText('Title 4')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 post');
    await user.selectOptions(await order(), 'Most votes first');
    expect(await screen.findByText('Title 7')).toBeVisible();
    expect(titles()).toEqual(['Title 7', 'Title 4']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Most votes first');
    expect(router.state.location.search).toBe('?q=feedback&category=stories&sort=top');
    await act(() => router.navigate(-2));
    expect(await screen.findByText('No posts found')).toBeVisible();
    expect(await category()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByText('Title 2')).toBeVisible();
    expect(await box()).toHaveValue('');
  });

  it('stands in the address, and can be sent without scripts', async () => {
    start({ [asked('q=a+b&sort=top')]: () => ({ body: [aPost(5)] }) }, '/forum?q=a+b&sort=top');
    expect(await screen.findByText('Title 5')).toBeVisible();
    expect(await box()).toHaveValue('a b');
    expect(await order()).toHaveValue('top');
    const form = (await box()).closest('form')!;
    expect(form).toHaveAttribute('action', '/forum');
    expect(form.method).toBe('get');
    expect([...new FormData(form).keys()]).toEqual(['q', 'category', 'sort']);
  });

  it.each([
    '/forum?category=jokes&sort=best',
    '/forum?q=%20&category=&sort=',
    '/forum?sort[]=top&category=__proto__',
  ])('that cannot be read in %s is none', async (address) => {
    start({}, address);
    expect(await screen.findByText('Title 2')).toBeVisible();
    expect(await category()).toHaveValue('');
    expect(await order()).toHaveValue('');
  });

  it('looks for the first hundred characters of what is longer', async () => {
    start({ [asked(`q=${'x'.repeat(100)}`)]: () => ({ body: [aPost(6)] }) }, `/forum?q=${'x'.repeat(500)}`);
    expect(await screen.findByText('Title 6')).toBeVisible();
  });

  it('shows further pages, and a post that moved between two of them once', async () => {
    const many = Array.from({ length: 20 }, (_, n) => aPost(40 - n));
    start(
      {
        [asked('sort=top')]: () => ({ body: many }),
        [`GET /api/forum/posts?sort=top&before=${aPost(21).id}&limit=20&view=card`]: () => ({
          body: [aPost(21), aPost(3)],
        }),
      },
      '/forum?sort=top',
    );
    await user.click(await button('Load more'));
    expect(await screen.findByText('Title 3')).toBeVisible();
    expect(titles()).toHaveLength(21);
  });

  it('shows nobody’s held posts among what was found', async () => {
    const held = aPost(9, { status: 'pending' });
    start(
      {
        [MINE]: () => ({ body: { ...NOTHING, posts: [held] } }),
        [asked('q=x')]: () => ({ body: [aPost(1)] }),
      },
      '/forum?q=x',
    );
    expect(await screen.findByText('Title 1')).toBeVisible();
    expect(screen.queryByText('Title 9')).not.toBeInTheDocument();
  });
});

describe('a held post', () => {
  it('can be edited and deleted by its author in the list, where it has no page', async () => {
    const held = aPost(7, { status: 'pending', content: 'Four links' });
    const mine = { ...NOTHING, posts: [held], editable: [{ id: held.id, seconds: 600 }] };
    const path = `PUT /api/forum/posts/${held.id}`;
    const { api } = start({ [MINE]: () => ({ body: mine }), [path]: () => ({ body: held }) });
    await user.click(await button('Edit'));
    await user.clear(await field('Content'));
    await user.type(await field('Content'), 'Two links');
    await user.click(await button('Save'));
    await waitFor(() => expect(toasts.get()?.title).toBe('The coach will review it first'));
    expect(api.sent(path)[0]?.body).toMatchObject({ title: held.title, content: 'Two links' });
  });
});

it('the feed is a link that leaves the page', async () => {
  start();
  expect(await screen.findByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/-/forum.atom');
});
