import { createContext, type ReactNode, useContext } from 'react';

export interface Site {
  /** Absolute origin for canonical and social addresses, without a trailing slash. */
  origin: string;
  /** Starts loading the code of the page at this path; does nothing for an unknown one. */
  preload: (path: string) => void;
}

const SiteContext = createContext<Site>({ origin: '', preload: () => {} });

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  return useContext(SiteContext);
}
