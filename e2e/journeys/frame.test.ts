import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { asVisitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

test.describe('the frame', () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('the menu names every section, marks the current one, and closes when one is chosen', async ({
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

  test('a navigation moves the focus to the page and says its title', async ({ page }) => {
    await page.goto('/forum');
    await page.getByRole('link', { name: 'Coachlab, home' }).first().click();
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('[role=status][aria-live=polite]').last()).toContainText('Coachlab');
  });

  test('the assistant opens from the bar and from the floating button', async ({ page }) => {
    await page.goto('/forum');
    for (const name of ['AI Assistant', 'AI Sidekick']) {
      await page.getByRole('button', { name }).click();
      const panel = page.getByRole('dialog', { name: 'AI Assistant' });
      await expect(panel).toContainText('Hello');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });

  test('the theme is chosen in the menu and stays', async ({ page }) => {
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
