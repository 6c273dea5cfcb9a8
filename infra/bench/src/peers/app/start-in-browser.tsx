import '@coachlab/ui/tokens.css';
import '@coachlab/ui/base.css';
import '@coachlab/ui/italic.css';
import type { ResolvedSet } from '@coachlab/contracts';
import { createQueryClient, queryClientContext, renderContext, SiteProvider } from '@coachlab/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { hrefsFrom } from '../../../../../shell/app/hrefs.ts';
import type { PageSource } from '../../../../../shell/app/page-source.ts';
import { appRoutes, type PageHandle } from '../../../../../shell/app/routes.tsx';

/** The shell's application, drawn in an empty element: nothing came with the page. */
export function startInBrowser(set: ResolvedSet, source: PageSource): void {
  const client = createQueryClient();
  const routes = appRoutes(set, source);
  const router = createBrowserRouter(routes, {
    getContext: () =>
      new RouterContextProvider(
        new Map<never, never>([
          [queryClientContext, client],
          [renderContext, { side: 'browser', status: 200 }],
        ] as never),
      ),
  });
  const preload = (path: string) => {
    const { cell } = (matchRoutes(routes, path)?.at(-1)?.route.handle ?? {}) as Partial<PageHandle>;
    void cell?.load().catch(() => {});
  };
  createRoot(document.getElementById('root')!).render(
    <SiteProvider site={{ origin: location.origin, preload, href: hrefsFrom(set) }}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteProvider>,
  );
}
