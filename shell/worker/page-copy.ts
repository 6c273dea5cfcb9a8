import { TITLE_HEADER } from '../app/offline/kept-pages.ts';

/** ISO 8601. */
const KEPT_AT = 'x-coachlab-kept-at';
const POLICY = 'content-security-policy';

/** What else a page came with that holds for its copy as well; anything on the origin may have written more beside it. */
const SHOWN = [
  POLICY,
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-robots-tag',
];

const STYLE =
  'kept-note{display:block;padding:var(--s-2) var(--gutter);background:var(--caution-wash);border-bottom:var(--hair) solid var(--caution);color:var(--ink);font-size:var(--t-sm)}@media print{kept-note{display:none}}';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface KeptPage {
  html: string;
  headers: Headers;
}

/** A page as it is kept: its document and the headers it came with. */
export function copyOf({ html, headers: sent }: KeptPage, now: Date): Response {
  const headers = shownHeaders(sent);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  headers.set(KEPT_AT, now.toISOString());
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  return new Response(html, { headers });
}

export function keptAt({ headers }: Pick<Response, 'headers'>): Date {
  const at = new Date(headers.get(KEPT_AT) ?? 0);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

/** HTML without a tag, whoever wrote it. */
export function titleOf({ headers }: Pick<Response, 'headers'>): string {
  return decode(headers.get(TITLE_HEADER) ?? '')
    .replace(/ \| Coachlab$/, '')
    .replaceAll('<', '&lt;');
}

/** The headers of a page that is shown from what was kept. */
export function shownHeaders(kept: Headers): Headers {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  for (const name of SHOWN) {
    const value = kept.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The copy as it is shown, which says so itself: neither the section's code nor the shell's has to be there for that. */
export async function shownCopy(copy: KeptPage, isOnline: boolean): Promise<Response> {
  const why = isOnline ? 'Coachlab cannot be reached.' : 'You are offline.';
  const words = `${why} This page is as it was on ${DATE.format(keptAt(copy))}.`;
  // An element that React knows nothing of, and so passes by.
  const note = `<kept-note${isOnline ? '' : ' data-offline'} role="complementary" aria-label="Offline"><style>${STYLE}</style><p>${words}</p></kept-note>`;
  const html = copy.html.replace('<html', '<html data-kept').replace(/<body[^>]*>/, (body) => body + note);
  const headers = shownHeaders(copy.headers);
  const policy = headers.get(POLICY);
  if (policy) {
    const source = await hashSource(STYLE);
    headers.set(
      POLICY,
      policy.replace(/style-src [^;]*/, (sources) => `${sources} ${source}`),
    );
  }
  return new Response(html, { headers });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

async function hashSource(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
