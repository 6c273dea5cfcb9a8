import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { keepFonts, layoutShift, watchShifts } from '../support/layout-shift.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test('what was saved is found again in the Lab and in the palette', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/lab');
  await page.getByRole('button', { name: 'Save: GROW', exact: true }).click();
  await page.goto('/artifact/knowledge-active-listening');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await watchShifts(page);
  await keepFonts(page);
  await page.goto('/lab');
  await expect(page.getByRole('button', { name: 'Save: GROW', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await look(page, 'lab-saved');

  await page.keyboard.press('Control+k');
  const saved = page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: 'Saved' });
  await expect(saved.getByRole('option')).toHaveCount(2);
  await expect(saved.getByRole('option').first()).toContainText(title);
});

test('whoever has begun goes on where they stopped with one press', async ({ page }) => {
  await asVisitor(page, { persona: 'practitioner', completed: ['framework-grow'] });
  await watchShifts(page);
  await keepFonts(page);
  await page.goto('/home');
  const hello = page.locator('div', { has: page.getByText('Welcome back, ', { exact: false }) }).last();
  const way = hello.getByRole('link', { name: /^Continue: / });
  await expect(way).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole('listitem').filter({ hasText: 'First Steps' })).toContainText('Earned');
  const focus = (await way.innerText()).replace('Continue: ', '');
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(focus);

  await page.goto('/icpi-assessment');
  await page.getByRole('radio', { name: 'Often' }).first().check({ force: true });
  await page.goto('/home');
  await hello.getByRole('link', { name: 'Continue: your ICPI' }).click();
  await expect(page).toHaveURL(/\/icpi-assessment$/);
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('what was tried, and how it went, stands in a log that is searched and taken along', async ({
  page,
}) => {
  await asVisitor(page, {});
  await page.goto('/artifact/framework-grow');
  // Where the browser cannot share there is nothing to press.
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ask for options twice.');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Completed!')).toBeFocused();
  const went = page.getByRole('group', { name: 'How did it go?' });
  await went.getByRole('button', { name: 'Mixed' }).click();
  await page.getByLabel('In one line').fill('Too many questions');
  await expect(page.getByText(/^Done on \d+ \w+ \d+ · First Steps$/)).toBeVisible();
  await expectAccessible(page);
  const shared = await watchSharing(page);
  await page.goto('/artifact/knowledge-active-listening');
  await page.getByRole('button', { name: 'Share' }).click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(shared).toEqual([{ title, url: new URL('/artifact/knowledge-active-listening', page.url()).href }]);
  await page.getByRole('textbox', { name: 'Your note' }).fill('Count to three.');

  await page.goto('/journey');
  const log = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Your log' }) });
  const titles = log.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([/Active Listening/, 'GROW']);
  await expect(log.getByText('Went: Mixed')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your log' }).fill('too many');
  await expect(titles).toHaveText(['GROW']);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export log' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  for (const words of ['GROW', 'went: Mixed', 'Too many questions', 'Count to three.'])
    expect(text).toContain(words);
  await expectAccessible(page);
});

test('whoever completes an artifact is told what is next, and why @core', async ({ page }) => {
  await asVisitor(page, { persona: 'practitioner' });
  await page.goto('/artifact/framework-grow');
  const why = page.getByText('Of what you have not done at your level, it suits the Practitioner best.');
  await expect(why).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(why).toBeVisible();
  const next = page.getByRole('link', { name: /^Continue: / });
  const title = (await next.getAttribute('aria-label'))!.replace('Continue: ', '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

/** What the page hands to the share sheet, which the browser of the tests has not. */
async function watchSharing(page: Page): Promise<unknown[]> {
  const shared: unknown[] = [];
  await page.exposeFunction('hearShared', (what: unknown) => void shared.push(what));
  await page.addInitScript(() => {
    navigator.share = (what) => (window as unknown as { hearShared: Share }).hearShared(what);
    type Share = typeof navigator.share;
  });
  return shared;
}
