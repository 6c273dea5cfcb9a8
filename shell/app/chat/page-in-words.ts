import { currentPage, href } from '@coachlab/remote-kit';

/** The current page in plain language, for the assistant. */
export function pageInWords(): string {
  const page = currentPage.get();
  const title = page?.title ?? document.title;
  const description = page?.description ?? '';
  return `The visitor is on the page “${title}” at ${spoken(location.pathname)}. ${description}`.trim();
}

/** Some addresses are secrets (results, certificates, unsubscribe links): only the catalogue's are said. */
function spoken(path: string): string {
  const [, section = '', rest] = path.split('/');
  if (path.startsWith(href.situations())) return path;
  const open = rest === undefined || section === 'artifact' || section === 'certifications';
  return open ? path : `/${section}/…`;
}
