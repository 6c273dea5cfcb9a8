import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSqliteDatabase, startTestService, type TestService } from '@coachlab/service-common/testing';
import { community } from '../community.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** `--name: value;` of a style sheet, comments and line breaks aside. */
const tokensOf = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name, value!.replaceAll(/\s+/g, ' ').trim()] as const,
  );

describe('the coach’s desk', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(community, { DATABASE_URL: (await createSqliteDatabase()).url });
  });
  afterAll(() => service.stop());

  it('is a page that runs nothing but its own files, and no HTML out of text', async () => {
    const { headers, body } = await service.get<string>('/-/moderation');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    expect((await service.get('/-/moderation/desk.css')).status).toBe(200);
  });

  it.each(['nothing.js', '..%2f..%2fpackage.json', '__proto__', 'page', '%00'])(
    'has no file %s',
    async (name) => {
      expect((await service.get(`/-/moderation/${name}`)).status).toBe(404);
    },
  );

  it('looks like the site: its tokens are the design’s', () => {
    const design = new Map(tokensOf(file('../../../../packages/ui/src/tokens.css')));
    const own = tokensOf(file('../../content/desk/desk.css').split('\n}')[0]!);
    expect(own.length).toBeGreaterThan(15);
    for (const [name, value] of own) expect([name, value]).toEqual([name, design.get(name)]);
  });
});
