import { SIGNALS_PATH } from '@coachlab/contracts';
import { asVisitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/home', '/onboarding', '/lab', '/artifact/framework-grow', '/icpi-assessment', '/forum'];

test.describe('pages of four sections as one product', () => {
  for (const path of PAGES) {
    test(`${path} comes rendered, hydrates in silence, and asks for nothing twice @core`, async ({
      page,
      request,
    }) => {
      // React parts neighbouring texts by comments.
      const html = (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
      const asked = new Map<string, number>();
      const tokens: string[] = [];
      page.on('request', (each) => {
        const { pathname } = new URL(each.url());
        if (pathname === `${SIGNALS_PATH}/token`) tokens.push(each.method());
        else if (pathname !== SIGNALS_PATH) asked.set(each.url(), (asked.get(each.url()) ?? 0) + 1);
      });
      await page.goto(path, { waitUntil: 'networkidle' });

      const heading = (await page.locator('main h1').first().textContent())!.trim();
      expect(html).toContain(heading.slice(0, 12).replaceAll('&', '&amp;'));
      expect([...asked].filter(([, times]) => times > 1)).toEqual([]);
      // What the server fetched came with the page; a visitor's own posts are asked for after it.
      const calls = [...asked.keys()]
        .map((url) => new URL(url).pathname)
        .filter((url) => url.startsWith('/api/'));
      expect(calls.filter((url) => url !== '/api/forum/mine')).toEqual([]);
      await expect.poll(() => tokens).toEqual(['POST']);
      // Hydrated: React knows the heading.
      const hydrated = await page
        .locator('main h1')
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
      expect(hydrated).toBe(true);
    });
  }

  test('there is one React for all of them @core', { tag: '@desktop' }, async ({ page }) => {
    await asVisitor(page, {});
    await page.goto('/lab', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Coachlab, home' }).first().click();
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    const roots = await page.evaluate(() => {
      const keys = new Set<string>();
      for (const element of document.querySelectorAll('main *, header *')) {
        for (const key of Object.keys(element)) if (key.startsWith('__reactFiber')) keys.add(key);
      }
      return keys.size;
    });
    // Each copy of React DOM marks its elements with a key of its own.
    expect(roots).toBe(1);
  });

  test('curl sees the whole head of a page', { tag: '@desktop' }, async ({ request, baseURL }) => {
    const html = await (await request.get('/artifact/framework-grow')).text();
    for (const part of [
      /<title>[^<]*GROW[^<]* \| Coachlab<\/title>/,
      /<meta name="description" content="[^"]{20,}"\/>/,
      /<meta name="robots" content="index, follow"\/>/,
      new RegExp(`<link rel="canonical" href="${baseURL}/artifact/framework-grow"/>`),
      /<meta property="og:type" content="/,
      /<meta property="og:title" content="[^"]*GROW/,
      /<meta property="og:description" content="/,
      new RegExp(`<meta property="og:image" content="${baseURL}/api/artifacts/framework-grow/share.png"/>`),
      /<meta property="og:image:alt" content="Framework: GROW. /,
      /<meta property="og:site_name" content="Coachlab"\/>/,
      /<meta name="twitter:card" content="summary_large_image"\/>/,
    ]) {
      expect(html).toMatch(part);
    }
  });

  test(
    'the share images are there: of the site, of an artifact, of a situation',
    { tag: '@desktop' },
    async ({ request }) => {
      const pictures = [
        '/remotes/shell',
        '/api/artifacts/framework-grow',
        '/api/situations/360-feedback-bad',
      ];
      for (const of of pictures) {
        const response = await request.get(`${of}/share.png`);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toBe('image/png');
        const png = await response.body();
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      }
    },
  );

  test('pages that search engines should leave out say so', { tag: '@desktop' }, async ({ request }) => {
    for (const path of [
      '/onboarding',
      '/icpi-assessment',
      '/intake-quiz',
      '/journey',
      '/quickstart',
      '/nothing',
    ]) {
      expect(await (await request.get(path)).text(), path).toContain('content="noindex, nofollow"');
    }
  });
});
