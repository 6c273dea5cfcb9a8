import { shellEvents, toasts } from '@coachlab/remote-kit';
import { completeArtifacts } from '@coachlab/learner';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CARDS, CONTENT } from '../test/catalogue.ts';
import { openPage } from '../test/open-page.ts';
import { visitor } from '../test/visitor.ts';
import * as homePage from './home.tsx';

const home = (answers = {}) => openPage(homePage, { path: '/home', answers });
const section = (name: string) => screen.getByRole('region', { name });

beforeEach(() => visitor({}));

describe('home', () => {
  it('leads a new visitor to the quiz and opens the challenges', async () => {
    await home();
    expect(screen.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/intake-quiz');
    const opened = jest.fn();
    const stop = shellEvents.subscribe(opened);
    await userEvent.click(screen.getByRole('button', { name: 'Solve a Challenge' }));
    expect(opened).toHaveBeenCalledWith({ type: 'open-slot', name: 'challenge-dialog' });
    stop();
  });

  describe('Continue', () => {
    const way = () => screen.queryByRole('link', { name: /^Continue: (your|Title of|A GROW)/ });
    const shown = () => screen.findByRole('link', { name: /^Continue: (your|Title of|A GROW)/ });
    const now = Date.now();

    it('is not there for somebody who has not begun', async () => {
      await home();
      expect(way()).not.toBeInTheDocument();
    });

    it('leads to the next step of the path, that of Today’s Focus', async () => {
      visitor({ profile: {}, completed: ['framework-one'] });
      await home();
      expect(await shown()).toHaveTextContent('Continue: Title of framework-two');
      expect(await shown()).toHaveAttribute('href', '/artifact/framework-two');
    });

    it('has beside it how much is kept, each a press away', async () => {
      visitor({
        completed: ['framework-one'],
        saved_items: '["framework-one","framework-two"]',
        practice_log: JSON.stringify({ 'framework-one': { doneAt: '2026-11-20T10:00:00.000Z' } }),
        artifact_notes: JSON.stringify({
          'framework-two': { text: 'Ask once.', at: '2026-11-20T11:00:00.000Z' },
        }),
      });
      await home();
      const kept = [
        ['1 done', '/home#progress'],
        ['2 saved', '/lab?saved=yes'],
        ['2 in your log', '/journey#log'],
      ];
      for (const [name, href] of kept)
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    });

    it('knows a next step without a profile too', async () => {
      visitor({ completed: ['framework-one'] });
      await home();
      expect(await shown()).toHaveAttribute('href', '/artifact/framework-two');
    });

    it('leads to a half-finished ICPI before anything else', async () => {
      visitor({
        profile: {},
        icpi_draft: JSON.stringify({ savedAt: now, position: 1, answers: { q1: 3 } }),
        intake_quiz_draft: JSON.stringify({ savedAt: now - 1000, position: 1, answers: { role: 'team' } }),
      });
      await home();
      expect(await shown()).toHaveTextContent('Continue: your ICPI');
      expect(await shown()).toHaveAttribute('href', '/icpi-assessment');
    });

    it('leads to the module whose quiz stands open, by its title', async () => {
      const quiz = { savedAt: now, attempt: 'a', answers: { q1: 'a' } };
      visitor({ quiz_drafts: JSON.stringify({ 'foundations/first': quiz }) });
      await home({
        '/api/certifications': [{ id: 'foundations', modules: [{ id: 'first', title: 'A GROW talk' }] }],
      });
      expect(await shown()).toHaveTextContent('Continue: A GROW talk');
      expect(await shown()).toHaveAttribute('href', '/certifications/foundations');
    });

    it('ends when everything is done', async () => {
      visitor({ profile: {}, completed: CARDS.map(({ id }) => id) });
      await home();
      expect(way()).not.toBeInTheDocument();
    });
  });

  it('shows three ways in, and four words with their definitions', async () => {
    await home();
    const ways = within(section('New Here'));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/lab',
      '/icpi-assessment',
      '/observatory',
    ]);
    expect(ways.getAllByRole('button').map((word) => word.textContent)).toEqual([
      'PCI',
      'ICPI',
      'Performance Drag',
      'Framework',
    ]);
    act(() => ways.getByRole('button', { name: 'PCI' }).focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Performance Coaching Index');
  });

  it('shows no ways in to whoever has begun', async () => {
    visitor({ completed: ['framework-one'] });
    await home();
    expect(screen.queryByRole('region', { name: 'New Here' })).not.toBeInTheDocument();
  });

  it('counts the catalogue and lists its first three, with their sections', async () => {
    await home();
    const dashboard = within(section('Dashboard'));
    expect(dashboard.getByText('12', { selector: 'b' })).toBeVisible();
    const hot = dashboard.getByText('Hot Topics').closest('div')!;
    expect(
      within(hot)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/artifact/framework-one', '/artifact/framework-two', '/artifact/framework-three']);
    expect(within(hot).getAllByText('Lab')).toHaveLength(3);
    expect(dashboard.getByText('+700%')).toBeVisible();
  });

  it('says so when there is nothing to list', async () => {
    await home({
      '/api/artifacts?view=card&limit=3': [],
      '/api/artifacts?section=lab&view=card&limit=3': [],
    });
    expect(screen.getByText('No recent activity')).toBeVisible();
    expect(screen.getByText('No labs available')).toBeVisible();
  });

  it.each(['library', 'studio'])(
    'says that a recommendation from the %s failed, and tries again',
    async (name) => {
      const address = `/api/artifacts?section=${name}&view=card&limit=1`;
      const page = await home({ [address]: 'offline' });
      const block = within(screen.getByText('Knowledge + Practice').closest('div')!);
      expect(block.getByText('The recommendations did not load')).toBeVisible();
      expect(screen.queryByText('No recent activity')).not.toBeInTheDocument();
      page.answer(address, CARDS.slice(0, 1));
      await userEvent.click(block.getByRole('button', { name: 'Try again' }));
      expect(await block.findByRole('link', { name: /framework-one/ })).toBeVisible();
    },
  );

  it('claims 119 coaching tools', async () => {
    await home();
    expect(screen.getByText(/119 coaching tools/)).toBeVisible();
  });

  it('greets whoever has a profile by the name of the persona', async () => {
    visitor({ profile: {} });
    await home();
    expect(
      await screen.findByText("Welcome back, The Enabler! You're on the path to coaching mastery."),
    ).toBeVisible();
  });

  it('greets a persona it does not know as Coach', async () => {
    visitor({ profile: { persona: 'constructor' } });
    await home();
    expect(
      await screen.findByText("Welcome back, Coach! You're on the path to coaching mastery."),
    ).toBeVisible();
  });

  it('greets nobody without a profile', async () => {
    await home();
    expect(screen.queryByText(/Welcome back/)).not.toBeInTheDocument();
  });
});

describe('the four stages', () => {
  const buttons = () =>
    within(section('Your Coaching Journey'))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  it('are all to explore at first', async () => {
    await home();
    expect(buttons()).toEqual([
      'Explore /library',
      'Explore /studio',
      'Explore /observatory',
      'Explore /certifications',
    ]);
    expect(screen.getByText('0 of 6')).toBeVisible();
    expect(section('Your Coaching Journey').querySelector('[aria-current="step"]')).toHaveTextContent(
      'Foundation',
    );
  });

  it('are reviewed when complete and continued when begun', async () => {
    visitor({
      completed: [
        'framework-one',
        'framework-two',
        'framework-three',
        'framework-four',
        'knowledge-one',
        'knowledge-two',
        'tool-one',
      ],
    });
    await home();
    await waitFor(() =>
      expect(buttons()).toEqual([
        'Review /library',
        'Continue /studio',
        'Continue /observatory',
        'Explore /certifications',
      ]),
    );
    expect(section('Your Coaching Journey').querySelector('[aria-current="step"]')).toHaveTextContent(
      'Practice',
    );
  });

  it('say that all are complete when they are, and nobody is told to be at the first', async () => {
    visitor({ completed: CARDS.map(({ id }) => id) });
    await home();
    expect(await screen.findByText('All four stages are complete.')).toBeVisible();
    expect(screen.queryByText(/You are here/)).not.toBeInTheDocument();
    expect(screen.getByText('Stage 1 · Complete')).toBeVisible();
    expect(buttons().every((button) => button.startsWith('Review'))).toBe(true);
  });

  it('can be fetched again when they failed', async () => {
    const page = await home({ '/api/journey/content': 'offline' });
    expect(screen.getByText('The four stages did not load')).toBeVisible();
    page.answer('/api/journey/content', CONTENT);
    await userEvent.click(
      within(section('Your Coaching Journey')).getByRole('button', { name: 'Try again' }),
    );
    expect(await screen.findByText('What Mastery is.')).toBeVisible();
  });
});

describe('progress', () => {
  const progress = () => within(section('Progress'));

  it('starts at nothing', async () => {
    await home();
    const figures = progress()
      .getAllByRole('definition')
      .map((figure) => figure.textContent);
    expect(figures).toEqual(['0', '12', '0%', '1 of 4']);
    expect(progress().getByText(/^Welcome/)).toBeVisible();
  });

  const mastery = () => progress().getByText('Mastery Achieved').parentElement;
  const half = CARDS.slice(0, 6).map(({ id }) => id);

  it('awards mastery for half of the catalogue', async () => {
    visitor({ completed: half });
    await home();
    expect(mastery()).toHaveTextContent('Earned');
  });

  it('awards no mastery when the counts failed', async () => {
    visitor({ completed: half });
    await home({ '/api/artifacts/categories?section=tools': 'offline' });
    expect(mastery()).not.toHaveTextContent('Earned');
    expect(mastery()).toHaveTextContent('6 artifacts');
    expect(progress().getByText('Total Items').parentElement).toHaveTextContent('–');
  });

  it('shows the percent inside the bar only above 15', async () => {
    visitor({ completed: ['framework-one'] });
    await home();
    const bar = progress().getByRole('progressbar', { name: 'Overall progress' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '8'));
    expect(bar).toHaveTextContent('');
    act(() => completeArtifacts('framework-two'));
    await waitFor(() => expect(bar).toHaveTextContent('17%'));
  });

  it('keeps the streak by the letter and counts the real run of days', async () => {
    const day = (ago: number) => {
      const date = new Date(Date.now() - ago * 86_400_000);
      return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    };
    visitor({ activity_days: JSON.stringify([day(2), day(1)]), last_active_date: day(1), current_streak: 1 });
    await home();
    expect(progress().getByText('3-day streak')).toBeVisible();
    expect(localStorage.getItem('last_active_date')).toBe(day(0));
    expect(localStorage.getItem('current_streak')).toBe('1');
  });

  it('marks the moment a badge is earned, and only that moment', async () => {
    visitor({ completed: ['framework-one'] });
    await home();
    expect(progress().getByText('First Steps').parentElement).toHaveTextContent('Earned');
    expect(progress().getByText('Framework Explorer').parentElement).toHaveTextContent('1 of 5 frameworks');
    expect(toasts.get()).toBeNull();
    act(() => completeArtifacts('ai-prompt-a', 'ai-prompt-b', 'ai-prompt-c'));
    await waitFor(() =>
      expect(toasts.get()).toMatchObject({ title: 'Badge earned', description: 'AI Pioneer' }),
    );
  });

  it('takes progress from a file and keeps what is here', async () => {
    visitor({ completed: ['framework-one'] });
    await home();
    const file = (text: string) =>
      // jsdom's files cannot be read as text.
      Object.assign(new File([text], 'progress.json', { type: 'application/json' }), {
        text: async () => text,
      });
    const data = { completed_items: ['framework-two'] };
    await userEvent.upload(
      screen.getByLabelText('Progress file'),
      file(JSON.stringify({ product: 'Coachlab', kind: 'progress', version: 1, data })),
    );
    await waitFor(() =>
      expect(localStorage.getItem('completed_items')).toBe('["framework-one","framework-two"]'),
    );
    expect(toasts.get()).toMatchObject({ title: 'Progress imported' });
    await userEvent.upload(screen.getByLabelText('Progress file'), file('holiday.jpg'));
    await waitFor(() => expect(toasts.get()).toMatchObject({ tone: 'error' }));
    await userEvent.upload(
      screen.getByLabelText('Progress file'),
      file(JSON.stringify({ product: 'Coachlab', kind: 'progress', version: 99, data: {} })),
    );
    await waitFor(() =>
      expect(toasts.get()).toMatchObject({
        title: 'Nothing was imported',
        description: expect.stringContaining('a later version'),
      }),
    );
  });

  it('lists the ICPI results of this browser, the latest first, without those that are gone', async () => {
    const [older, newer, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    visitor({ icpi_results: JSON.stringify([older, newer, gone]) });
    const scores = { trust: 71, listening: 33, safety: 66, composite: 57 };
    await home({
      [`/api/icpi/${older}`]: { id: older, createdAt: '2026-10-01T10:00:00.000Z', scores },
      [`/api/icpi/${newer}`]: { id: newer, createdAt: '2026-11-21T10:00:00.000Z', scores },
      [`/api/icpi/${gone}`]: 'offline',
    });
    const links = await screen.findAllByRole('link', { name: /^ICPI of / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ICPI of 21 November 2026', `/icpi-results/${newer}`],
      ['ICPI of 1 October 2026', `/icpi-results/${older}`],
    ]);
    expect(screen.getByRole('link', { name: 'Compare the latest two' })).toHaveAttribute(
      'href',
      `/icpi-results/${newer}#compared`,
    );
  });
});
