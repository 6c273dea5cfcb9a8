import { describe, expect, it } from '@jest/globals';
import type { RemoteRoute } from '@coachlab/contracts';
import type { PageModule } from '@coachlab/remote-kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageCell } from './page-cell.ts';
import { PageOutlet } from './page-outlet.tsx';
import type { PageSource } from './page-source.ts';

const route: RemoteRoute = { path: '/lab', page: 'lab', loadingText: 'Loading artifacts...' };
/** React tells the console of every error that a boundary catches; here that is what is provoked. */
const quiet = { onCaughtError: () => {} };

const says = (text: string): PageModule => ({ Component: () => <p>{text}</p> });
const throws: PageModule = {
  Component: () => {
    throw new Error('broke');
  },
};

/** A page's place in a router that loads it as the shell does. */
async function place(source: PageSource) {
  const cell = new PageCell(source, 'catalog', 'lab');
  const loader = () => {
    cell.load().catch(() => {});
    return null;
  };
  const element = <PageOutlet cell={cell} remote="catalog" route={route} />;
  const router = createMemoryRouter([{ id: 'lab', path: '/lab', loader, element }], {
    initialEntries: ['/lab'],
    hydrationData: { loaderData: { lab: null } },
  });
  await act(async () => {
    render(<RouterProvider router={router} />, quiet);
    loader();
  });
}

describe('the place of a page', () => {
  it('says when the page stands on the screen', async () => {
    const drawn: string[] = [];
    await place({ load: async () => says('The Lab'), drawn: (...page) => void drawn.push(page.join('/')) });
    await screen.findByText('The Lab');
    expect(drawn).toEqual(['catalog/lab']);
  });

  it('takes over the loading state that the server drew, though the code has come before React', async () => {
    const cell = new PageCell({ load: async () => says('The Lab') }, 'catalog', 'lab');
    const element = <PageOutlet cell={cell} remote="catalog" route={route} />;
    const routes = [{ id: 'lab', path: '/lab', element }];
    const options = { initialEntries: ['/lab'], hydrationData: { loaderData: { lab: null } } };
    const tree = () => <RouterProvider router={createMemoryRouter(routes, options)} />;
    const container = document.body.appendChild(document.createElement('div'));
    // Without its code a page looks the same on both sides.
    const drawn = render(tree());
    // React compares the text of a style, which jsdom writes with spaces and a semicolon at the end.
    const asSent = (style: string) => style.replaceAll(/(?<=[:;]) /g, '').replace(/;"$/, '"');
    container.innerHTML = drawn.container.innerHTML.replaceAll(/style="[^"]*"/g, asSent);
    drawn.unmount();
    expect(container).toHaveTextContent('Loading artifacts...');

    cell.sentLoading();
    await cell.load();
    const mismatches: unknown[] = [];
    const onRecoverableError = (error: unknown) => void mismatches.push(error);
    render(tree(), { container, hydrate: true, onRecoverableError });
    expect(container).toHaveTextContent('The Lab');
    expect(mismatches).toEqual([]);
  });

  it('shows what takes the place of a page that throws, and counts that one alone as drawn', async () => {
    const drawn: string[] = [];
    let running = throws;
    const seen: unknown[] = [];
    await place({
      load: async () => running,
      drawn: () => void drawn.push(running === throws ? 'broken' : 'replacement'),
      recover: async (_remote, _page, thrown) => {
        seen.push(thrown);
        return (running = says('The Lab of before'));
      },
    });
    expect(await screen.findByText('The Lab of before')).toBeInTheDocument();
    expect(seen).toMatchObject([{ message: 'broke' }]);
    expect(drawn).toEqual(['replacement']);
  });

  it('shows the panel when nothing takes its place, and "Try again" draws it once more', async () => {
    let fault = true;
    const page: PageModule = {
      Component: () => {
        if (fault) throw new Error('broke');
        return <p>The Lab</p>;
      },
    };
    await place({
      load: async () => page,
      recover: (_remote, _page, thrown) => Promise.reject(thrown as Error),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await screen.findByRole('button', { name: 'Try again' });
    fault = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The Lab')).toBeInTheDocument();
  });
});
