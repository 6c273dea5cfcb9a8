import type { Page } from '@playwright/test';

/** Opens the menu sheet and goes where one of its links leads, without a load. */
export async function goByMenu(page: Page, link: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: link }).click();
}
