import type { NavigationEntry, RemoteRoute } from '@coachlab/contracts';
import type { Page } from 'playwright-core';

/** Links that are followed from one page. */
const MOST = 6;
/** Milliseconds until a link must let itself be pressed by a pointer. */
const PRESS_WITHIN = 1_500;

export interface Link {
  path: string;
  /** What is looked at once by following it: an entry of the navigation, or a route. */
  key: string;
}

export interface SectionRoutes {
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  /** Keys of links that were followed before. */
  followed: ReadonlySet<string>;
  /** Addresses that are followed alone; all unless told. */
  only?: ReadonlySet<string>;
}

/** Same-site addresses that a page, or the menu that it can open, links to. */
export function readLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, target, download }) => origin === location.origin && !target && !download)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Every entry of the section's own navigation, and one link to each of its routes, of those that nobody followed yet. */
export function chooseLinks(onPage: string[], section: SectionRoutes, current: string): Link[] {
  const { routes, navigation, followed, only } = section;
  const entries = navigation
    .filter(({ slot }) => slot === 'menu' || slot === 'footer')
    .map(({ href }) => pathOf(href));
  const patterns = routes
    .filter(({ forwardTo }) => !forwardTo)
    .map(({ path }) => ({ path, pattern: new URLPattern({ pathname: path }) }));
  const links = [...entries, ...onPage].flatMap((path): Link[] => {
    const pathname = path.split('?', 1)[0]!;
    const route = patterns.find(({ pattern }) => pattern.test({ pathname }))?.path;
    if (route === undefined || pathname === current || only?.has(path) === false) return [];
    return [{ path, key: entries.includes(path) ? path : route }];
  });
  const chosen = new Map<string, Link>();
  for (const link of links) if (!followed.has(link.key) && !chosen.has(link.key)) chosen.set(link.key, link);
  return [...chosen.values()].slice(0, MOST);
}

const pathOf = (href: string) => href.split('#', 1)[0]!;

/** Presses a link to this address; where the page shows none, the menu's. @returns false when there is none */
export async function findLink(page: Page, path: string): Promise<boolean> {
  const link = page.locator(`a[href="${inQuotes(path)}"]:visible`).first();
  if ((await link.count()) === 0) {
    const menu = page.locator('header button[aria-haspopup="dialog"][aria-expanded]');
    if ((await menu.count()) === 0) return false;
    await menu
      .first()
      .click({ timeout: PRESS_WITHIN, noWaitAfter: true })
      .catch(() => {});
    await link.waitFor({ timeout: PRESS_WITHIN }).catch(() => {});
    if ((await link.count()) === 0) return false;
  }
  // What lies above it, such as a bar that floats, is no fault of the page: then it is pressed by its event alone.
  return link
    .click({ timeout: PRESS_WITHIN, noWaitAfter: true })
    .catch(() => link.dispatchEvent('click', undefined, { timeout: PRESS_WITHIN }))
    .then(() => true)
    .catch(() => false);
}

const inQuotes = (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`);

/** Same-site addresses that a page's HTML links to. */
export function linksIn(html: string, site: string): string[] {
  const { origin } = new URL(site);
  const links = [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(decode(href), site);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
  return [...new Set(links)];
}

/** As React writes attributes. */
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
