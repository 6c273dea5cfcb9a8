import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test('the path says what is done, what was begun and what is next', async ({ page }) => {
  await asVisitor(page, { persona: 'practitioner', completed: ['framework-grow'] });
  await page.goto('/journey');
  const path = page.getByRole('region', { name: 'Your Learning Path' });
  const rows = path.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.filter({ hasText: 'Next' })).toHaveCount(1);
  await expect(rows.first()).toContainText('Next');
  const second = await rows.nth(1).getByRole('heading').textContent();

  await rows.first().getByRole('link', { name: /^View/ }).click();
  await page.getByLabel('Your note').fill('Ask Ana first.');
  await page.getByRole('link', { name: 'Back to Journey' }).click();
  await expect(rows.first()).toContainText('In progress');
  await expect(rows.nth(1)).toContainText('Next');
  await expect(path).toContainText(`1 in progress. Next: ${second}.`);
  await expectAccessible(page);
  await look(page, 'journey-marks');
});

test('seven answers lead to five things to start with and a path @core', async ({ page }) => {
  test.slow();
  await asVisitor(page, {});
  await page.goto('/journey');
  await page.getByRole('link', { name: 'Take Intake Quiz' }).click();

  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await page.getByText('Team lead').click();
  await expectAccessible(page);
  await look(page, 'intake-quiz');
  await next.click();
  await page.getByText('Build confidence').click();
  await next.click();
  await page.getByText('Scripts').click();
  await next.click();
  await expect(page.getByRole('slider')).toHaveValue('3');
  await next.click();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Question 5 of 7')).toBeVisible();
  await page.getByText('15 minutes').click();
  await next.click();
  await page.getByText('None of these').click();
  await next.click();
  await page.getByText('Yes').click();
  await page.getByRole('button', { name: 'Start My Journey' }).click();

  await expect(page).toHaveURL(/\/quickstart$/);
  await expect(page.getByText('Perfect Match for You')).toHaveCount(1);
  await expect(page.getByText('Practitioner', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await look(page, 'quickstart');
  await page.getByRole('link', { name: 'View Full Journey' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practitioner Journey');
  await expect(page.getByText('Remember & Understand')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'journey');
  const focus = page
    .getByRole('region', { name: "Today's Focus" })
    .getByRole('heading', { level: 3 })
    .first();
  const first = await focus.textContent();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(focus).not.toHaveText(first ?? '');
  await expect(focus).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    /Badge earned.*First Steps/,
  );
  await page.getByRole('button', { name: 'Done for today' }).click();
  await expect(page.getByText('The next one is here tomorrow.')).toBeVisible();

  await page.getByRole('button', { name: 'Free Exploration' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recommended For You' })).toBeVisible();
});

test('without a profile the quickstart asks for one', { tag: '@desktop' }, async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/quickstart');
  await expect(page).toHaveURL(/\/intake-quiz$/);
});

test('a challenge leads to what helps with it @core', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/home');
  await page.getByRole('button', { name: 'Solve a Challenge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solve a Coaching Challenge' });
  await dialog.getByRole('button', { name: /No time to coach/ }).click();
  await expect(dialog.getByText('Recommended Resources')).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'week by design' }).click();
  await expect(page).toHaveURL(/\/artifact\/template-week-by-design$/);
  await expect(dialog).toHaveCount(0);
});

test('one of four challenges says where to start @core', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/start');
  await page.getByText('We never agreed on what to expect from each other').click();
  await expect(page.getByRole('link', { name: 'Open the Contract Canvas' })).toHaveAttribute(
    'href',
    '/lab#contract',
  );
  await expectAccessible(page);
  await look(page, 'start');
});
