/** Pages that an answer may lead to, beside the artifacts. */
export const SITE_PAGES = [
  '/',
  '/lab',
  '/studio',
  '/tools',
  '/observatory',
  '/library',
  '/courses',
  '/about',
  '/start',
  '/icpi-assessment',
  '/certifications',
  '/forum',
  '/intake-quiz',
  '/journey',
  '/quickstart',
  '/contact',
  '/-/privacy',
] as const;

export type SitePage = (typeof SITE_PAGES)[number];

/** A link in Markdown; the type keeps the coach from inventing a page. */
export function pageLink(words: string, page: SitePage): string {
  return `[${words}](${page})`;
}
