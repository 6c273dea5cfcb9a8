import type { Page } from '@playwright/test';
import { asVisitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

const TAMPERED = 'window.tampered = true;';

// The browser says which file it refused, and the section's entry that it finds no shell.
const REFUSED = [/integrity/i, /^uncaught: Loading (CSS )?chunk/, /'setGlobalFederationConstructor'/];
test.use({ expectedMessages: [REFUSED, { scope: 'test' }] });

// Only the browser's own network is touched, so the site of all journeys will do; a phone runs the same code.
test.describe("the shell's own code, changed on its way", { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  /** From now on, these come with other bytes. */
  async function tamper(page: Page, files: RegExp): Promise<string[]> {
    const asked: string[] = [];
    await page.route(files, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: TAMPERED });
    });
    return asked;
  }
  const ran = (page: Page) => page.evaluate(() => 'tampered' in window);

  for (const name of ['shell', 'shared']) {
    test(`its script "${name}" is not run, and the page can be read`, async ({ page }) => {
      const asked = await tamper(page, new RegExp(`/remotes/shell/${name}\\.\\w+\\.js$`));
      await page.goto('/lab');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
      expect(asked).toHaveLength(1);
      expect(await ran(page)).toBe(false);
    });
  }

  test('a part that is loaded later is not run, and the rest works', async ({ page }) => {
    await page.goto('/lab', { waitUntil: 'networkidle' });
    const asked = await tamper(page, /\/remotes\/shell\/\d+\.\w+\.js$/);
    await page.getByRole('button', { name: 'AI Sidekick' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.unroute(/\/remotes\/shell\/\d+\.\w+\.js$/);
    await page.getByRole('link', { name: 'Coachlab, home' }).first().click();
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    expect(await ran(page)).toBe(false);
    // Once it is right again, it comes.
    await page.getByRole('button', { name: 'AI Sidekick' }).click();
    await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  });
});
