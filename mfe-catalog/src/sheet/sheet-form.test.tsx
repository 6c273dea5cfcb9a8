import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { cleanup, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import * as page from '../pages/artifact.tsx';
import { artifact } from '../test/artifacts.ts';
import { catalogue, openArtifact } from '../test/open-page.ts';

const ID = 'template-page';
const TEMPLATE = artifact(ID, {
  title: 'One Page',
  subtitle: 'All of it.',
  category: 'template',
  section: 'studio',
  hierarchy: [
    {
      title: 'Reason',
      description: 'Today ____, by ____. I choose one / two.',
      note: 'Leave names out.',
      fields: [
        { id: 'today', kind: 'line', label: 'Today' },
        { id: 'by', kind: 'date', label: 'By' },
        { id: 'choice', kind: 'choice', label: 'I choose', options: ['One', 'Two'] },
      ],
    },
    {
      title: 'Results',
      description: '1: ____, measured by ____.',
      fields: [
        { id: 'results', kind: 'rows', label: 'Results', columns: ['Result', 'Measured by'], count: 1 },
      ],
    },
    { title: 'Days', description: '____', fields: [{ id: 'days', kind: 'marks', label: 'Days', count: 3 }] },
    { title: 'An example', description: 'It was read aloud.' },
  ],
});

let user: UserEvent;
async function open() {
  catalogue([TEMPLATE], {});
  openArtifact(page, ID);
  await screen.findByLabelText('Today');
}
const copied = async () => {
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  return navigator.clipboard.readText();
};

beforeEach(async () => {
  clearBrowser();
  user = userEvent.setup();
  await open();
});

describe('a template on its page', () => {
  it('has a field for each place to write, under its heading and note', () => {
    const reason = within(screen.getByRole('region', { name: 'Reason' }));
    expect(reason.getByText('Leave names out.')).toBeVisible();
    expect(reason.getByLabelText('By')).toHaveAttribute('type', 'date');
    expect(within(reason.getByLabelText('I choose')).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'An example' })).toHaveTextContent('It was read aloud.');
  });

  it('copies as Markdown what was written, with lines where nothing was', async () => {
    await user.type(screen.getByLabelText('Today'), 'Łukasz is late');
    await user.type(screen.getByLabelText('By'), '2026-12-03');
    await user.type(screen.getByLabelText('1 Result'), 'On time | always');
    await user.click(screen.getByRole('button', { name: '2: blank' }));
    expect(await copied()).toBe(
      [
        '# One Page',
        'All of it.',
        '## Reason',
        'Leave names out.',
        '**Today:** Łukasz is late',
        '**By:** 3 December 2026',
        '**I choose:** ____ (One / Two)',
        '## Results',
        '**Results**\n\n| Result | Measured by |\n| --- | --- |\n| On time \\| always | ____ |',
        '## Days',
        '**Days:** □ X □',
        '## An example',
        'It was read aloud.',
        '/artifact/template-page',
        '',
      ].join('\n\n'),
    );
  });

  it('copies an empty sheet when that is wanted, and keeps what was written', async () => {
    await user.type(screen.getByLabelText('Today'), 'late');
    await user.click(screen.getByRole('button', { name: 'Empty' }));
    expect(await copied()).toContain('**Today:** ____');
    expect(screen.getByLabelText('Today')).toHaveValue('late');
  });

  it('adds a row, which is there again with its text when the page is', async () => {
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    await user.type(screen.getByLabelText('2 Result'), 'Nobody waits');
    cleanup();
    await open();
    expect(screen.getByLabelText('2 Result')).toHaveValue('Nobody waits');
  });

  it('marks a day done, then fallback, then blank', async () => {
    const day = () => screen.getByRole('button', { name: /^1: / });
    for (const name of ['1: done', '1: fallback', '1: blank']) {
      await user.click(day());
      expect(day()).toHaveAccessibleName(name);
    }
  });

  it('is cleared after a question', async () => {
    const clear = () => screen.getByRole('button', { name: 'Clear' });
    expect(clear()).toBeDisabled();
    await user.type(screen.getByLabelText('Today'), 'late');
    await user.click(clear());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Today')).toHaveValue('');
  });
});
