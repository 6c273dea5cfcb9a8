import type { ComponentProps } from 'react';
import { hrefOf } from './hrefs';
import { Link } from './link';

interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  route: string;
  params?: Readonly<Record<string, string>>;
  anchor?: string;
  /** Every route is known here. */
  optional?: boolean;
}

export function RouteLink({ route, params, anchor, optional: _optional, ...props }: RouteLinkProps) {
  return <Link {...props} to={hrefOf(route, params, anchor)} />;
}
