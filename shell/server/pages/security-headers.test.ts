import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';
import { securityHeaders } from './security-headers.ts';

describe('a page is sent', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    await site.discover();
  });
  afterAll(() => site.stop());

  it.each([
    [
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'sha256-boot'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ],
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
      expect((await site.get(address)).headers[name]).toBe(value);
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
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    await site.discover();
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
    securityHeaders("'sha256-boot'", true, analytics)['content-security-policy']!.split('; ');
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
  expect(securityHeaders("'sha256-boot'", false)).not.toHaveProperty('strict-transport-security');
});
