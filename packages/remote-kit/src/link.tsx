import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

export type LinkProps = RouterLinkProps;

/** A link that the router follows. The shell brings the page of every link that is pointed at, focused or pressed down on. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}
