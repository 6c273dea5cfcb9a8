import type { ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { useHref } from './site.tsx';

export interface RouteLinkProps extends Omit<LinkProps, 'to'> {
  /** Name of the route, of whichever section: `artifact`. */
  route: string;
  /** Fills the route's path; what the path does not have becomes its query. */
  params?: Readonly<Record<string, string>>;
  anchor?: string;
  /** There is nothing to read without the link: it goes with the section that it led to. Otherwise its words stay. */
  optional?: boolean;
}

/** A link to a page of another section, which this one need not know the address of. */
export function RouteLink({ route, params, anchor, optional, ...link }: RouteLinkProps): ReactNode {
  const to = useHref()(route, params, anchor);
  if (to !== undefined) return <Link {...link} to={to} />;
  return optional ? null : link.children;
}
