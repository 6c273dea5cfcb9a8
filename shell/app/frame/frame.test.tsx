import { describe, expect, it, jest } from '@jest/globals';
import { RESOLVED_SET_PATH, type ResolvedSet } from '@coachlab/contracts';
import {
  createQueryClient,
  openChat,
  queryClientContext,
  renderContext,
  toast,
  toasts,
} from '@coachlab/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createChunk, useChunk } from '@coachlab/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { PageSource } from '../page-source.ts';
import { appRoutes } from '../routes.tsx';

const release = (name: string, path: string, label: string, order: number, look = {}, offer = {}) => ({
  name,
  arm: 'stable' as const,
  release: {
    version: '1.0.0',
    base: `/remotes/${name}/1.0.0/`,
    container: name,
    entry: 'e.js',
    entryIntegrity: 'sha384-x',
    routes: [{ path, page: 'page', loadingText: `Loading ${label}...`, ...offer }],
    navigation: [
      { slot: 'menu' as const, label, description: `All of ${label}`, href: path, order, ...look },
    ],
    slots: [],
  },
});

const set: ResolvedSet = {
  epoch: 1,
  remotes: [
    release('community', '/forum', 'Forum', 90, { iconPath: 'M3 10h18' }),
    release('catalog', '/lab', 'Lab', 30, {}, { callToAction: { label: 'Try the Lab', order: 1 } }),
  ],
};

/** As the browser's entry does it for a page that went out as a skeleton. */
async function open(path: string, source: PageSource, of = set) {
  // jsdom has no layout to scroll.
  window.scrollTo = () => {};
  const client = createQueryClient();
  const routes = appRoutes(of, source);
  const matches = matchRoutes(routes, path) ?? [];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
    getContext: () =>
      new RouterContextProvider(
        new Map<never, never>([
          [queryClientContext, client],
          [renderContext, { side: 'browser', status: 200 }],
        ] as never),
      ),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(() => router.revalidate());
  return client;
}

/** The set that the palette asks for, and empty lists. */
const answersForPalette: typeof fetch = async (address) =>
  Response.json(address === RESOLVED_SET_PATH ? set : []);

const works: PageSource = { load: async (remote) => ({ Component: () => <h1>Page of {remote}</h1> }) };

describe('the frame', () => {
  it("lists the remotes' entries by their order, and marks the current one", async () => {
    await open('/lab', works);
    await screen.findByRole('heading', { name: 'Page of catalog' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['LabAll of Lab', 'ForumAll of Forum']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('draws the icon that a section brings along, and none where it has none', async () => {
    await open('/lab', works);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const paths = (label: RegExp) =>
      [...within(menu).getByRole('link', { name: label }).querySelectorAll('svg path')].map((path) =>
        path.getAttribute('d'),
      );
    expect(paths(/^Forum/)).toEqual(['M3 10h18']);
    expect(paths(/^Lab/)).toEqual([]);
  });

  it('offers in the bar what a section wants to be done first, and nothing where none does', async () => {
    await open('/forum', works);
    const bar = await screen.findByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Try the Lab' })).toHaveAttribute('href', '/lab');
    cleanup();
    await open('/forum', works, { ...set, remotes: set.remotes.slice(0, 1) });
    const links = within(await screen.findByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  it('says the loading text of a page at once, while its code is on its way', async () => {
    await open('/forum', { load: () => new Promise(() => {}) });
    expect(await screen.findByText('Loading Forum...')).toBeInTheDocument();
  });

  it('shows a section that did not load as a panel, and brings it back by "Try again"', async () => {
    const answers: PageSource['load'][] = [() => Promise.reject(new Error('gone')), works.load];
    await open('/forum', { load: (remote, page) => answers.shift()!(remote, page) });
    await screen.findByText('This section did not load');
    expect(screen.getByRole('link', { name: 'Try the Lab' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Page of community' })).toBeVisible();
  });

  it('shows the 404 page for any other path', async () => {
    await open('/nowhere', works);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('searches for the words of an address that leads nowhere', async () => {
    globalThis.fetch = answersForPalette;
    await open('/artifact/grow-model', works);
    await userEvent.click(await screen.findByRole('button', { name: 'Search for “grow model”' }));
    const palette = await screen.findByRole('dialog', { name: 'Search' });
    expect(within(palette).getByRole('combobox')).toHaveValue('grow model');
  });

  it('calls a page a page once, above all of them', async () => {
    globalThis.fetch = answersForPalette;
    await open('/lab', works);
    await userEvent.keyboard('{Control>}k{/Control}');
    const pages = within(await screen.findByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(pages.map((page) => page.textContent)).toEqual(['LabAll of Lab', 'ForumAll of Forum']);
  });

  it('declares the query on /api/user-profile, and never asks', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return new Response('{}');
    };
    const client = await open('/lab', works);
    await screen.findByRole('heading', { name: 'Page of catalog' });
    act(() => openChat());
    await screen.findByRole('dialog', { name: 'AI Assistant' });
    expect(client.getQueryState(['/api/user-profile'])).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
    expect(asked.filter((address) => address.includes('user-profile'))).toEqual([]);
  });

  it('says when a part did not arrive, and opens it on the next press', async () => {
    await open('/lab', works);
    let arrives = false;
    const part = createChunk(async () => {
      if (!arrives) throw new Error('Loading chunk failed');
      return 'The part';
    });
    function Opener() {
      const [wanted, setWanted] = useState(false);
      const here = useChunk(part, wanted, () => setWanted(false));
      return (
        <button type="button" onClick={() => setWanted(true)}>
          {here ?? 'Open'}
        </button>
      );
    }
    globalThis.reportError = () => {};
    render(<Opener />);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    online.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('That did not open'));
    online.mockRestore();
    arrives = true;
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'The part' })).toBeVisible();
    act(() => toasts.set(null));
  });

  it('shows one toast at a time, for 5 seconds', async () => {
    jest.useFakeTimers();
    try {
      await open('/lab', works);
      act(() => toast({ title: 'First' }));
      act(() => toast({ title: 'Error', description: 'Failed to subscribe.', tone: 'error' }));
      expect(screen.queryByText('First')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to subscribe.');
      act(() => jest.advanceTimersByTime(4_999));
      expect(screen.getByRole('alert')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(toasts.get()).toMatchObject({ title: 'Error', open: false });
      act(() => jest.advanceTimersByTime(999_999));
      expect(toasts.get()).not.toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(toasts.get()).toBeNull();
    } finally {
      act(() => toasts.set(null));
      jest.useRealTimers();
    }
  });
});
