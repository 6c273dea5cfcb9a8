import { LIST_PLACE } from '../app/offline/addresses.ts';
import { type KeptPage, shownHeaders } from './page-copy.ts';

export interface Readable {
  address: string;
  /** HTML. */
  title: string;
}

const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline | Coachlab</title></head><body><main><h1>You are offline</h1><p>This page needs a connection.</p>${LIST_PLACE}</main></body></html>`;

const BARE_POLICY = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** In the place of a page that is not kept: what can be read instead. Nothing takes it for the page it stands for. */
export function offlinePage(kept: KeptPage | undefined, pages: readonly Readable[]): Response {
  const { html, headers: sent } = kept ?? { html: BARE, headers: new Headers(BARE_POLICY) };
  const headers = shownHeaders(sent);
  headers.set('cache-control', 'no-store');
  return new Response(
    html.replace(LIST_PLACE, () => list(pages)),
    { status: 503, headers },
  );
}

function list(pages: readonly Readable[]): string {
  if (pages.length === 0)
    return '<p>Pages that you open and artifacts that you save can be read here the next time.</p>';
  const items = pages.map(
    ({ address, title }) => `<li><a href="${escape(address)}">${title || escape(address)}</a></li>`,
  );
  return `<h2>What you can read now</h2><ul>${items.join('')}</ul>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
