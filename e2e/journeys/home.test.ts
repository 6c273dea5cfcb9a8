import { expectAccessibleWhereWide } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('a visitor who knows the site finds the home page', async ({ page }) => {
  const response = await page.goto('/home');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Coachlab/);
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  const all = (await (await page.request.get('/api/artifacts?view=title')).json()) as unknown[];
  await expect(page.getByText(`${all.length} coaching tools`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'AI Assistant' })).toBeVisible();
  await expectAccessibleWhereWide(page);
  await look(page, 'home');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
});
