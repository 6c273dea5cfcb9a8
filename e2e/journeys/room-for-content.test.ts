import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

const sidekick = (page: Page) => page.getByRole('button', { name: 'AI Sidekick' });

/** Of everything in the page that can be pressed: what the button lies on. */
const pressedUnder = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const under = [...document.querySelectorAll('main :is(a, button, input, label, summary)')].filter(
      (other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      },
    );
    return top >= innerHeight ? [] : under.map((other) => other.textContent || other.tagName);
  });

/** How many of the headings can be read without scrolling. */
const titlesInSight = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll(
      (titles) => titles.filter((title) => title.getBoundingClientRect().bottom <= innerHeight).length,
    );

test('what floats lies on nothing that one may want to press', async ({ page }) => {
  await page.goto('/lab');
  await expect(sidekick(page)).toBeVisible();
  // Only its icon takes room; its words are its name.
  expect((await sidekick(page).boundingBox())!.width).toBeLessThan(56);
  for (const path of ['/lab', '/tools', '/artifact/tool-roi-calculator', '/icpi-assessment', '/contact']) {
    await page.goto(path);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const share of [0, 0.2, 0.5, 0.4, 0.8]) {
      await page.evaluate((top) => scrollTo({ top }), share * end);
      await expect.poll(() => pressedUnder(sidekick(page)), `${path} at ${share}`).toEqual([]);
    }
  }
});

test('it leaves when one scrolls down, comes back when one scrolls up, and for the keyboard @phone', async ({
  page,
}) => {
  await page.goto('/artifact/knowledge-active-listening');
  await expect(sidekick(page)).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(sidekick(page)).not.toBeInViewport();
  await sidekick(page).focus();
  await expect(sidekick(page)).toBeInViewport();
  await sidekick(page).blur();
  await expect(sidekick(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(sidekick(page)).toBeInViewport();
});

test('beside a form it stands at the end of the page', async ({ page }) => {
  await page.goto('/icpi-assessment');
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expect(sidekick(page)).not.toBeInViewport();
  await sidekick(page).click();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
});

test('on a screen of 320 by 256, as at a zoom of 400 %, nothing stays in sight and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/home', '/lab', '/forum', '/icpi-assessment', '/artifact/framework-grow']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.evaluate(() => scrollTo({ top: 600 }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(sidekick(page)).not.toBeInViewport();
  }
});

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
  await expectAccessibleInBothThemes(page);
  await look(page, 'challenge-chosen');
});

test('forced colours keep what a slider and a choice say', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const adjusts = (of: Locator) => of.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  await page.goto('/artifact/tool-roi-calculator');
  expect(await adjusts(page.getByRole('slider').first())).toBe('none');
  await page.goto('/lab');
  expect(await adjusts(page.getByRole('button', { name: 'All', exact: true }))).toBe('none');
  await look(page, 'lab-forced-colours');
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
