import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';
import { securityHeaders } from './security-headers.ts';
import { hashSource } from './style-sources.ts';

/** What differs from page to page is looked at by itself. */
const withoutLooks = (value: unknown) => String(value).replace(/style-src 'self'[^;]*/, "style-src 'self'");

describe('a page is sent', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  it.each([
    [
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'sha256-boot'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri /-/violations; report-to violations",
    ],
    ['reporting-endpoints', 'violations="/-/violations"'],
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cache-control', 'private, no-cache'],
    ['vary', 'accept-encoding, cookie'],
  ])('with %s: %s', async (name, value) => {
    for (const address of ['/lab', '/nothing/here'])
      expect(withoutLooks((await site.get(address)).headers[name])).toBe(value);
  });

  it.each(['/lab', '/nothing/here'])('and %s with a policy for its own looks alone', async (address) => {
    const { headers, body } = await site.get(address);
    const sheets = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text!);
    const attributes = new Set([...body.matchAll(/ style="([^"]*)"/g)].map(([, text]) => text!));
    const [, ...sources] = /style-src ([^;]*)/
      .exec(String(headers['content-security-policy']))![1]!
      .split(' ');
    expect(sources.filter((source) => source !== "'unsafe-hashes'").sort()).toEqual(
      [...sheets, ...attributes].map(hashSource).sort(),
    );
    expect(sources.includes("'unsafe-hashes'")).toBe(attributes.size > 0);
  });

  it('without a header that tells what runs here', async () => {
    const { headers } = await site.get('/lab');
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('every answer that is no page', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await SmallSite.withLab();
  });
  afterAll(() => site.stop());

  it.each([
    '/api/artifacts',
    '/api/unknown',
    '/remotes/shell/shell.1.js',
    '/remotes/shell/gone.js',
    '/remotes/catalog/1.0.0/browser/lab.js',
    '/discovery',
    '/discovery/set',
    '/health/live',
    '/robots.txt',
    '/sitemap.xml',
  ])('is taken for what it says it is: %s', async (address) => {
    expect((await site.get(address)).headers['x-content-type-options']).toBe('nosniff');
  });
});

it('a page may load the analytics script, and send to its origins, once one is configured', () => {
  const policy = (analytics?: string[]) =>
    securityHeaders({ bootSource: "'sha256-boot'", https: true, analytics }, [])[
      'content-security-policy'
    ]!.split('; ');
  const before = policy();
  expect(policy(['https://a.example', 'https://b.example']).filter((part) => !before.includes(part))).toEqual(
    [
      "script-src 'self' 'sha256-boot' https://a.example https://b.example",
      "img-src 'self' data: https://a.example https://b.example",
      "connect-src 'self' https://a.example https://b.example",
    ],
  );
});

it('a site without https promises none', () => {
  const headers = securityHeaders({ bootSource: "'sha256-boot'", https: false }, []);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('reporting-endpoints');
  expect(headers['content-security-policy']).toMatch(/report-uri \/-\/violations$/);
});
