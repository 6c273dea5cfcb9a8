import type { Browser, Download, Page } from '@playwright/test';
import { expect } from './test.ts';
import { asVisitor } from './visitor.ts';

/** Takes what the browser keeps out of it, in a file. */
export async function exportProgress(page: Page): Promise<Download> {
  await page.goto('/home');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export progress' }).click(),
  ]);
  return download;
}

/** Another browser, which has nothing but what came in the file. */
export async function withProgressOf(page: Page, browser: Browser): Promise<Page> {
  const download = await exportProgress(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await asVisitor(other, {});
  await other.goto('/home');
  await other.getByLabel('Progress file').setInputFiles(await download.path());
  await expect(other.getByText('Progress imported')).toBeVisible();
  return other;
}
