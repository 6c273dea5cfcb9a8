import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function openPalette(page: Page) {
  await page.goto('/forum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const palette = paletteOf(page);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option').first()).toBeVisible();
  return palette;
}

test.describe('the search palette', () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('finds an artifact and opens it, by the keyboard alone @core', async ({ page }) => {
    const palette = await openPalette(page);
    await page.keyboard.type('grow');
    await expect(palette.getByRole('option').first()).toContainText('GROW');
    await expectAccessible(page);
    await look(page, 'palette');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/artifact\/framework-grow$/);
    await expect(palette).toBeHidden();
  });

  test(
    'forgives a slip, and puts what begins so before what only resembles',
    { tag: '@desktop' },
    async ({ page }) => {
      const palette = await openPalette(page);
      const options = palette.getByRole('option');
      for (const [typed, first] of [
        ['Lab', 'Lab'],
        ['foru', 'Forum'],
        ['firing someone', 'I have to dismiss someone'],
      ] as const) {
        await palette.getByRole('combobox').fill(typed);
        await expect(options.first()).toContainText(first);
      }
      for (const [typed, near] of [
        ['delgation', 'Delegation Readiness Check'],
        ['skil-will', 'Skill-Will Matrix'],
      ] as const) {
        await palette.getByRole('combobox').fill(typed);
        const at = async () => (await options.allTextContents()).findIndex((text) => text.includes(near));
        await expect.poll(at).toBeGreaterThanOrEqual(0);
        expect(await at()).toBeLessThan(3);
      }
      await palette.getByRole('combobox').fill('zzzz');
      await expect(palette.getByRole('option')).toContainText('Ask the assistant: “zzzz”');
      await palette.getByRole('option').click();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('zzzz');
    },
  );

  test('finds pages, certifications and challenges too', { tag: '@desktop' }, async ({ page }) => {
    const palette = await openPalette(page);
    const kinds = palette.getByRole('option');
    await palette.getByRole('combobox').fill('contact');
    await expect(kinds.filter({ hasText: 'Page' }).first()).toBeVisible();
    await palette.getByRole('combobox').fill('putting off');
    await kinds.filter({ hasText: 'Challenge' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Solve a Coaching Challenge' });
    await expect(dialog).toContainText('Recommended Resources');
  });

  test('begins with what was opened last', { tag: '@desktop' }, async ({ page }) => {
    const palette = await openPalette(page);
    await page.keyboard.type('oskar');
    await expect(palette.getByRole('option').first()).toContainText('OSKAR');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/framework-oskar/);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText('OSKAR');
    await look(page, 'palette-recent');
  });

  test('opens by a slash outside of fields, and by its button; Esc gives the focus back', async ({
    page,
  }) => {
    await page.goto('/forum');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(paletteOf(page)).toBeVisible();
    await page.keyboard.type('a/b');
    await expect(paletteOf(page).getByRole('combobox')).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();

    if (page.viewportSize()!.width < 640) await page.getByRole('button', { name: 'Menu' }).click();
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  });

  test(
    'opens nothing by the Enter that chooses a character, as Safari gives it',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/forum');
      await page.keyboard.press('Control+k');
      await expect(paletteOf(page).getByRole('option').first()).toBeVisible();
      await paletteOf(page)
        .getByRole('combobox')
        .evaluate((field) =>
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
        );
      await expect(paletteOf(page)).toBeVisible();
      await expect(page).toHaveURL(/\/forum$/);
    },
  );

  test('is named in the bar by the keys that open it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/forum');
    await expect(page.getByRole('banner').getByText('Ctrl K')).toBeInViewport({ ratio: 1 });
  });

  test('is named by the keys of a Mac where those open it', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
    await page.goto('/forum');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('⌘K')).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText('Ctrl K')).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  });

  test('costs a page nothing before it is used', { tag: '@desktop' }, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/forum');
    await page.waitForLoadState('networkidle');
    const before = fetched.length;
    expect(fetched.filter((path) => /^\/api\/(artifacts|certifications|journey)/.test(path))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page).getByRole('option').first()).toBeVisible();
    await expect.poll(() => fetched.slice(before)).toContainEqual(expect.stringMatching(/^\/api\/artifacts/));
  });
});
