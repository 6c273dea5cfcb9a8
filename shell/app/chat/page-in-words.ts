import type { ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import { currentPage } from '@coachlab/remote-kit';
import { matchRoutes } from 'react-router-dom';

/** The current page in plain language, for the assistant. */
export function pageInWords(set: ResolvedSet): string {
  const page = currentPage.get();
  const title = page?.title ?? document.title;
  const description = page?.description ?? '';
  return `The visitor is on the page “${title}” at ${spoken(set, location.pathname)}. ${description}`.trim();
}

/** Some addresses are secrets (results, certificates): of those with a parameter only what a sitemap lists is said. */
function spoken(set: ResolvedSet, path: string): string {
  const route = matchRoutes(routesFrom(set), path)?.at(-1)?.route.route;
  const isPublic = route && (route.sitemapFrom !== undefined || !/[:*]/.test(route.path));
  const [, first = '', rest] = path.split('/');
  return isPublic || rest === undefined ? path : `/${first}/…`;
}
