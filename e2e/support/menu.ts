import { expect, type Page } from '@playwright/test';

/** Opens the menu sheet and goes where one of its links leads, without a load. */
export async function goByMenu(page: Page, link: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: link }).click();
}

/** The frame around a section that fails goes on working. */
export async function frameIsAlive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Forum/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'AI Sidekick' }).click();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  await page.keyboard.press('Escape');
}
