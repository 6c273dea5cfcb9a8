import type { ResolvedSet } from '@coachlab/contracts';
import type { TracedFault } from './trace.ts';

export const CLIENT_PATH = '/-/coachlab-dev/client.js';
/** Element with what failed while the page was drawn on the server; the client shows it. */
const FAULTS_ID = 'coachlab-dev-faults';

const BOOT = '<script type="application/json" id="boot">';
/** The last of what the shell puts before the elements of the page itself. */
const SHELL_HEAD = /^[^]*?<link rel="icon"[^>]*>/;

/** As much of a page's boot data as is read. */
interface Boot {
  set: ResolvedSet;
  origin: string;
  notice?: unknown;
  sent?: unknown;
  [other: string]: unknown;
}

/** A page as a shell completes it, taken apart. */
export interface SitePage {
  boot: Boot;
  beforeHead: string;
  head: string;
  /** Its tag alone. */
  body: string;
  /** From the end of the boot data on. */
  end: string;
}

/** What a section's page is drawn as on the server. */
export interface DrawnPage {
  html: string;
  /** JSON of the data that its loader brought. */
  queries: string;
  /** Addresses of its style sheets. */
  styles: string[];
}

/** Null for a document that is no page of a shell. */
export function readPage(html: string): SitePage | null {
  const begin = html.lastIndexOf(BOOT);
  const end = html.indexOf('</script>', begin);
  const body = html.indexOf('<body');
  const head = html.indexOf('<head>');
  if (begin === -1 || end === -1 || head === -1 || body === -1 || body > begin) return null;
  const boot = parse(html.slice(begin + BOOT.length, end));
  return (
    boot && {
      boot,
      beforeHead: html.slice(0, head),
      head: html.slice(head + '<head>'.length, body),
      body: html.slice(body, html.indexOf('>', body) + 1),
      end: html.slice(end),
    }
  );
}

/** The scripts of the shell that it runs: another shell, other ones. */
export function shellOf({ head }: SitePage): string {
  return (head.match(/ src="\/remotes\/shell\/[^"]*"/g) ?? []).join('');
}

/**
 * The site's page with another set, drawn in the browser from the beginning: what the site rendered is of the releases.
 * @param faults why it was not drawn on the server
 */
export function drawnInBrowser(page: SitePage, set: ResolvedSet, faults: TracedFault[] = []): string {
  const { beforeHead, head, body, end } = page;
  const data = bootData(page, { set, rendered: 'skeleton' });
  return [beforeHead, begun(withoutReleasedFiles(head, set)), body, told(faults), BOOT, data, end].join('');
}

/** The page as it was drawn here, with what the site's shell puts into each. Null where that is not found. */
export function drawnOnServer(page: SitePage, set: ResolvedSet, drawn: DrawnPage): string | null {
  const shell = SHELL_HEAD.exec(page.head)?.[0];
  if (shell === undefined) return null;
  const styles = drawn.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const data = bootData(page, { set, rendered: 'page', queries: JSON.parse(drawn.queries) as unknown });
  return drawn.html
    .replace('<head>', () => begun(withoutReleasedFiles(shell, set)) + styles)
    .replace('</body>', () => `${BOOT}${data}</script></body>`);
}

const begun = (head: string) => `<head><script src="${CLIENT_PATH}" defer></script>${head}`;

/**
 * A view of a developer is nobody's visit, what the site's own watch rebuilds is none of this page, and a service worker
 * would answer for localhost from then on.
 */
function bootData({ boot }: SitePage, changed: Record<string, unknown>): string {
  const { analytics: _, dev: __, nowhere: ___, ...rest } = boot;
  return escaped(JSON.stringify({ ...rest, ...changed, noWorker: true }));
}

function told(faults: TracedFault[]): string {
  return faults.length === 0
    ? ''
    : `<script type="application/json" id="${FAULTS_ID}">${escaped(JSON.stringify(faults))}</script>`;
}

const escaped = (json: string) => json.replaceAll('<', '\\u003c');

/** Nobody asks for what the head begins to load of a release that does not run, and its style sheets style nothing. */
function withoutReleasedFiles(head: string, { remotes }: ResolvedSet): string {
  return remotes
    .filter(({ release }) => release.version === 'development')
    .reduce(
      (text, { name }) =>
        text
          .replaceAll(new RegExp(`(<style>[^<]*</style>)?<link [^>]*href="/remotes/${name}/[^>]*>`, 'g'), '')
          .replaceAll(new RegExp(`<script src="/remotes/${name}/[^>]*></script>`, 'g'), ''),
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
