import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** `--name: value;` of a style sheet, comments and line breaks aside. */
const tokensOf = (css: string) =>
  new Map(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name, value!.replaceAll(/\s+/g, ' ').trim()],
    ),
  );

describeEachEngine('the console', (kit) => {
  let registry: TestRegistry;
  const get = (path: string) => fetch(registry.url + path);

  beforeAll(async () => {
    registry = await startRegistry(kit);
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
      '/-/console/main.js',
    ]);
  });

  it('has its style sheet, under the same headers', async () => {
    const response = await get('/-/console/console.css');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('.remote');
  });

  it.each(['nothing.js', '..%2f..%2fpackage.json', '__proto__', 'page', '%00'])(
    'has no file %s',
    async (name) => {
      const response = await get(`/-/console/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  it('looks like the site: its tokens are the design’s', () => {
    const design = tokensOf(file('../../../../packages/ui/src/tokens.css'));
    const own = tokensOf(file('../../content/console/console.css').split('\n}')[0]!);
    expect(own.size).toBeGreaterThan(20);
    for (const [name, value] of own) expect([name, value]).toEqual([name, design.get(name)]);
  });
});
