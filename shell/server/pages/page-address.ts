/** Where in the site a page is asked for. */
export interface PageAddress {
  pathname: string;
  search: URLSearchParams;
}

/** Characters; longer ones are nobody's link. */
const LONGEST = 2048;

/**
 * The address of a request, or null for one at which no page can be: a browser, the router or a URL parser would each
 * read it as another.
 */
export function pageAddress(url: string): PageAddress | null {
  const [pathname = '', ...query] = url.split('?');
  if (!pathname.startsWith('/') || pathname.length > LONGEST) return null;
  const decoded = decode(pathname);
  if (decoded === null || /^\/\/|[\\\p{Cc}]/u.test(decoded)) return null;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return null;
  return { pathname, search: new URLSearchParams(query.join('?')) };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
