import '@coachlab/ui/tokens.css';
import '@coachlab/ui/base.css';
import { createQueryClient, hydrateQueries, queryClientContext, renderContext } from '@coachlab/remote-kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { BOOT_ELEMENT_ID, type BootData } from '../app/boot-data.ts';
import { Document } from '../app/document.tsx';
import { hrefsFrom } from '../app/hrefs.ts';
import { appRoutes, type PageHandle } from '../app/routes.tsx';
import { NOWHERE } from '../app/shell-pages.ts';
import { handOverEarlyInput } from './early-input/early-input.ts';
import { mayTrack } from './may-track.ts';
import { createPageSource } from './page-source.ts';
import { SignalQueue } from './signals/signal-queue.ts';
import { startSignals } from './signals/start-signals.ts';
import { hearUncaught } from './signals/uncaught.ts';
import { whenIdle } from './when-idle.ts';
import { IS_THERE, whenSign } from './when-sign.ts';

const boot = JSON.parse(document.querySelector(`script#${BOOT_ELEMENT_ID}`)!.textContent) as BootData;
const client = createQueryClient();
if (boot.queries) hydrateQueries(client, boot.queries);
const signals = new SignalQueue();
hearUncaught(signals.add);
const source = createPageSource(boot.set, signals.add);
const routes = appRoutes(boot.set, source, boot.notice);

void start();

async function start(): Promise<void> {
  // The browser's router takes `///` for the home page; what the server drew must be hydrated as that.
  if (boot.nowhere && matchRoutes(routes, location)?.at(-1)?.route.path !== '*')
    history.replaceState(history.state, '', NOWHERE);
  const matches = matchRoutes(routes, location) ?? [];
  const page = (matches.at(-1)?.route.handle ?? {}) as Partial<PageHandle>;
  const { cell } = page;
  // The page's code before hydration, so that the first render is the server's. What cannot be had stays readable.
  if (boot.rendered === 'page') await cell?.load().catch((error: unknown) => cell.freeze(error));
  else {
    cell?.sentLoading();
    void cell?.load().catch(() => {});
  }

  const getContext = () =>
    new RouterContextProvider(
      new Map<never, never>([
        [queryClientContext, client],
        [renderContext, { side: 'browser', status: 200 }],
      ] as never),
    );
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
    getContext,
  });
  const forVisitor = () => import('./start-for-visitor.ts');
  // Before React hears of a press: the links of a page that was kept must not go to the router.
  if ('kept' in document.documentElement.dataset)
    await forVisitor().then(({ leaveByDocument }) => leaveByDocument(router, () => true), ignore);

  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        client={client}
        site={{ origin: boot.origin, preload: ignore, href: hrefsFrom(boot.set), sent: boot.sent }}
        hydration={handOverEarlyInput()}
      >
        <RouterProvider router={router} />
      </Document>,
    );
  });
  // A page that went out as a skeleton has no data yet: its loader has not run anywhere.
  if (boot.rendered === 'skeleton') void router.revalidate();
  const { analytics } = boot;
  const track = mayTrack();
  if (track) startSignals(boot.set, signals, page);
  else signals.drop();
  if (analytics && track)
    void import('./analytics/start-analytics.ts').then(({ startAnalytics }) =>
      startAnalytics(analytics, router),
    );
  // Not beside the first page's fonts and scripts, which it would slow down.
  whenIdle(() => void import('@coachlab/ui/italic.css').catch(() => {}));
  const { set, notice, noWorker } = boot;
  const isPreview = notice !== undefined;
  whenSign(
    IS_THERE,
    (sign) =>
      void forVisitor().then(
        ({ startForVisitor }) =>
          startForVisitor(sign, { set, client, router, routes, getContext, noWorker, isPreview }),
        ignore,
      ),
  );
  if (boot.dev) void import('./dev-reload.ts').then(({ reloadOnChange }) => reloadOnChange());
}

// The site goes on without; a page that cannot be loaded is tried again by the navigation.
function ignore(): void {}
