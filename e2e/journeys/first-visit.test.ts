import { expect, test } from '../support/test.ts';

test.describe('the first visit', () => {
  test('to / leads to the onboarding, and no home page flashes up before @core', async ({ page }) => {
    await page.addInitScript(() => {
      // What a person could have seen: the first heading that was painted.
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const heading = document.querySelector('main h1');
        if (heading && getComputedStyle(heading).visibility === 'visible')
          seen.push(`${location.pathname} ${heading.textContent}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen.every((each) => each.startsWith('/onboarding '))).toBe(true);
    // The bar is left out here and nowhere else.
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
  });

  test('goes through three steps and ends at home, which then stays @core', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: "Let's Go" }).click();
    await expect(page.getByRole('heading', { name: 'Two Ways to Learn' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: "You're Ready" })).toBeVisible();
    await page.getByRole('button', { name: 'Enter Dashboard' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  });

  test('can be left at each step, for home or for one of four sections @phone', async ({ page }) => {
    const onward = ["Let's Go", 'Continue'];
    for (const step of [1, 2, 3]) {
      await page.goto('/onboarding');
      for (const name of onward.slice(0, step - 1)) await page.getByRole('button', { name }).click();
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
      await page.getByRole('button', { name: 'Skip tutorial' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.evaluate(() => localStorage.clear());
    }
    await page.goto('/onboarding');
    for (const name of onward) await page.getByRole('button', { name }).click();
    const sections = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(sections).toHaveText(['The Lab', 'Studio', 'Library', 'Observatory']);
    await sections.filter({ hasText: 'Studio' }).click();
    await expect(page).toHaveURL(/\/studio$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/$/);
  });

  test('of a crawler sees home', { tag: '@desktop' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    await context.close();
  });
});
