import type { Locator, Page } from '@playwright/test';
import { goByMenu } from '../support/menu.ts';
import { spareLine } from '../support/spare-line.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

/** Opens the Lab, and lists what it asks the API for from then on. */
async function openLab(page: Page): Promise<string[]> {
  await asVisitor(page, {});
  await page.goto('/lab', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Of an artifact: the menu's links bring what their own pages need where there is no pointer.
    if (/^\/api\/artifacts\/(?!categories$)[a-z]/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('the next page', () => {
  test('is there before its link is pressed', async ({ page }) => {
    await spareLine(page);
    const asked = await openLab(page);
    const card = page.locator('main a[href="/artifact/framework-grow"]').first();
    await card.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await card.hover();
    await expect.poll(() => asked).toContain('/api/artifacts/framework-grow');
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: /GROW/ })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/framework-grow'))).toHaveLength(1);
  });

  test('is fetched ahead when its link is in view, once the visitor moves', async ({ page }) => {
    const asked = await openLab(page);
    expect(asked).toEqual([]);
    await page.mouse.move(1, 1);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  test('of the menu has its code there, and its data where no pointer announces the press', async ({
    page,
    hasTouch,
  }) => {
    const code: string[] = [];
    const data: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/remotes/community/')) code.push(pathname);
      if (pathname.startsWith('/api/forum')) data.push(pathname);
    });
    await openLab(page);
    expect(code).toEqual([]);
    const forum = page.getByRole('link', { name: 'Forum', exact: true }).filter({ visible: true }).first();
    await forum.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await page.mouse.wheel(0, 1);
    const ofForum = () => code.filter((path) => /expose_forum.*\.js$/.test(path));
    await expect.poll(ofForum).toHaveLength(1);
    if (hasTouch) await expect.poll(() => data.length).toBeGreaterThan(0);
    else expect(data).toEqual([]);
    await forum.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coaching Forum' })).toBeVisible();
    expect(ofForum()).toHaveLength(1);
    expect(data.length).toBeGreaterThan(0);
  });

  test('that is slow has the shape there of what comes', { tag: '@desktop' }, async ({ page }) => {
    await asVisitor(page, {});
    await page.goto('/forum');
    const arriving = Promise.withResolvers<void>();
    await page.route(/\/api\/artifacts\b/, async (route) => {
      await arriving.promise;
      await route.continue();
    });
    await goByMenu(page, /^Lab/);
    const waiting = page.locator('main [aria-busy=true]');
    await expect(waiting.getByRole('status')).toHaveText(/^Loading/);
    // Side by side, as wide as the cards and where they come.
    const places = (of: Locator) =>
      of.evaluateAll((boxes) =>
        boxes.slice(0, 3).map((box) => {
          const { left, width } = box.getBoundingClientRect();
          return [Math.round(left), Math.round(width)];
        }),
      );
    const shape = await places(waiting.locator(':scope > :last-child > *'));
    expect(shape).toHaveLength(3);
    arriving.resolve();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await places(page.getByRole('article'))).toEqual(shape);
  });
});
