import { loadScript } from './load-script.ts';
import { PageViews } from './page-views.ts';

/** The specification's limit, in milliseconds. */
const PATIENCE = 5_000;
/** Said of an address that no section owns. */
const UNKNOWN = '/*';

interface RoutingState {
  location: { pathname: string };
  /** Outermost first. */
  matches: readonly { route: { path?: string | undefined } }[];
}

/** As much of the router as this needs. */
export interface Routing {
  state: RoutingState;
  subscribe(listener: (state: RoutingState & { navigation: { state: string } }) => void): unknown;
}

/**
 * One view for the first page and one for each change of route; a changed query or fragment is none. It says which
 * route, not which address: addresses hold ids of results, codes of certificates and tokens of mails.
 */
export function startAnalytics(address: string, router: Routing): void {
  const views = new PageViews({
    load: () => loadScript(address),
    // oxlint-disable-next-line no-console -- the specification asks for this warning
    warn: (message) => console.warn(message),
    patience: PATIENCE,
  });
  let shown: string | null = null;
  const look = ({ location: { pathname }, matches }: RoutingState) => {
    if (pathname === shown) return;
    shown = pathname;
    const pattern = matches.at(-1)?.route.path ?? UNKNOWN;
    const path = pattern.startsWith('/') ? pattern : UNKNOWN;
    views.view({ path, location: window.location.origin + path });
  };
  look(router.state);
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') look(state);
  });
}
