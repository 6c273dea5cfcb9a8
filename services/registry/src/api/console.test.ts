import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const REGISTRY = join(import.meta.dirname, '../..');

const RSPACK = join(REGISTRY, '../../node_modules/@rspack/cli/bin/rspack.js');
const BUILD = mkdtempSync(join(tmpdir(), 'coachlab-console-'));

/** As the images and `npm start` build it, to a folder of the test's own: a server on this machine may read the other. */
const build = () =>
  execFileSync(process.execPath, [RSPACK, 'build', '--output-path', BUILD], {
    cwd: join(REGISTRY, 'console'),
    stdio: 'pipe',
  });

beforeAll(() => void build(), 180_000);
afterAll(() => rmSync(BUILD, { recursive: true, force: true }));

describeOnSqlite('the console', (kit) => {
  let registry: TestRegistry;
  const get = (path: string) => fetch(registry.url + path);

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_CONSOLE: BUILD });
  });
  afterAll(() => registry?.remove());

  it('is a page that runs nothing but its own files', async () => {
    const response = await get('/-/console');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';.*frame-ancestors 'none'$/,
    );
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/-/console/icon.svg',
      '/-/console/console.css',
      '/-/console/console.js',
    ]);
  });

  it('has its style sheet, under the same headers', async () => {
    const response = await get('/-/console/console.css');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('--paper:');
  });

  it.each(['/-/console/audit', '/-/console/remotes/catalog'])(
    'is the same document at %s',
    async (address) => {
      const [page, start] = await Promise.all([get(address), get('/-/console')]);
      expect(page.status).toBe(200);
      expect(await page.text()).toBe(await start.text());
    },
  );

  it('brings its own fonts, and loads none from elsewhere', async () => {
    const css = await (await get('/-/console/console.css')).text();
    const addresses = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address!);
    const fonts = addresses.filter((address) => address.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !/^(\/-\/console\/|data:)/.test(address))).toEqual([]);
    const font = await get(fonts[0]!);
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  it('is one script: its policy lets none load another', () => {
    const scripts = readdirSync(BUILD).filter((name) => /\.[cm]?js$/.test(name));
    expect(scripts).toEqual(['console.js']);
  });

  it.each(['nothing.js', '..%2f..%2fpackage.json', '__proto__', 'page', '%00'])(
    'has no file %s',
    async (name) => {
      const response = await get(`/-/console/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );
});
