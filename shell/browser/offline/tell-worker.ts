import type { ResolvedSet } from '@coachlab/contracts';
import { savedItems } from '@coachlab/learner';
import { apiPath, type QueryClient } from '@coachlab/remote-kit';
import type { createBrowserRouter } from 'react-router-dom';
import { hrefsFrom } from '../../app/hrefs.ts';
import type { WorkerMessage } from '../../app/offline/message.ts';
import { setName } from '../../app/offline/set-name.ts';
import { whenIdle } from '../when-idle.ts';

interface TellOptions {
  registration: ServiceWorkerRegistration;
  set: ResolvedSet;
  client: QueryClient;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;
}

/** Milliseconds in which a page that was opened has fetched what it needs. */
const SETTLED_MS = 2_000;

/** Tells the worker of each page that is opened, also without its document, and of what the visitor has saved. */
export function tellWorker({ registration, set, client, router }: TellOptions): void {
  const name = setName(
    set,
    Array.from(document.querySelectorAll('script[defer][src]'), (script) => script.getAttribute('src')!),
  );
  const hrefOf = hrefsFrom(set);
  const told = new Set<string>();
  const tell = (message: WorkerMessage) => registration.active?.postMessage(message);
  const opened = () => {
    // Whoever asks for few bytes gets no more than what is on the screen.
    if (!navigator.onLine || savesData()) return;
    const fetched = fetchedHere().filter((address) => !told.has(address));
    for (const address of fetched) told.add(address);
    const read = new Set(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => apiPath(queryKey)),
    );
    tell({
      type: 'opened',
      address: location.pathname + location.search,
      set: name,
      files: fetched.filter((address) => address.startsWith('/remotes/')),
      data: fetched.filter((address) => read.has(address)),
    });
  };
  const saved = () => {
    if (!navigator.onLine || savesData()) return;
    const ids = savedItems.get().slice(0, 100);
    tell({ type: 'saved', addresses: ids.flatMap((id) => hrefOf('artifact', { id }) ?? []) });
  };

  const isKept = document.documentElement.dataset.kept !== undefined;
  if (isKept && navigator.onLine) tell({ type: 'connected' });
  opened();
  saved();
  savedItems.subscribe(saved);
  addEventListener('online', () => tell({ type: 'connected' }));
  let last = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    setTimeout(() => whenIdle(opened), SETTLED_MS);
  });
}

/** Addresses of this site. */
function fetchedHere(): string[] {
  return performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name);
    return origin === location.origin ? pathname + search : [];
  });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
