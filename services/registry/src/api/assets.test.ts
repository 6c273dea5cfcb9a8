import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const VERSION = '1.0.0-aaaaaaaaaa';
const BASE = `/remotes/catalog/${VERSION}`;
const SCRIPT = `${BASE}/browser/home.3c4d.js`;
const MAP = `${SCRIPT}.map`;

describeEachEngine('the files of a release', (kit) => {
  let registry: TestRegistry;
  const get = (path: string, headers: Record<string, string> = {}) =>
    registry.service.get<string>(path, headers);

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.release({
      version: VERSION,
      files: {
        'browser/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'browser/font.woff2': Buffer.alloc(900, 7),
      },
    });
  });
  afterAll(() => registry?.remove());

  it.each([
    ['browser/home.3c4d.js', 'text/javascript; charset=utf-8'],
    ['browser/home.5e6f.css', 'text/css; charset=utf-8'],
    ['browser/mf-manifest.json', 'application/json; charset=utf-8'],
    ['browser/logo.svg', 'image/svg+xml'],
    ['browser/font.woff2', 'font/woff2'],
    ['server/index.js', 'text/javascript; charset=utf-8'],
    ['release.json', 'application/json; charset=utf-8'],
  ])('%s is %s, for ever', async (path, type) => {
    const { status, headers } = await get(`${BASE}/${path}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('come as asked for: %s', async (accepted, encoding) => {
    const { headers, body } = await get(SCRIPT, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(body).toHaveLength(3_000);
  });

  it('have an ETag for each encoding, and 304 for who has the file in any', async () => {
    const [br, plain] = await Promise.all([
      get(SCRIPT, { 'accept-encoding': 'br' }),
      get(SCRIPT, { 'accept-encoding': 'identity' }),
    ]);
    const [tag, plainTag] = [br.headers.get('etag'), plain.headers.get('etag')] as [string, string];
    expect(tag).not.toBe(plainTag);
    expect((await get(SCRIPT, { 'if-none-match': tag })).status).toBe(304);
    expect((await get(SCRIPT, { 'if-none-match': `"other", W/${plainTag}` })).status).toBe(304);
    expect((await get(SCRIPT, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('stay when newer releases come and go', async () => {
    const version = await registry.promoted({ version: '2.0.0-bbbbbbbbbb' });
    await registry.promoted({ version: '3.0.0-cccccccccc' });
    expect((await get(SCRIPT)).body).toContain(VERSION);
    expect((await get(`/remotes/catalog/${version}/browser/home.3c4d.js`)).body).toContain(version);
  });

  it.each([
    `${BASE}/browser/absent.js`,
    `${BASE}/browser/HOME.3c4d.js`,
    `${BASE}/browser`,
    `${BASE}/`,
    `${BASE}/__proto__`,
    '/remotes/catalog/9.9.9-none/browser/home.3c4d.js',
    `/remotes/Catalog/${VERSION}/browser/home.3c4d.js`,
    `/remotes/catalog/${VERSION.toUpperCase()}/browser/home.3c4d.js`,
    '/remotes/nobody/1.0.0/browser/home.3c4d.js',
    '/remotes',
  ])('%s is a 404 problem, never HTML', async (path) => {
    const { status, headers } = await get(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    `${BASE}/../../../state/epoch`,
    `${BASE}/..%2f..%2f..%2fstate%2fepoch`,
    `${BASE}/%2e%2e/%2e%2e/state/epoch`,
    `${BASE}//etc/passwd`,
    `${BASE}/browser%00.js`,
    `${BASE}/%ff`,
    `${BASE}/${'a/'.repeat(5_000)}`,
  ])('cannot be left by an address: %s', async (path) => {
    expect([400, 404, 414]).toContain(await statusOf(registry.url, path));
  });

  it('show source maps to token holders only', async () => {
    expect((await get(MAP)).status).toBe(401);
    expect((await get(MAP, { authorization: 'Bearer made-up-0123456789' })).status).toBe(401);
    const { status, headers } = await get(MAP, bearer('journey'));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('are a 404 problem when the store has lost them', async () => {
    await rm(join(registry.folder, 'assets/remotes/catalog', VERSION), { recursive: true });
    const { status, headers } = await get(SCRIPT);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(headers.get('etag')).toBeNull();
  });
});

/** fetch would tidy the path up before sending it. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/`, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
