import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * A link without contents, from whichever router the caller uses: `<Link to="/lab" />`, `<a href="#main" />`.
 * The component it is passed to gives it its class and its words.
 */
export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** The link with `className` added, `attributes` set and `children` in it. */
export function fillLink(
  link: LinkElement,
  className: string | undefined,
  children: ReactNode,
  attributes: Record<string, string | undefined> = {},
): ReactElement {
  return cloneElement(link, { ...attributes, className: cx(className, link.props.className) }, children);
}
