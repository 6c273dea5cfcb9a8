import type { ResolvedSet } from '@coachlab/contracts';
import { savedItems } from '@coachlab/learner';
import { apiPath, type QueryClient } from '@coachlab/remote-kit';
import type { createBrowserRouter } from 'react-router-dom';
import { hrefsFrom } from '../../app/hrefs.ts';
import type { WorkerMessage } from '../../app/offline/message.ts';
import { setName } from '../../app/offline/set-name.ts';
import { documentScripts } from '../document-scripts.ts';
import type { PagePreload } from '../preload/page-preload.ts';
import { whenIdle } from '../when-idle.ts';

interface TellOptions {
  registration: ServiceWorkerRegistration;
  set: ResolvedSet;
  client: QueryClient;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;
  preload: Pick<PagePreload, 'page'>;
}

/** Milliseconds in which a page that was opened has fetched what it needs. */
const SETTLED_MS = 2_000;
/** Requests that a browser remembers for `fetchedHere`. Of its own accord it stops at 250, which a long visit exceeds. */
const REMEMBERED = 2_000;

/**
 * Tells the worker of each page that is opened, also without its document, of those that come next after it
 * (`<link rel="next">`), and of what the visitor has saved.
 */
export function tellWorker({ registration, set, client, router, preload }: TellOptions): void {
  const name = setName(set, documentScripts());
  const hrefOf = hrefsFrom(set);
  const told = new Set<string>();
  const tell = (message: WorkerMessage) => registration.active?.postMessage(message);
  const untold = (belongs: (address: string) => boolean) => {
    const found = fetchedHere().filter((one) => !told.has(one) && belongs(one));
    for (const one of found) told.add(one);
    return found;
  };
  const untoldData = () => {
    const read = new Set(
      client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey }) => apiPath(queryKey)),
    );
    return untold((one) => read.has(one));
  };
  const tellOpened = (address: string) =>
    tell({
      type: 'opened',
      address,
      set: name,
      files: untold((one) => one.startsWith('/remotes/')),
      data: untoldData(),
    });
  const here = () => location.pathname + location.search;
  const opened = async () => {
    // Whoever asks for few bytes gets no more than what is on the screen.
    if (!navigator.onLine || savesData()) return;
    tellOpened(here());
    for (const address of nextPages()) {
      if (told.has(address)) continue;
      told.add(address);
      await preload.page(address);
      tellOpened(address);
    }
  };
  const saved = () => {
    if (!navigator.onLine || savesData()) return;
    const ids = savedItems.get().slice(0, 100);
    tell({ type: 'saved', addresses: ids.flatMap((id) => hrefOf('artifact', { id }) ?? []) });
  };

  performance.setResourceTimingBufferSize(REMEMBERED);
  const isKept = document.documentElement.dataset.kept !== undefined;
  if (isKept && navigator.onLine) tell({ type: 'connected' });
  void opened();
  saved();
  savedItems.subscribe(saved);
  addEventListener('online', () => tell({ type: 'connected' }));

  let last = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    setTimeout(() => whenIdle(() => void opened()), SETTLED_MS);
  });
  // A page may have been opened before this began, or read more long after it was opened.
  let pending: ReturnType<typeof setTimeout> | undefined;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      if (!navigator.onLine || savesData()) return;
      const data = untoldData();
      if (data.length > 0) tell({ type: 'read', address: here(), data });
    }, SETTLED_MS);
  });
}

function fetchedHere(): string[] {
  return performance.getEntriesByType('resource').flatMap(({ name }) => addressHere(name));
}

/** What a page names as coming after it: whoever begins on a train ends there. */
function nextPages(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=next]');
  return Array.from(links).flatMap(({ href }) => addressHere(href));
}

/** Nothing for another site's. */
function addressHere(url: string): string[] {
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin ? [pathname + search] : [];
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
