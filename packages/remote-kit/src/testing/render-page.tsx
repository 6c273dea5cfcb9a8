import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { type PageModule, queryClientContext, renderContext } from '../page-data.ts';
import { fillPath } from '../fill-path.ts';
import { createQueryClient } from '../query-client.ts';
import { type Href, SiteProvider } from '../site.tsx';

export interface RenderedPage extends RenderResult {
  client: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
  /** The path that is shown. */
  address: () => string;
}

/**
 * Draws a page as the shell does in a browser: its loader starts the fetches and nobody waits for them. Whatever is
 * not at `path` (`/artifact/:id`) shows "Elsewhere".
 * @param routes name of another section's route to its path; null where no section has it. Any other name leads to an
 * address made of it and its parameters: `/artifact/framework-grow`
 */
export function renderPage(
  page: PageModule,
  path: string,
  address: string = path,
  routes: Readonly<Record<string, string | null>> = {},
): RenderedPage {
  const client = createQueryClient();
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  context.set(renderContext, { side: 'browser', status: 200 });
  const router = createMemoryRouter(
    [
      {
        path,
        loader: (args: LoaderFunctionArgs<RouterContextProvider>) => {
          void page.loader?.(args);
          return null;
        },
        element: <page.Component />,
        hydrateFallbackElement: <></>,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  const view = render(
    <SiteProvider site={{ origin: '', preload: () => {}, href: hrefFor(routes) }}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteProvider>,
  );
  return { ...view, client, router, address: () => router.state.location.pathname };
}

function hrefFor(routes: Readonly<Record<string, string | null>>): Href {
  return (route, params = {}, anchor) => {
    const { [route]: path = [`/${route}`, ...Object.keys(params)].join('/:') } = routes;
    return path === null ? undefined : fillPath(path, params, anchor);
  };
}
