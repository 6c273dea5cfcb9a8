import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../test/open-page.ts';
import { visitor } from '../test/visitor.ts';
import * as quickstartPage from './quickstart.tsx';

beforeEach(() => visitor({ profile: {} }));

const items = () => within(screen.getByRole('region', { name: 'Start Here' })).getAllByRole('listitem');

describe('quickstart', () => {
  it('sends whoever has no profile to the quiz', async () => {
    visitor({});
    expect((await openPage(quickstartPage)).address()).toBe('/intake-quiz');
  });

  it('welcomes by name, or as Coach', async () => {
    await openPage(quickstartPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Coach');
  });

  it('knows the name that a profile has', async () => {
    visitor({ profile: { name: 'Ada' } });
    await openPage(quickstartPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada');
  });

  it('repeats the profile, with its fallbacks', async () => {
    visitor({ profile: { goal: 'fame', track: 'yes' } });
    await openPage(quickstartPage);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'The Enabler',
      'Building coaching skills',
      'Performance improvement',
    ]);
  });

  it('recommends the five that fit best, of any level, the first one with a note', async () => {
    await openPage(quickstartPage);
    expect(
      within(screen.getByRole('region', { name: 'Start Here' }))
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(
      ['ai-prompt-two', 'framework-one', 'framework-two', 'framework-three', 'framework-four'].map(
        (id) => `Title of ${id}`,
      ),
    );
    expect(items()[0]).toHaveTextContent('Perfect Match for You');
    expect(screen.getAllByText('Perfect Match for You')).toHaveLength(1);
    for (const words of ['Subtitle of', 'Description of', 'Framework', 'Foundation', 'Beginner', '15 min'])
      expect(items()[1]).toHaveTextContent(words);
  });

  it('opens the first with Start Learning', async () => {
    const page = await openPage(quickstartPage);
    await userEvent.click(screen.getByRole('button', { name: 'Start Learning' }));
    expect(page.address()).toBe('/artifact/ai-prompt-two');
  });

  it('has nothing to start when nothing is recommended', async () => {
    await openPage(quickstartPage, { answers: { '/api/artifacts?view=card': [] } });
    expect(screen.getByRole('button', { name: 'Start Learning' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'View Full Journey' })).toHaveAttribute('href', '/journey');
  });
});
