import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badgeText } from '../challenges/badge-text.ts';
import { CONTENT } from '../test/catalogue.ts';
import { openPage } from '../test/open-page.ts';
import { Component } from './challenge-dialog.tsx';

async function open(answers = {}) {
  const onClose = jest.fn();
  const page = await openPage(
    {
      Component: () => (
        <main>
          <Component open onClose={onClose} />
        </main>
      ),
    },
    { answers },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Solve a Coaching Challenge' }));
  return { ...page, dialog, onClose };
}

describe('the challenge dialog', () => {
  it('shows eight challenges, and resources for the chosen one', async () => {
    const { dialog } = await open();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Select your current coaching challenge and get instant access to frameworks, templates, and AI tools',
    );
    const cards = within(dialog.getByRole('group', { name: 'Challenges' })).getAllByRole('button');
    expect(cards).toHaveLength(8);
    expect(dialog.queryByText('Recommended Resources')).not.toBeInTheDocument();

    await userEvent.click(cards[3]!);
    expect(cards[3]).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByText('Recommended Resources')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Begin with 4' })).toHaveAttribute(
      'href',
      '/artifact/framework-one',
    );
    const others = dialog.getAllByRole('link').slice(1);
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['week by design', '/artifact/template-week-by-design'],
      ['ai prompt time audit', '/artifact/ai-prompt-time-audit'],
    ]);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Week by Designweek by design',
      'Time Auditai prompt time audit',
    ]);
    expect(dialog.getByText(/AI Assistant at top right/)).toBeVisible();
    // Right after its card, where whoever chose goes on.
    expect(cards[3]!.nextElementSibling).toHaveTextContent('Recommended Resources');

    await userEvent.click(cards[0]!);
    expect(dialog.getByRole('link', { name: 'Begin with 1' })).toBeVisible();
    expect(cards[3]).toHaveAttribute('aria-pressed', 'false');
  });

  it('closes when a link is followed', async () => {
    const { dialog, onClose, address } = await open();
    await userEvent.click(dialog.getByRole('button', { name: /Challenge 1/ }));
    await userEvent.click(dialog.getByRole('link', { name: 'week by design' }));
    expect(onClose).toHaveBeenCalled();
    expect(address()).toBe('/artifact/template-week-by-design');
  });

  it('shows the badges alone where their titles do not come', async () => {
    const { dialog } = await open({ '/api/artifacts?view=title': 'offline' });
    await userEvent.click(dialog.getByRole('button', { name: /Challenge 1/ }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'week by design',
      'ai prompt time audit',
    ]);
  });

  it('closes by its button', async () => {
    const { dialog, onClose } = await open();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(onClose).toHaveBeenCalled();
  });

  it('says what failed and tries again', async () => {
    const { dialog, answer } = await open({ '/api/journey/content': 'offline' });
    expect(dialog.getByRole('alert')).toHaveTextContent('The challenges did not load');
    answer('/api/journey/content', CONTENT);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Challenge 8')).toBeVisible();
  });
});

it.each([
  ['framework-three-needs', 'three needs'],
  ['template-week-by-design', 'week by design'],
  ['scenario-sales-slump', 'scenario sales slump'],
  ['ai-prompt-template-maker', 'ai prompt template maker'],
])('the badge of %s reads %s', (id, text) => {
  expect(badgeText(id)).toBe(text);
});
