import type { ResolvedSet } from '@coachlab/contracts';
import type { QueryClient } from '@coachlab/remote-kit';
import type { createBrowserRouter } from 'react-router-dom';
import { MANIFEST_PATH, WORKER_PATH } from '../../app/offline/addresses.ts';
import type { PagePreload } from '../preload/page-preload.ts';
import { dismissWorker } from './dismiss-worker.ts';
import { leaveByDocument } from './leave-by-document.ts';
import { sayConnected } from './say-connected.ts';
import { tellWorker } from './tell-worker.ts';

export interface OfflineOptions {
  set: ResolvedSet;
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  preload: PagePreload;
  /** The server wants none. */
  noWorker: true | undefined;
}

/** Has the service worker keep what this page load opens. Its browser may have none, or not let it be: then nothing is kept. */
export async function startOffline({ noWorker, ...page }: OfflineOptions): Promise<void> {
  if (noWorker) return dismissWorker(navigator.serviceWorker, caches);
  // Not in the documents, whose bytes every visit pays for.
  link('manifest', MANIFEST_PATH);
  link('apple-touch-icon', '/remotes/shell/icon-180.png');
  sayConnected();
  const registration = await register();
  if (!registration) return;
  leaveByDocument(page.router, () => registration.active !== null && !navigator.onLine);
  await navigator.serviceWorker.ready;
  tellWorker({ registration, ...page });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
