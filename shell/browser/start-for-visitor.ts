import type { RouteObject } from 'react-router-dom';
import { type OfflineOptions, startOffline } from './offline/start-offline.ts';
import { preloadInView } from './preload/in-view.ts';
import { preloadOnIntent } from './preload/on-intent.ts';
import { PagePreload } from './preload/page-preload.ts';
import { whenIdle } from './when-idle.ts';
import { STAYS, whenSign } from './when-sign.ts';

export { leaveByDocument } from './offline/leave-by-document.ts';
// In this part of the code, since one of its own would cost each first page its hash.
export { ownerOfError } from './signals/owner-of-error.ts';

interface VisitorOptions extends Omit<OfflineOptions, 'preload'> {
  routes: RouteObject[];
  getContext: ConstructorParameters<typeof PagePreload>[1];
  /** What somebody tries is not what is kept. */
  isPreview: boolean;
}

/** What is for visitors who do not leave again at once: the next page before its press, and pages without a connection. */
export function startForVisitor(
  sign: string | undefined,
  { routes, getContext, isPreview, ...offline }: VisitorOptions,
): void {
  const { set, router } = offline;
  const preload = new PagePreload(routes, getContext);
  preloadOnIntent(preload);
  preloadInView(preload, set, sign !== undefined, (landed) =>
    router.subscribe(({ navigation: { state } }) => state === 'idle' && landed()),
  );
  if (isPreview || !navigator.serviceWorker) return;
  // Without a worker, pages are there as long as the connection is.
  const keep = () => whenIdle(() => void startOffline({ ...offline, preload }).catch(() => {}));
  if (sign === 'pointermove') whenSign(STAYS, keep);
  else keep();
}
