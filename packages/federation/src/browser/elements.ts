import type { BrowserRelease } from '@coachlab/contracts';
import { releaseUrl } from './release-url.ts';

/** rspack's mark on a stylesheet that it waits for. */
const LOADING = 'data-rspack-loading';

/**
 * Takes away stylesheets that failed. rspack takes any that is in the document for loaded, so that a dead one,
 * of the server's HTML or of an earlier try, would leave the page without its looks and nobody would know.
 */
export function removeDeadStylesheets(release: BrowserRelease): void {
  for (const link of stylesheets(release)) if (!link.hasAttribute(LOADING) && isDead(link)) link.remove();
}

/**
 * Scripts run after the stylesheets before them have come or failed, so one without rules has failed: without a
 * sheet where the bytes were refused, with an empty one where the server answered with an error.
 */
function isDead(link: HTMLLinkElement): boolean {
  // Its rules stand in the page already, and it is never fetched.
  if (link.hasAttribute('disabled')) return false;
  const { sheet } = link;
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    // Another origin's, whose rules may not be read: it has come.
    return false;
  }
}

/**
 * Lets rspack recognise stylesheets that the server's HTML brought: it compares the text of `href` with its own
 * absolute address, and would fetch them a second time. To write the attribute would fetch them as well.
 */
export function adoptStylesheets(release: BrowserRelease): void {
  for (const link of stylesheets(release)) {
    if (Object.hasOwn(link, 'getAttribute')) continue;
    link.getAttribute = (name) =>
      name === 'href' ? link.href : Element.prototype.getAttribute.call(link, name);
  }
}

/**
 * Fails what is still on its way, so that the runtime forgets it and the next try asks anew.
 * @returns the addresses that did not come
 */
export function abandonPending(release: BrowserRelease): string[] {
  const base = releaseUrl(release);
  // Scripts are taken away when they have run: those in the document are pending.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    src.startsWith(base),
  );
  const links = stylesheets(release).filter((link) => link.hasAttribute(LOADING));
  for (const element of [...scripts, ...links]) {
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
  return [...scripts.map(({ src }) => src), ...links.map(({ href }) => href)];
}

function stylesheets(release: BrowserRelease): HTMLLinkElement[] {
  const base = releaseUrl(release);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) =>
    href.startsWith(base),
  );
}
