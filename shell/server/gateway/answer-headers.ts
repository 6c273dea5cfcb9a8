import { SIGNATURE_HEADER } from '../../app/offline/signed-page.ts';
import { OFFLINE_HEADER } from '../../app/offline/word.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * What browsers, and the service worker, take as said of the whole site, whoever's answer it comes with. A section's service
 * speaks for its own API.
 */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  'accept-ch',
  'alt-svc',
  'clear-site-data',
  'critical-ch',
  'nel',
  'origin-agent-cluster',
  'report-to',
  'reporting-endpoints',
  'secure-session-registration',
  'service-worker-allowed',
  'set-login',
  'strict-transport-security',
  'use-as-dictionary',
  OFFLINE_HEADER,
  SIGNATURE_HEADER,
]);

/**
 * The headers of a service's answer that go on to the browser.
 * @param cookies names that a service may not set
 */
export function answerHeaders(headers: Headers, cookies: readonly string[]): [string, string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || OF_THE_SITE.has(name)) return [];
    return [[name, name === 'set-cookie' ? setByService(value, cookies) : value]];
  });
}

/** Browsers skip white space before a name, and some send a cookie without a name as if its value were one. */
function setByService(value: string | string[], kept: readonly string[]): string[] {
  return [value].flat().filter((cookie) => !kept.includes(/[^=;\s]+/.exec(cookie)?.[0] ?? ''));
}
