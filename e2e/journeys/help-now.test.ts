import { expectAccessibleWhereWide } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('help is a page of its own: numbers to call first, then what to do and say @core', async ({ page }) => {
  const response = await page.goto('/-/help-now');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Help now/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  await expect(page.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
  const fold = page.locator('details#suicide');
  await fold.locator('summary').click();
  await expect(fold.getByText('Are you thinking of killing yourself?').first()).toBeVisible();
  await expectAccessibleWhereWide(page);
});

test('help is one press away from any page, and from a search for words of danger @core', async ({
  page,
}) => {
  await page.goto('/tools');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  await page.goto('/observatory?q=she+wants+to+die');
  await expect(page.getByRole('link', { name: 'who to call, and what to say' })).toBeVisible();
});

test('help stands under the field of the chat', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'AI Sidekick' }).click();
  const panel = page.getByRole('dialog', { name: 'AI Assistant' });
  await panel.getByRole('link', { name: 'In danger? Who to call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
});

test.describe('an address of slashes alone', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  test('is nobody’s, in the browser too', async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}///`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await page.waitForFunction(() => document.title.startsWith('404'));
  });
});
