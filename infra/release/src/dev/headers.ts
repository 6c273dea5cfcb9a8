import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Between two neighbours of the chain only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

interface Ends {
  /** Origin that the browser sees. */
  own: string;
  site: URL;
}

/** The site hears its own name. What another page asks of this address stays another page's, for the site to refuse. */
export function requestHeaders(headers: IncomingHttpHeaders, { own, site }: Ends): OutgoingHttpHeaders {
  const sent = without(headers, [...HOP_BY_HOP, 'host']);
  if (headers.origin === own) sent['origin'] = site.origin;
  if (headers.referer?.startsWith(`${own}/`))
    sent['referer'] = site.origin + headers.referer.slice(own.length);
  return { ...sent, host: site.host };
}

export function responseHeaders(headers: IncomingHttpHeaders, { own, site }: Ends): OutgoingHttpHeaders {
  // A browser would keep both for localhost, whatever runs there tomorrow.
  const given = without(headers, [...HOP_BY_HOP, 'strict-transport-security', 'alt-svc']);
  if (headers.location) given['location'] = ownAddress(headers.location, own, site);
  if (headers['set-cookie']) given['set-cookie'] = headers['set-cookie'].map(ownCookie);
  return given;
}

function ownAddress(location: string, own: string, site: URL): string {
  const url = URL.parse(location, site);
  return url?.origin === site.origin ? own + url.href.slice(url.origin.length) : location;
}

/** A cookie of the site becomes one of localhost, also where there is no https. A prefixed name asks for Secure. */
function ownCookie(cookie: string): string {
  const kept = /^__(Host|Secure)-/i.test(cookie) ? /^domain\s*=/i : /^(domain\s*=|secure$)/i;
  return cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part, index) => index === 0 || !kept.test(part))
    .join('; ');
}

function without(headers: IncomingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
