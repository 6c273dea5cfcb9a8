import type { SentForm } from '@coachlab/contracts';
import { createContext, type ReactNode, useContext } from 'react';

export interface Site {
  /** Absolute origin for canonical and social addresses, without a trailing slash. */
  origin: string;
  /** @deprecated Does nothing: the shell brings pages ahead by itself. */
  preload: (path: string) => void;
  /** Addresses by the names of their routes. */
  href?: Href;
  /** What this page answers: a form that was sent without scripts, and not taken. */
  sent?: SentForm | undefined;
}

/**
 * The address of a page by its route's name, whichever section has it; undefined where none has. A parameter that the
 * route's path has is filled in, any other becomes part of the query.
 */
export type Href = (
  route: string,
  params?: Readonly<Record<string, string>>,
  anchor?: string,
) => string | undefined;

const SiteContext = createContext<Site>({ origin: '', preload: () => {} });

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  return useContext(SiteContext);
}

export function useHref(): Href {
  return useSite().href ?? nowhere;
}

/** The form of this name, when this page answers it: the route's `forms` say how it came here. */
export function useSentForm(name: string): SentForm | undefined {
  const { sent } = useSite();
  return sent?.name === name ? sent : undefined;
}

function nowhere(): undefined {}
