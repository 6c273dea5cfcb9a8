import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

/** How many of the headings can be read without scrolling. */
const titlesInSight = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll(
      (titles) => titles.filter((title) => title.getBoundingClientRect().bottom <= innerHeight).length,
    );

test('a first screen carries eight titles @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/lab', '/library', '/observatory']) {
    await page.goto(path);
    expect(await titlesInSight(page), path).toBeGreaterThanOrEqual(8);
  }
  const sections = page.getByRole('banner').getByRole('navigation');
  await sections.getByRole('link', { name: 'Lab' }).click();
  await expect(page).toHaveURL(/\/lab$/);
  await expect(sections.getByRole('link', { name: 'Lab' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInBothThemes(page);
});

test('a first screen of a phone carries three titles, and the Lab is searched there @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/lab', '/library', '/observatory']) {
    await page.goto(path);
    expect(await titlesInSight(page), path).toBeGreaterThanOrEqual(3);
  }
  await page.goto('/certifications');
  expect(await titlesInSight(page), 'what it is, what it brings and for whom').toBeGreaterThanOrEqual(2);
  await page.goto('/lab');
  await page.getByRole('button', { name: 'Find' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link').nth(20)).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search the Lab' }).fill('oskar');
  await expectAccessibleInBothThemes(page);
  await look(page, 'lab-contents');
  await contents.getByRole('link', { name: /OSKAR/ }).first().click();
  await expect(page).toHaveURL(/framework-oskar/);
});

test('what a card says of its state stands on one line with what is beside it', async ({ page }) => {
  await asVisitor(page, { completed: ['framework-grow'] });
  await page.goto('/lab');
  const grow = page.getByRole('heading', { name: 'GROW', exact: true });
  const card = page.getByRole('article').filter({ has: grow });
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!;
    return y + height / 2;
  };
  const beside =
    test.info().project.name === 'desktop'
      ? card.getByRole('link', { name: /^Launch/ })
      : card.getByRole('button', { name: /^Save/ });
  expect(await middle(card.getByText('Done'))).toBeCloseTo(await middle(beside), 0);
});

test('a card is pressed anywhere @desktop', async ({ page }) => {
  await page.goto('/lab');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'GROW' }) })
    .first();
  await card.click({ position: { x: 40, y: 130 } });
  await expect(page).toHaveURL(/\/artifact\/framework-grow$/);
});

test('a long artifact has its contents beside it @desktop', async ({ page }) => {
  await page.goto('/artifact/knowledge-active-listening');
  await page.mouse.wheel(0, 400);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').nth(4)).toBeVisible();
  await contents.getByRole('link', { name: 'Sources and References' }).click();
  await expect(page).toHaveURL(/#sources-and-references$/);
  await expect(page.getByRole('heading', { name: 'Sources and References' })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] });
  test('is searched for', async ({ page }) => {
    await page.goto('/frameworks/skill-will');
    await page.getByRole('button', { name: 'Search for “skill will”' }).click();
    const found = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await expect(found.first()).toContainText('Skill-Will Matrix');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/artifact\//);
  });
});
