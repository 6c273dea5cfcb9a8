import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

test('forced colours keep what a slider and a choice say', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const adjusts = (of: Locator) => of.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  await page.goto('/artifact/tool-roi-calculator');
  expect(await adjusts(page.getByRole('slider').first())).toBe('none');
  // Only the tab that is open has a line.
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const line = (of: Locator) => of.evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line(page.getByRole('tab', { selected: true }).first())).not.toBe(paper);
  expect(await line(page.getByRole('tab', { selected: false }).first())).toBe(paper);
  await expectAccessible(page);
  await page.goto('/lab');
  expect(await adjusts(page.getByRole('button', { name: 'All', exact: true }))).toBe('none');
  await expectAccessible(page);
  await look(page, 'lab-forced-colours');
  await page.goto('/forum');
  // One that is transparent would be drawn here.
  const borderWidth = await page
    .getByRole('button', { name: 'Refresh' })
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(borderWidth).toBe('0px');
  await asVisitor(page, { completed: ['framework-grow'] });
  await page.goto('/home');
  const track = page.getByRole('progressbar').first();
  expect(await track.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('forced colours show what is chosen on a scale, in a row, among views and among challenges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  /** Whether choosing shows where it was pressed, without the focus and the pointer. */
  const shows = async (of: Locator, choose: () => Promise<void>) => {
    const picture = () => of.screenshot({ animations: 'disabled' });
    await of.scrollIntoViewIfNeeded();
    const before = await picture();
    await choose();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return !(await picture()).equals(before);
  };
  await page.goto('/icpi-assessment');
  const often = page.getByRole('radio', { name: 'Often' }).first();
  expect(await shows(page.getByRole('group').first(), () => often.check({ force: true })), 'a scale').toBe(
    true,
  );
  await page.goto('/intake-quiz');
  const lead = page.getByText('Team lead');
  expect(await shows(lead.locator('xpath=ancestor::label'), () => lead.click()), 'a row').toBe(true);
  await page.goto('/forum?write=1');
  const preview = page.getByRole('button', { name: 'Preview' });
  expect(await shows(preview, () => preview.click()), 'a view').toBe(true);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Solve a Challenge' }).first().click();
  const challenge = page.getByRole('dialog').getByRole('button', { name: /No time to coach/ });
  expect(await shows(challenge, () => challenge.click()), 'a challenge').toBe(true);
});
