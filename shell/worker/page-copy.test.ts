import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { filesOf } from './files-of.ts';
import { offlinePage } from './offline-page.ts';
import { copyOf, shownCopy, titleOf } from './page-copy.ts';
import './testing/real-caches.ts';

const HTML =
  '<!DOCTYPE html><html lang="en"><head><title>Q&amp;A | Coachlab</title></head><body class="x"><a href="#main">Skip</a></body></html>';
const POLICY = "default-src 'self'; style-src 'self' 'sha256-a'; img-src 'self'";
const AT = new Date(2026, 10, 22, 18, 40);

const SENT = { 'content-encoding': 'br', 'content-security-policy': POLICY, refresh: '0;url=/elsewhere' };
const copy = () => {
  const { headers } = copyOf({ html: HTML, headers: new Headers(SENT) }, AT);
  return { html: HTML, headers };
};

describe('a copy of a page', () => {
  it.each([
    [false, 'You are offline. This page is as it was on 22 November 2026 at 18:40.'],
    [true, 'Coachlab cannot be reached. This page is as it was on 22 November 2026 at 18:40.'],
  ])('says so where it begins, and of when it is (online: %s)', async (isOnline, words) => {
    const shown = await (await shownCopy(copy(), isOnline)).text();
    expect(shown).toContain('<html data-kept lang="en">');
    expect(shown).toMatch(/<body class="x"><kept-note /);
    expect(shown).toContain(`<p>${words}</p></kept-note><a href="#main">`);
  });

  it('keeps the page’s policy, but for the looks of that line', async () => {
    const shown = await shownCopy(copy(), false);
    const style = /<style>(.*?)<\/style>/.exec(await shown.clone().text())![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(shown.headers.get('content-security-policy')).toBe(
      POLICY.replace("'sha256-a'", `'sha256-a' 'sha256-${hash}'`),
    );
  });

  it('has nothing of how the bytes were sent, and no header that was not looked at', async () => {
    expect(copy().headers.get('content-encoding')).toBeNull();
    const beside = new Headers({
      ...SENT,
      link: '</remotes/evil.js>; rel=preload',
      'content-type': 'text/xml',
    });
    const { headers } = await shownCopy({ html: HTML, headers: beside }, false);
    expect([headers.get('refresh'), headers.get('link')]).toEqual([null, null]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('has the page’s title, as HTML', async () => expect(titleOf(copy())).toBe('Q&amp;A'));
});

it('the files of a document are those that it names, each once', () => {
  const head =
    '<script src="/remotes/shell/shell.1.js" defer></script><link rel="preload" href="/remotes/a/1.0.0-ab+c/browser/x.js"><link href="/remotes/a/1.0.0-ab+c/browser/x.js"><link href="/remotes/a/1/x.css"><a href="/lab">';
  expect(filesOf(head)).toEqual([
    '/remotes/shell/shell.1.js',
    '/remotes/a/1.0.0-ab+c/browser/x.js',
    '/remotes/a/1/x.css',
  ]);
});

describe('the page for what is not kept', () => {
  const pages = [{ address: '/lab?view=full&x="><script>', title: 'Q&amp;A' }];

  it('lists what is, and is no page that could be taken for another', async () => {
    const page = offlinePage({ html: '<main><!--what can be read--></main>', headers: new Headers() }, pages);
    expect(page.status).toBe(503);
    expect(await page.text()).toBe(
      '<main><h2>What you can read now</h2><ul><li><a href="/lab?view=full&amp;x=&quot;>&lt;script>">Q&amp;A</a></li></ul></main>',
    );
  });

  it('says what would be there when nothing is', async () => {
    const page = offlinePage({ html: '<!--what can be read-->', headers: new Headers() }, []);
    expect(await page.text()).toContain('artifacts that you save can be read here');
  });

  it('is there without its document too', async () => {
    const page = offlinePage(undefined, pages);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await page.text()).toMatch(/You are offline.*Q&amp;A/);
  });
});
