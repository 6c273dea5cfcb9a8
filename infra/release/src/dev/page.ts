import type { ResolvedSet } from '@coachlab/contracts';

export const CLIENT_PATH = '/-/coachlab-dev/client.js';

const BOOT = '<script type="application/json" id="boot">';

/** As much of a page's boot data as is changed. */
interface Boot {
  set: ResolvedSet;
  [other: string]: unknown;
}

/**
 * The site's page with another set, drawn in the browser from the beginning: what the site rendered is of the releases.
 * Null for a document that is no page of a shell.
 */
export function composePage(html: string, change: (set: ResolvedSet) => ResolvedSet): string | null {
  const begin = html.lastIndexOf(BOOT);
  const end = html.indexOf('</script>', begin);
  const body = html.indexOf('<body');
  const head = html.indexOf('<head>');
  if (begin === -1 || end === -1 || head === -1 || body === -1 || body > begin) return null;
  const boot = parse(html.slice(begin + BOOT.length, end));
  if (!boot) return null;
  // A view of a developer is nobody's visit, what the site's own watch rebuilds is none of this page, and a service worker
  // would answer for localhost from then on.
  const { analytics: _, dev: __, nowhere: ___, ...rest } = boot;
  const data = JSON.stringify({
    ...rest,
    set: change(boot.set),
    rendered: 'skeleton',
    noWorker: true,
  }).replaceAll('<', '\\u003c');
  const developed = change(boot.set).remotes.filter(({ release }) => release.version === 'development');
  return [
    html.slice(0, head),
    `<head><script src="${CLIENT_PATH}" defer></script>`,
    withoutReleasedFiles(
      html.slice(head + '<head>'.length, body),
      developed.map(({ name }) => name),
    ),
    html.slice(body, html.indexOf('>', body) + 1),
    BOOT,
    data,
    html.slice(end),
  ].join('');
}

/** Nobody asks for what the head begins to load of a release that does not run. */
function withoutReleasedFiles(head: string, sections: string[]): string {
  return sections.reduce(
    (text, name) => text.replaceAll(new RegExp(`<link [^>]*href="/remotes/${name}/[^>]*>`, 'g'), ''),
    head,
  );
}

function parse(json: string): Boot | null {
  try {
    const boot = JSON.parse(json) as Boot | null;
    return Array.isArray(boot?.set?.remotes) ? boot : null;
  } catch {
    return null;
  }
}
