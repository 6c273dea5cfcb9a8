import { toasts } from '@coachlab/remote-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CARDS, PERSONAS } from '../test/catalogue.ts';
import { openPage } from '../test/open-page.ts';
import { visitor } from '../test/visitor.ts';
import * as journeyPage from './journey.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const focusTitle = () => section("Today's Focus").getAllByRole('heading', { level: 3 })[0];
const listed = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent?.replace('Title of ', ''));

beforeEach(() => visitor({ profile: {} }));

describe('my journey', () => {
  it('sends whoever has no profile to the quiz', async () => {
    visitor({});
    await openPage(journeyPage);
    expect(screen.getByRole('heading', { name: 'No profile found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Intake Quiz' })).toHaveAttribute('href', '/intake-quiz');
  });

  it('is named after the persona and says how it goes', async () => {
    await openPage(journeyPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Enabler Journey');
    expect(screen.getByText(/^Welcome/)).toBeVisible();
    expect(screen.getByText('Helps others to coach.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retake Quiz' })).toHaveAttribute('href', '/intake-quiz');
    expect(screen.getByText('0/12')).toBeVisible();
  });

  it('guides through the first level at first: seven items, the best one in focus, no stretch', async () => {
    await openPage(journeyPage);
    const banner = screen.getByRole('region', { name: 'Your stage' });
    expect(banner).toHaveTextContent('Foundation');
    expect(banner).toHaveTextContent('Remember & Understand');
    expect(focusTitle()).toHaveTextContent('Title of framework-one');
    expect(screen.queryByText('Optional Stretch')).not.toBeInTheDocument();
    expect(listed('Your Learning Path')).toEqual([
      'framework-one',
      'framework-two',
      'framework-three',
      'knowledge-one',
      'template-one',
      'tool-one',
      'ai-prompt-one',
    ]);
  });

  it('shows everything in free exploration, at most ten, and remembers the choice', async () => {
    await openPage(journeyPage);
    await userEvent.click(screen.getByRole('button', { name: 'Free Exploration' }));
    expect(localStorage.getItem('journey_mode')).toBe('explore');
    expect(screen.queryByRole('region', { name: 'Your stage' })).not.toBeInTheDocument();
    expect(listed('Recommended For You')).toHaveLength(10);
    expect(focusTitle()).toHaveTextContent('Title of ai-prompt-two');
  });

  it('offers a stretch when the best L2 or L3 item is not the focus', async () => {
    visitor({
      profile: {},
      completed: ['framework-two', 'framework-three', 'knowledge-one', 'template-one', 'tool-one'],
    });
    await openPage(journeyPage);
    expect(screen.getByRole('region', { name: 'Your stage' })).toHaveTextContent('Apply & Analyze');
    const stretch = screen.getByText('Optional Stretch').closest('article')!;
    expect(stretch).toHaveTextContent('Title of framework-four');
    expect(within(stretch).getByRole('link')).toHaveAttribute('href', '/artifact/framework-four');
  });

  it('goes on to the next item when the focus is marked complete, and marks the first as done', async () => {
    await openPage(journeyPage);
    await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    expect(localStorage.getItem('completed_items')).toBe('["framework-one"]');
    expect(focusTitle()).toHaveTextContent('Title of framework-two');
    expect(focusTitle()).toHaveFocus();
    expect(screen.getByText(/^Great start/)).toBeVisible();
    const [done] = section('Your Learning Path').getAllByText('Done');
    expect(done!.closest('li')).toHaveTextContent('framework-one');
    expect(toasts.get()).toMatchObject({ title: 'Badge earned', description: 'First Steps' });
  });

  it('begins with the time that the quiz was told', async () => {
    visitor({ profile: { time: '5' } });
    await openPage(journeyPage);
    expect(screen.getByRole('combobox', { name: 'Time Filter' })).toHaveValue('5');
    expect(listed('Your Learning Path')).toEqual(['knowledge-one', 'ai-prompt-one']);
  });

  it('keeps to the time there is', async () => {
    await openPage(journeyPage);
    const filter = screen.getByRole('combobox', { name: 'Time Filter' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', '5 minutes', '15 minutes', '45 minutes', '90+ minutes']);
    await userEvent.selectOptions(filter, '5');
    expect(listed('Your Learning Path')).toEqual(['knowledge-one', 'ai-prompt-one']);
  });

  it('brings the practice of the day to whoever wanted it', async () => {
    visitor({ profile: { track: 'yes' } });
    await openPage(journeyPage);
    expect(await screen.findByText('Day 1: Day title 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done for today' }));
    expect(await screen.findByText('The next one is here tomorrow.')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const page = await openPage(journeyPage, {
      answers: { '/api/artifacts?view=card': 'offline', '/api/personas': 'offline' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Your path did not load');
    page.answer('/api/artifacts?view=card', CARDS);
    page.answer('/api/personas', PERSONAS);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The Enabler Journey' })).toBeVisible();
  });

  it('works for a persona that the API does not know, in the order of the API', async () => {
    visitor({ profile: { persona: 'quiet_observer' } });
    await openPage(journeyPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quiet Observer Journey');
    expect(focusTitle()).toHaveTextContent('Title of framework-one');
  });
});

describe('the log', () => {
  const LOG = {
    'framework-one': { doneAt: '2026-11-20T10:00:00.000Z', went: 'mixed', line: 'Too many questions.' },
    'framework-two': { doneAt: '2026-11-21T10:00:00.000Z' },
  };
  const NOTES = { 'framework-one': { text: 'Ask once.', at: '2026-11-20T11:00:00.000Z' } };
  const log = () => within(screen.getByRole('region', { name: 'Your log' }));
  const titles = () =>
    log()
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent);

  it('lists what was done and written, the newest first, and is searched', async () => {
    visitor({ profile: {}, practice_log: JSON.stringify(LOG), artifact_notes: JSON.stringify(NOTES) });
    await openPage(journeyPage);
    expect(titles()).toEqual(['Title of framework-two', 'Title of framework-one']);
    expect(log().getByText('Went: Mixed')).toBeVisible();
    await userEvent.type(log().getByRole('searchbox'), 'ask ONCE');
    expect(titles()).toEqual(['Title of framework-one']);
    await userEvent.type(log().getByRole('searchbox'), 'x');
    expect(log().getByRole('status')).toHaveTextContent('Nothing in your log matches “ask ONCEx”.');
  });

  it('is there without a profile, and not at all when there is nothing to tell', async () => {
    visitor({ artifact_notes: JSON.stringify(NOTES) });
    const { unmount } = await openPage(journeyPage);
    expect(screen.getByText('No profile found')).toBeVisible();
    expect(log().getByText('Note: Ask once.')).toBeVisible();
    unmount();
    visitor({});
    await openPage(journeyPage);
    expect(screen.queryByRole('region', { name: 'Your log' })).not.toBeInTheDocument();
  });
});

describe('what was filled in', () => {
  const filledIn = () => screen.getByRole('region', { name: 'What you filled in' });

  it('leads back to each artifact, by its first words', async () => {
    visitor({
      written_work: JSON.stringify({
        'framework-two': { 'done 1': 'yes', rows: '[{"name":"Ana"}]', 'answer 1': 'Fewer calls' },
        'framework-one': { 'done 1': '', 'answer 1': '' },
        'knowledge-one': { salary: '52000' },
        contact: { subject: 'A letter' },
      }),
    });
    await openPage(journeyPage);
    const list = within(filledIn()).getAllByRole('listitem');
    expect(list.map((each) => each.textContent)).toEqual([
      'Title of framework-twoFewer calls',
      'Title of knowledge-oneFigures and marks.',
    ]);
    expect(within(list[0]!).getByRole('link')).toHaveAttribute('href', '/artifact/framework-two');
  });

  it('is not there when nothing is', async () => {
    visitor({ profile: {}, written_work: JSON.stringify({ contact: { subject: 'A letter' } }) });
    await openPage(journeyPage);
    expect(screen.queryByRole('region', { name: 'What you filled in' })).not.toBeInTheDocument();
  });
});
