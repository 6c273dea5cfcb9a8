import { beforeEach, expect, it } from '@jest/globals';
import { renderPage } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
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

it('says for what no knowledge was found', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'alchemy');
  expect(await screen.findByRole('status')).toHaveTextContent(/No knowledge found for.*alchemy/);
});
