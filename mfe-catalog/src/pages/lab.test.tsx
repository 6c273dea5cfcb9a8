import { beforeEach, describe, expect, it } from '@jest/globals';
import { completeArtifacts, savedItems, toggleSaved } from '@coachlab/learner';
import { renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { artifact, cardOf, metadata } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import * as page from './lab.tsx';

const CARDS = 'GET /api/artifacts?section=lab&view=card';

const ARTIFACTS = [
  artifact('framework-grow', { title: 'GROW' }),
  artifact('framework-two', { title: 'Two' }),
  artifact('framework-three', { title: 'Three' }),
  artifact('assessment-pci', { title: 'PCI', category: 'assessment' }),
  artifact('rubric-bare', { title: 'Bare', category: 'rubric' }),
  artifact('knowledge-far', { title: 'Far away', category: 'knowledge', section: 'library' }),
];
const LAB = ARTIFACTS.filter(({ section }) => section === 'lab');
const METADATA = {
  'framework-grow': metadata(),
  'framework-two': metadata({
    level: 'L2',
    time_minutes: 45,
    prerequisites: ['framework-grow'],
  }),
  'framework-three': metadata({
    level: 'L3',
    prerequisites: ['knowledge-far', 'framework-two', 'assessment-pci'],
  }),
  'assessment-pci': metadata({ time_minutes: 45, duration: '20 minutes' }),
};

const start = (address = '/lab', more: Routes = {}) => {
  const api = catalogue(ARTIFACTS, METADATA, more);
  return { api, ...renderPage(page, '/lab', address) };
};
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);
/** The address is changed first, and the cards follow it. */
const shown = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const ALL = ['GROW', 'Two', 'Three', 'PCI', 'Bare'];
const titles = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

beforeEach(() => localStorage.clear());

describe('the Lab', () => {
  it('loads, then shows a card for each artifact that opens its page', async () => {
    let arrive: (reply: Reply) => void = () => {};
    const { api } = start('/lab', { [CARDS]: () => new Promise((resolve) => (arrive = resolve)) });
    expect(await screen.findByText('Loading artifacts...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Lab');
    await act(async () => arrive({ body: LAB.map(cardOf) }));
    const grow = await card('GROW');
    expect(grow.getByRole('link', { name: 'GROW' })).toHaveAttribute('href', '/artifact/framework-grow');
    await shown(...ALL);
    expect(document.title).toBe('Lab | Coachlab');
    expect(api.sent(CARDS)).toHaveLength(1);
  });

  it('shows the first two outcomes, the first three tags and how many more there are', async () => {
    start();
    const grow = await card('GROW');
    expect(grow.getByText('Second outcome of framework-grow')).toBeVisible();
    expect(grow.queryByText('Third outcome of framework-grow')).not.toBeInTheDocument();
    expect(grow.getByText('gamma')).toBeVisible();
    expect(grow.queryByText('delta')).not.toBeInTheDocument();
    expect(grow.getByText('+2 more')).toBeVisible();
    expect(grow.getByText('L1 Foundation · 15 min')).toBeVisible();
    expect(screen.getByText('L1 Foundation · 20 min')).toBeVisible();
  });

  it("marks what is interactive, with 'Launch Interactive'; the others say 'Explore Artifact'", async () => {
    start();
    const grow = await card('GROW');
    expect(grow.getByText('Interactive')).toBeVisible();
    expect(grow.getByRole('link', { name: 'Launch Interactive: GROW' })).toBeVisible();
    const pci = await card('PCI');
    expect(pci.queryByText('Interactive')).not.toBeInTheDocument();
    expect(pci.getByRole('link', { name: 'Explore Artifact: PCI' })).toBeVisible();
  });

  it('that failed says so and can be tried again', async () => {
    const { api } = start('/lab', { [CARDS]: () => ({ status: 503, body: { code: 'unavailable' } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The Lab did not load');
    api.on(CARDS, () => ({ body: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Match Found')).toBeVisible();
    expect(screen.getByText('No artifacts in this category')).toBeVisible();
  });

  it.each([
    ['pci', 'PCI'],
    ['contract', 'Contract Canvas'],
    ['empathy', 'Empathy'],
  ])('has the anchor #%s', async (anchor, title) => {
    catalogue([
      artifact('assessment-pci', { title: 'PCI' }),
      artifact('framework-contract-canvas', { title: 'Contract Canvas' }),
      artifact('framework-empathy', { title: 'Empathy' }),
    ]);
    renderPage(page, '/lab');
    const heading = await screen.findByRole('heading', { name: title });
    expect(document.getElementById(anchor)).toContainElement(heading);
  });
});

describe('the filters', () => {
  it('count the artifacts of each category and show one category', async () => {
    start();
    expect(await screen.findByRole('button', { name: 'All 5' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Name of assessment 1' }));
    await shown('PCI');
    expect(screen.getByRole('status')).toHaveTextContent('1 artifact');
    await userEvent.click(screen.getByRole('button', { name: 'All 5' }));
    await shown(...ALL);
  });

  it('for a level keep only artifacts whose metadata has it; one without metadata is hidden', async () => {
    start();
    const levels = within(await screen.findByRole('group', { name: 'Level' }));
    expect(levels.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All',
      'L1 Foundation',
      'L2 Practice',
      'L3 Mastery',
    ]);
    await userEvent.click(levels.getByRole('button', { name: 'L1 Foundation' }));
    await shown('GROW', 'PCI');
    await userEvent.click(levels.getByRole('button', { name: 'L3 Mastery' }));
    await shown('Three');
  });

  it('live in the address', async () => {
    const { router } = start('/lab?category=framework&level=L2');
    await screen.findByRole('heading', { name: 'Two' });
    await shown('Two');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=framework'));
  });

  it('survive Back', async () => {
    const { router } = start('/lab?category=assessment');
    await userEvent.click(await screen.findByRole('button', { name: 'Name of rubric 1' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Explore Artifact: Bare' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
    await shown('Bare');
  });

  it('that match nothing say so and lead back to all', async () => {
    start('/lab?category=rubric&level=L3');
    expect(await screen.findByText('No Match Found')).toBeVisible();
    expect(screen.getByText('No artifacts in this category')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    await shown(...ALL);
  });
});

describe('a card', () => {
  it('shows more or less than its screen would, which the address keeps', async () => {
    const { router } = start();
    await card('GROW');
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=compact'));
    expect(await screen.findByRole('button', { name: 'Compact', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=full'));
    await userEvent.click(await screen.findByRole('button', { name: 'Details', pressed: true }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('finding in the Lab', () => {
  it('lists all titles by category, and narrows them down by what is typed', async () => {
    start();
    await card('GROW');
    const find = screen.getByRole('button', { name: 'Find' });
    await userEvent.click(find);
    expect(find).toHaveAttribute('aria-expanded', 'true');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = () => within(contents).queryAllByRole('link');
    expect(links().map((link) => link.textContent)).toEqual(ALL);
    // A locked card does not open; its page does.
    expect(within(contents).getByRole('link', { name: 'Two' })).toHaveAttribute(
      'href',
      '/artifact/framework-two',
    );
    const field = screen.getByRole('searchbox', { name: 'Search the Lab' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'gRoW');
    expect(links().map((link) => link.textContent)).toEqual(['GROW']);
    expect(screen.getByText('1 title')).toBeVisible();
    await userEvent.type(field, 'zzz');
    expect(links()).toEqual([]);
    expect(screen.getByText('No Match Found')).toBeVisible();
    await userEvent.click(find);
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  });
});

describe('a card with prerequisites', () => {
  it('is explained once, and only where one is locked', async () => {
    start();
    expect(await screen.findAllByText(/^Locked: best after/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'L1 Foundation' }));
    await shown('GROW', 'PCI');
    expect(screen.queryByText(/^Locked: best after/)).not.toBeInTheDocument();
  });

  it('is locked: it does not open, and lists up to two that are missing under Complete First', async () => {
    start();
    const three = await card('Three');
    expect(three.getByText('Locked')).toBeVisible();
    expect(three.getByText('Complete First')).toBeVisible();
    expect(three.queryByRole('link', { name: /Three/ })).not.toBeInTheDocument();
    expect(three.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Far away', '/artifact/knowledge-far'],
      ['Two', '/artifact/framework-two'],
    ]);
  });

  it('opens once all of them are completed', async () => {
    start();
    expect((await card('Two')).getByText('Locked')).toBeVisible();
    act(() => completeArtifacts('framework-grow'));
    const two = await card('Two');
    expect(two.queryByText('Locked')).not.toBeInTheDocument();
    expect(two.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/artifact/framework-two');
    expect((await card('GROW')).getByText('Done')).toBeVisible();
    expect(screen.getByText('1 done · 1 locked')).toBeVisible();
  });

  it('that was completed shows Done and stays open, whatever it would need', async () => {
    completeArtifacts('framework-three');
    start();
    const three = await card('Three');
    expect(three.getByText('Done')).toBeVisible();
    expect(three.getByRole('link', { name: 'Explore Artifact: Three' })).toBeVisible();
  });
});

describe('a saved artifact', () => {
  const mark = async (title: string) => (await card(title)).getByRole('button', { name: `Save: ${title}` });

  it('is marked on its card, a locked one as well, and unmarked there', async () => {
    start();
    expect(await mark('Two')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await mark('Two'));
    expect(await mark('Two')).toHaveAttribute('aria-pressed', 'true');
    expect(savedItems.get()).toEqual(['framework-two']);
    await userEvent.click(await mark('Two'));
    expect(await mark('Two')).toHaveAttribute('aria-pressed', 'false');
    expect(savedItems.get()).toEqual([]);
  });

  it('is found by the Saved filter, which works beside the others and survives in the address', async () => {
    toggleSaved('framework-two');
    toggleSaved('rubric-bare');
    start();
    await card('GROW');
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    await shown('Two', 'Bare');
    await userEvent.click(screen.getByRole('button', { name: 'L2 Practice' }));
    await shown('Two');
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await shown(...ALL);
  });

  it('that is unmarked under the Saved filter leaves the focus on the next one, and then on the way back', async () => {
    toggleSaved('rubric-bare');
    toggleSaved('framework-two');
    start('/lab?saved=yes');
    await shown('Two', 'Bare');
    (await mark('Two')).focus();
    await userEvent.keyboard('{Enter}');
    await shown('Bare');
    expect(await mark('Bare')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Nothing saved here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all 5' })).toHaveFocus();
  });

  it('of another section is named and linked there', async () => {
    toggleSaved('framework-grow');
    toggleSaved('knowledge-far');
    start('/lab?saved=yes');
    await shown('GROW');
    expect(screen.getByRole('link', { name: 'Far away' })).toHaveAttribute('href', '/artifact/knowledge-far');
  });

  it('is none yet: the page says how to save one, and leads back to all', async () => {
    start('/lab?saved=yes');
    expect(await screen.findByText('Nothing saved here')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    await shown(...ALL);
  });
});
