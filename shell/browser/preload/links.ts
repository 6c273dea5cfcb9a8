/** The address within the site that pressing this element leads to in this tab. */
export function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : undefined;
}
