import { loadScript } from './load-script.ts';
import { PageViews } from './page-views.ts';

/** The specification's limit, in milliseconds. */
const PATIENCE = 5_000;

/** As much of the router as this needs. */
export interface Routing {
  state: { location: { pathname: string } };
  subscribe(listener: (state: Routing['state'] & { navigation: { state: string } }) => void): unknown;
}

/** One view for the first page and one for each change of route; a changed query or fragment is none. */
export function startAnalytics(address: string, router: Routing): void {
  const views = new PageViews({
    load: () => loadScript(address),
    // oxlint-disable-next-line no-console -- the specification asks for this warning
    warn: (message) => console.warn(message),
    patience: PATIENCE,
  });
  let shown: string | null = null;
  const look = ({ location: { pathname } }: Routing['state']) => {
    if (pathname === shown) return;
    shown = pathname;
    views.view({ path: pathname, location: window.location.href });
  };
  look(router.state);
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') look(state);
  });
}
