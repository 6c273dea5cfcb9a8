import { beforeEach, expect, it } from '@jest/globals';
import { toggleSaved } from '@coachlab/learner';
import { renderPage } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { artifact } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import * as page from './library.tsx';

beforeEach(async () => {
  localStorage.clear();
  catalogue(
    ['listening', 'habits'].map((topic) =>
      artifact(`knowledge-${topic}`, {
        category: 'knowledge',
        section: 'library',
        tags: [topic],
        title: topic,
        description: '',
      }),
    ),
  );
  renderPage(page, '/library');
  await screen.findByRole('searchbox', { name: 'Search knowledge' });
});

it('searches knowledge, with eight topic chips', async () => {
  const chips = within(screen.getByRole('group', { name: 'Topic' }));
  expect(chips.getAllByRole('button')).toHaveLength(8);
  await userEvent.click(chips.getByRole('button', { name: 'habits' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Learn More: habits' })).toHaveAttribute(
    'href',
    '/artifact/knowledge-habits',
  );
});

it('finds what is saved, among what is searched for', async () => {
  act(() => toggleSaved('knowledge-habits'));
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Save: habits' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(screen.getByRole('searchbox'), 'listening');
  expect(await screen.findByRole('status')).toHaveTextContent(/No knowledge found for.*listening/);
});

it('says for what no knowledge was found', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'alchemy');
  expect(await screen.findByRole('status')).toHaveTextContent(/No knowledge found for.*alchemy/);
});
