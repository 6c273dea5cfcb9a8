import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import { type PageLoaderArgs, renderContext } from '@coachlab/remote-kit';
import type { RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { FrameError } from './frame/frame-error.tsx';
import type { OverrideNotice } from './override-notice.ts';
import { HELP_PAGE } from '@coachlab/safety';
import { HelpNowPage } from './help-now/help-now-page.tsx';
import { NotFound } from './not-found.tsx';
import { PageCell } from './page-cell.ts';
import { PageOutlet } from './page-outlet.tsx';
import type { PageSource } from './page-source.ts';

/** What the frame reads from the matched route. */
export interface PageHandle {
  remote: string;
  route: RemoteRoute;
  cell: PageCell;
}

/**
 * The route table of one release set: the same on the server and in the browser; only the page source differs.
 *
 * @param of the section whose page is drawn, where that is known: the routes of the others are left out
 */
export function appRoutes(
  set: ResolvedSet,
  source: PageSource,
  notice: OverrideNotice | null = null,
  of?: string | null,
): RouteObject[] {
  const routes = routesFrom(set).filter(({ remote }) => of === undefined || remote === of);
  const pages = routes.map(({ remote, route }) => pageRoute(remote, route, source));
  return [
    {
      id: 'frame',
      element: <Frame set={set} source={source} notice={notice} />,
      errorElement: <FrameError />,
      children: [
        ...pages,
        { id: 'help-now', path: HELP_PAGE, element: <HelpNowPage /> },
        { id: 'not-found', path: '*', loader: notFound, element: <NotFound /> },
      ],
    },
  ];
}

function pageRoute(remote: string, route: RemoteRoute, source: PageSource): RouteObject {
  const cell = new PageCell(source, remote, route.page);
  const handle: PageHandle = { remote, route, cell };
  return {
    id: `${remote}:${route.path}`,
    path: route.path,
    handle,
    loader: (args) => loadPage(cell, args as PageLoaderArgs),
    element: <PageOutlet cell={cell} remote={remote} route={route} />,
  };
}

/** Milliseconds for which the page before stays in a browser: a loading text that comes and goes within them would flash. */
const NO_FLASH_MS = 120;

/** The server waits for the code and its data; a browser only for a moment, then the page shows its loading text. */
async function loadPage(cell: PageCell, args: PageLoaderArgs): Promise<null> {
  if (args.context.get(renderContext).side === 'server') {
    const page = await cell.load();
    await page.loader?.(args);
    return null;
  }
  // A failure is shown in the page's place: the cell's state carries it there.
  const loaded = cell
    .load()
    .then((page) => page.loader?.(args))
    .catch(ignore);
  // A changed filter is answered at once: the page itself shows what is on its way. So is the skeleton that a server draws.
  const leaves = typeof location !== 'undefined' && new URL(args.request.url).pathname !== location.pathname;
  if (leaves) await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, NO_FLASH_MS))]);
  return null;
}

function notFound(args: { context: unknown }): null {
  (args.context as PageLoaderArgs['context']).get(renderContext).status = 404;
  return null;
}

function ignore(): void {}
