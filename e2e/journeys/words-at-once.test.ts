import { expectAccessibleWhereWide } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const MOST_PRESSES = 3;

test('a first visit has the words for a hard talk after three presses @core', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        if (event.isTrusted)
          sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses') ?? 0) + 1}`);
      },
      true,
    );
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expectAccessibleWhereWide(page);
  await look(page, 'onboarding-words');
  await page.getByRole('link', { name: 'A hard talk first? Find the words' }).click();
  await page.getByRole('link', { name: /I have to dismiss someone/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I have to dismiss someone');
  await expect(page.getByText('Say this').first()).toBeVisible();
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses')));
  expect(presses).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test('the challenge of a hard talk begins with the planner itself', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Solve a Challenge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solve a Coaching Challenge' });
  await dialog.getByRole('button', { name: /A conversation I keep putting off/ }).click();
  const resources = dialog.getByRole('region', { name: 'Recommended Resources' });
  await expect(resources.getByRole('link').first()).toHaveText('Plan what you will say');
  await resources.getByRole('link').first().click();
  await expect(page).toHaveURL(/template-difficult-conversation-planner$/);
  await expect(page.getByText('Complete First')).toHaveCount(0);
});
