import { beforeEach, describe, expect, it } from '@jest/globals';
import { INTERACTIVE_IDS } from '@coachlab/contracts';
import { renderPage } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { artifact } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import * as page from './tools.tsx';

const SEVEN = INTERACTIVE_IDS.map((id) =>
  artifact(id, id.startsWith('tool') ? { category: 'tool', section: 'tools' } : {}),
);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the tools', () => {
  it('are launched from their cards', async () => {
    catalogue(SEVEN);
    renderPage(page, '/tools');
    const links = (await section('Tools')).getAllByRole('link', { name: /^Launch Tool/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/artifact/tool-roi-calculator',
      '/artifact/tool-plan-builder',
    ]);
  });

  it('are followed by the other five that are interactive, and by nothing else of the lab', async () => {
    catalogue([...SEVEN, artifact('framework-still')]);
    renderPage(page, '/tools');
    expect((await section('Also interactive')).getAllByRole('link', { name: /^Launch Tool/ })).toHaveLength(
      5,
    );
  });

  it('that are missing leave a word', async () => {
    catalogue([]);
    renderPage(page, '/tools');
    expect(await screen.findByText('No Tools Found')).toBeVisible();
    expect(screen.getByText('Interactive tools will appear here')).toBeVisible();
  });
});
