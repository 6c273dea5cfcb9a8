import { useSyncExternalStore } from 'react';
import type { LoadStatus } from '../loading/load-status.ts';
import type { RemoteLoader } from '../loading/loader.ts';

/** How far the loading of one page is; draws again when that changes. The same on both sides of a hydration. */
export function useRemoteStatus(
  loader: Pick<RemoteLoader, 'status' | 'subscribe'>,
  remote: string,
  page: string,
): LoadStatus {
  const snapshot = () => loader.status(remote, page);
  return useSyncExternalStore(loader.subscribe, snapshot, snapshot);
}
