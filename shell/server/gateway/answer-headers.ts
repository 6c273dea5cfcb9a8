type Headers = Record<string, string | string[] | undefined>;

/**
 * What a service may say beside its answer: of that answer alone. Browsers, the service worker and what stands before the
 * gateway take more and more headers as said of the whole site, so those that are not named here stay behind.
 */
const OF_AN_ANSWER: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'deprecation',
  'etag',
  'expires',
  'last-modified',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'server-timing',
  'set-cookie',
  'sunset',
  'timing-allow-origin',
  'vary',
  'x-accel-buffering',
  'x-content-revision',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
]);

/** Who on other origins may read it. */
const TO_OTHER_ORIGINS = 'access-control-';

/**
 * The headers of a service's answer that go on to the browser.
 * @param cookies names that a service may not set
 */
export function answerHeaders(headers: Headers, cookies: readonly string[]): [string, string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || !(OF_AN_ANSWER.has(name) || name.startsWith(TO_OTHER_ORIGINS))) return [];
    return [[name, name === 'set-cookie' ? setByService(value, cookies) : value]];
  });
}

/** Browsers skip white space before a name, and some send a cookie without a name as if its value were one. */
function setByService(value: string | string[], kept: readonly string[]): string[] {
  return [value].flat().filter((cookie) => !kept.includes(/[^=;\s]+/.exec(cookie)?.[0] ?? ''));
}
