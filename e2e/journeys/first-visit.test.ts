import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('the first visit goes to the welcome, once, and never shows the home page on the way', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('sawHeading', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text) void (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
      requestAnimationFrame(tell);
    };
    requestAnimationFrame(tell);
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await expectAccessible(page);
  await look(page, 'onboarding');

  await page.getByRole('button', { name: "Let's Go" }).click();
  await expect(page.getByRole('heading', { name: 'Two Ways to Learn' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new Set(seen)).not.toContain('Where coaching gets tested, not guessed.');
  await page.getByRole('button', { name: 'Enter Dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('reads the home page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where coaching gets tested/);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page can be read', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByText('Hot Topics')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mastery', exact: true })).toBeVisible();
    await expect(page.getByText('1-day streak')).toBeVisible();
  });
});
