import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toasts } from '@coachlab/remote-kit';
import { renderPage } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { artifact } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import * as page from './observatory.tsx';

const prompt = (id: string, tags: string[], description = 'Words.') =>
  artifact(id, { title: `Title of ${id}`, category: 'ai-prompt', section: 'observatory', tags, description });
const PROMPTS = [
  prompt('ai-prompt-quiet-systems', ['reflection']),
  prompt('ai-prompt-contract', ['contracting'], 'About the first talk.'),
  prompt('ai-prompt-supervise', ['supervision']),
];

const start = async (address = '/observatory') => {
  catalogue(PROMPTS);
  const view = renderPage(page, '/observatory', address);
  await screen.findByRole('searchbox', { name: 'Search prompts' });
  return view;
};
const search = () => screen.getByRole('searchbox', { name: 'Search prompts' });
const found = () =>
  screen
    .queryAllByRole('article')
    .map((each) => within(each).getByRole('heading').textContent?.slice('Title of ai-prompt-'.length));

beforeEach(() => localStorage.clear());

describe('the search', () => {
  it.each([
    ['the title', 'OF AI-PROMPT-CON', ['contract']],
    ['the description', 'FIRST talk', ['contract']],
    ['a tag', 'Supervis', ['supervise']],
    ['nothing but spaces', '   ', ['quiet-systems', 'contract', 'supervise']],
  ])('finds a part of %s, in any case', async (_, text, expected) => {
    await start();
    await userEvent.type(search(), text);
    expect(found()).toEqual(expected);
  });

  it('that finds nothing says for what, and leads back to all', async () => {
    await start();
    await userEvent.type(search(), 'zebra');
    expect(screen.getByRole('status')).toHaveTextContent(/No prompts found for.*zebra/);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(found()).toHaveLength(3);
  });

  it('has ten stage shortcuts', async () => {
    await start();
    const chips = within(screen.getByRole('group', { name: 'Stage' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'foundation',
      'contracting',
      'awareness',
      'reality',
      'options',
      'commitment',
      'action',
      'performance',
      'reflection',
      'supervision',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'supervision' }));
    expect(search()).toHaveValue('supervision');
    expect(chips.getByRole('button', { name: 'supervision' })).toHaveAttribute('aria-pressed', 'true');
    expect(found()).toEqual(['supervise']);
    await userEvent.click(chips.getByRole('button', { name: 'supervision' }));
    expect(found()).toHaveLength(3);
  });

  it('lives in the address and survives Back', async () => {
    const { router } = await start();
    await userEvent.type(search(), 'contract');
    await waitFor(() => expect(router.state.location.search).toBe('?q=contract'));
    await userEvent.click(screen.getByRole('link', { name: /^View Details/ }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('searchbox')).toHaveValue('contract');
    expect(found()).toEqual(['contract']);
  });

  it('follows a link that changes the address', async () => {
    const { router } = await start('/observatory?q=contract');
    expect(search()).toHaveValue('contract');
    await act(() => router.navigate('/observatory'));
    expect(search()).toHaveValue('');
    expect(found()).toHaveLength(3);
  });
});

describe('a prompt', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it("opens by 'View Details'; the one on quiet systems is the anchor #quiet-systems", async () => {
    await start();
    expect(screen.getByRole('link', { name: 'View Details: Title of ai-prompt-contract' })).toHaveAttribute(
      'href',
      '/artifact/ai-prompt-contract',
    );
    expect(document.getElementById('quiet-systems')).toContainElement(
      screen.getByRole('heading', { name: 'Title of ai-prompt-quiet-systems' }),
    );
  });

  it('is copied as its id and a line that points to its page, with a check mark for 2 seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await start();
    await user.click(screen.getByRole('button', { name: 'Copy: Title of ai-prompt-contract' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^ai-prompt-contract\n.*\/artifact\/ai-prompt-contract$/,
    );
    const copied = { name: 'Copied: Title of ai-prompt-contract' };
    act(() => jest.advanceTimersByTime(1_900));
    expect(screen.getByRole('button', copied)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('button', copied)).not.toBeInTheDocument();
  });

  it('that cannot be copied says what to do instead', async () => {
    const user = userEvent.setup();
    await start();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    await user.click(screen.getByRole('button', { name: 'Copy: Title of ai-prompt-contract' }));
    await waitFor(() => expect(toasts.get()).toMatchObject({ title: 'Not copied', tone: 'error' }));
    expect(screen.queryByRole('button', { name: /^Copied/ })).not.toBeInTheDocument();
  });
});
