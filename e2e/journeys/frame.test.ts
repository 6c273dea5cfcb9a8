import { expectAccessible } from '../support/accessibility.ts';
import { look, shoot } from '../support/look.ts';
import { asVisitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

test.describe('the frame', () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('the menu names every section, marks the current one, and closes when one is chosen @core', async ({
    page,
  }) => {
    await page.goto('/forum');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const [label, description] of [
      ['Home', 'Dashboard & Journey'],
      ['My Journey', 'Personalized Path'],
      ['Lab', 'Frameworks & Assessments'],
      ['Forum', 'Community Discussion'],
    ]) {
      await expect(menu.getByRole('link', { name: `${label} ${description}` })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: /^Forum/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await look(page, 'menu');
    await menu.getByRole('link', { name: /^Lab/ }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/lab$/);
  });

  test('a navigation moves the focus to the page and says its title @core', async ({ page }) => {
    await page.goto('/forum');
    await page.getByRole('link', { name: 'Coachlab, home' }).first().click();
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('[role=status][aria-live=polite]').last()).toContainText('Coachlab');
  });

  test('the assistant opens from the bar and from the floating button', async ({ page }) => {
    // Nothing to press stands where the button floats, which would keep it away.
    await page.goto('/about');
    for (const name of ['AI Assistant', 'AI Sidekick']) {
      await page.getByRole('button', { name }).click();
      const panel = page.getByRole('dialog', { name: 'AI Assistant' });
      await expect(panel).toContainText('Hello');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });

  test('the tagline stands in the bar, at every width, without widening the page', async ({ page }) => {
    for (const width of [320, 360, 800, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/forum');
      const tagline = page.getByRole('banner').getByText('Where coaching gets tested, not guessed');
      await expect(tagline).toBeVisible();
      const box = (await tagline.boundingBox())!;
      const line = await tagline.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(box.height, `one line at ${width}`).toBeLessThan(1.5 * line);
      expect(box.x + box.width, `inside the window at ${width}`).toBeLessThanOrEqual(width);
      const whole = await tagline.evaluate((element) => element.scrollWidth <= element.clientWidth + 1);
      expect(whole, `not cut off at ${width}`).toBe(true);
      for (const name of ['Start ICPI', 'Menu', 'AI Assistant']) {
        const act = page
          .getByRole('banner')
          .getByText(name)
          .or(page.getByRole('button', { name, exact: true }));
        const other = (await act.first().boundingBox())!;
        const apart =
          other.x >= box.x + box.width ||
          other.y >= box.y + box.height ||
          other.x + other.width <= box.x ||
          other.y + other.height <= box.y;
        expect(apart, `${name} is not covered at ${width}`).toBe(true);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
  });

  test('the bar is one line whatever its words, and what does not fit is in the menu @desktop', async ({
    page,
  }) => {
    const sections = page.getByRole('navigation', { name: 'Sections in the bar' });
    const longer = () =>
      sections
        .locator('a')
        .evaluateAll((links) => links.forEach((link) => (link.textContent += ' und Gespräche')));
    const larger = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [what, width, change] of [
      ['as it is', 1280, undefined],
      ['with longer words, as a translation writes them', 1280, longer],
      ['with text of twice the size', 1280, larger],
      ['with text of twice the size on a wide screen', 1920, larger],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/forum');
      await expect(sections.getByRole('link').first()).toBeVisible();
      const all = await sections.locator('a').count();
      await change?.();
      const shown = sections.getByRole('link');
      if (change) await expect.poll(() => shown.count(), what).toBeLessThan(all);
      else await expect(shown).toHaveCount(all);
      const bar = (await page.getByRole('banner').boundingBox())!;
      const boxes = await shown.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(new Set(boxes.map(({ y }) => y)).size, `lines ${what}`).toBeLessThan(2);
      for (const { left, right, top, bottom } of boxes) {
        expect(left, `inside ${what}`).toBeGreaterThanOrEqual(0);
        expect(right, `inside ${what}`).toBeLessThanOrEqual(width);
        expect(top, `inside ${what}`).toBeGreaterThanOrEqual(bar.y);
        expect(bottom, `inside ${what}`).toBeLessThanOrEqual(bar.y + bar.height);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
        width,
      );
      await shoot(page, `bar ${what}`);
    }
  });

  test.describe('without a connection, on an untouched page', { tag: '@phone' }, () => {
    test.use({ expectedMessages: [[/ERR_INTERNET_DISCONNECTED|chunk/i], { scope: 'test' }] });
    for (const [button, opens] of [
      ['Menu', 'Menu'],
      ['AI Sidekick', 'AI Assistant'],
    ] as const) {
      test(`${button} says so, and opens once there is one`, async ({ page, context }) => {
        await page.goto('/about');
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.getByRole('button', { name: button }).click();
        const notice = page.getByRole('region', { name: 'Notifications' });
        await expect(notice).toContainText('You are offline');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await context.setOffline(false);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      });
    }
  });

  test('the theme is chosen in the menu and stays @core', async ({ page }) => {
    await page.goto('/forum');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('an unknown address', () => {
    test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] });
    test("is the 404 page, with the spec's words and a way home", async ({ page }) => {
      const response = await page.goto('/nowhere');
      expect(response!.status()).toBe(404);
      await expect(page).toHaveTitle(/^404 - Page Not Found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      await expect(page.locator('main')).toContainText('Did you forget to add the page to the router?');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.locator('main')).toContainText('Where coaching');
    });
  });
});
