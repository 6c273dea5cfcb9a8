import type { Locator } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

const looksOf = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    return `${backgroundColor} ${boxShadow}`;
  });

test('a chosen challenge stays in sight with what it recommends', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Solve a Challenge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solve a Coaching Challenge' });
  const cards = dialog.getByRole('group', { name: 'Challenges' }).locator('button[aria-pressed]');
  for (const at of [0, 3, 7]) {
    await cards.nth(at).click();
    await expect(cards.nth(at)).toBeInViewport({ ratio: 0.9 });
    await expect(dialog.getByRole('heading', { name: 'Recommended Resources' })).toBeInViewport();
  }
  if (test.info().project.name === 'desktop') {
    // Chosen, pointed at, and neither: three looks.
    await cards.nth(6).hover();
    const looks = () => Promise.all([7, 6, 5].map((at) => looksOf(cards.nth(at))));
    await expect.poll(async () => new Set(await looks()).size).toBe(3);
  }
  await expectAccessibleInBothThemes(page);
  await look(page, 'challenge-chosen');
});

test('what else helps with a challenge is named by its title, and opened anywhere in its row', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Solve a Challenge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solve a Coaching Challenge' });
  await dialog.getByRole('button', { name: /A conversation I keep putting off/ }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Rehearsal Partner' });
  await expect(row.getByRole('link', { name: 'ai prompt rehearsal partner', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await look(page, 'challenge-resources');
  await row.click({ position: { x: 8, y: 12 } });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/artifact\/ai-prompt-rehearsal-partner$/);
});
