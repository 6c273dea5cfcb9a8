import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

/** Opens a page whose scripts are still on their way. What comes back lets them arrive. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await asVisitor(page, {});
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/remotes\/shell\/shell\.\w+\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return async () => {
    arrived.resolve();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  };
}

test.describe('what is entered before the scripts arrive', { tag: '@phone' }, () => {
  test('answers the intake quiz', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/intake-quiz');
    await page.getByRole('radio', { name: 'Manager' }).check();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await arrive();
    await expect(page.getByRole('radio', { name: 'Manager' })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Question 2 of 7')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Manager' })).toBeChecked();
  });

  test('never writes over a half-finished quiz', async ({ page }) => {
    const draft = { savedAt: Date.now(), position: 2, answers: { role: 'director', goal: 'system' } };
    await asVisitor(page, { keys: { intake_quiz_draft: JSON.stringify(draft) } });
    const arrive = await openWithoutScripts(page, '/intake-quiz');
    await page.getByRole('radio', { name: 'Manager' }).check();
    await arrive();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Director or above' })).toBeChecked();
  });

  test('answers statements of the ICPI', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/icpi-assessment');
    const groups = page.locator('main').getByRole('group');
    for (const at of [0, 1])
      await groups.nth(at).getByRole('radio', { name: 'Often' }).check({ force: true });
    await arrive();
    await expect(page.getByText('2 of 24 answered')).toBeVisible();
    for (const at of [0, 1]) await expect(groups.nth(at).getByRole('radio', { name: 'Often' })).toBeChecked();
  });

  test('fills in the letter to the coach and the address for updates', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Robin');
    await page.getByLabel('Email', { exact: true }).fill('robin@example.org');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message').fill('Where do I begin with my team?');
    await page.getByLabel('Where to send updates').fill('robin@example.org');
    await arrive();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
  });

  test('is sent when it was sent before, and never into the address', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Robin');
    await page.getByLabel('Email', { exact: true }).fill('robin@example.org');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message').fill('Where do I begin with my team, sent at once?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await arrive();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('searches the prompts', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/observatory');
    await page.getByRole('searchbox').fill('no prompt says this');
    await arrive();
    await expect(page.getByText('No prompts found for “no prompt says this”')).toBeVisible();
  });

  test('counts in the calculator', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/artifact/tool-roi-calculator');
    await page.getByLabel('Average salary').fill('0');
    await arrive();
    await expect(page.getByText('-100%')).toBeVisible();
  });

  test('fills in a template @core', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/artifact/template-business-case-one-page');
    const source = page.getByLabel('Source', { exact: true });
    await source.fill('Łukasz Żółć’s rota');
    await arrive();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeEnabled();
    await page.reload();
    await expect(source).toHaveValue('Łukasz Żółć’s rota');
  });
});

test.describe('what is pressed before the scripts arrive', () => {
  test('saves an artifact', { tag: '@phone' }, async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/artifact/framework-grow');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await arrive();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test('opens the menu @core', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/lab');
    await page.getByRole('button', { name: 'Menu' }).click();
    await arrive();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('opens the assistant', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/forum');
    await page.getByRole('button', { name: 'AI Sidekick' }).click();
    await arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
