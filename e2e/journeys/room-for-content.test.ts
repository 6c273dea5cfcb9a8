import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleButColour,
  expectAccessibleInBothThemes,
} from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

const sidekick = (page: Page) => page.getByRole('button', { name: 'AI Sidekick' });

/**
 * Words and controls of the page that the buttons which float lie on: those in sight at the same place, unless nothing
 * shines through the strip that the buttons stand in.
 */
const under = (page: Page) =>
  sidekick(page).evaluate((button) => {
    const dock = button.parentElement!;
    const strip = dock.getBoundingClientRect();
    const { position, backgroundColor } = getComputedStyle(dock);
    const isOpaque = backgroundColor.startsWith('rgb(');
    const isStrip = strip.left <= 0 && strip.right >= innerWidth && Math.abs(strip.bottom - innerHeight) < 1;
    const atEnd = document.documentElement.scrollHeight - scrollY - innerHeight < 1;
    // The end of the page is the last chance to read what stands there.
    if (position === 'fixed' && isStrip && isOpaque && !atEnd) {
      const points = Array.from({ length: 33 }, (_, at) => (at / 32) * (innerWidth - 1));
      const above = points.filter(
        (x) => !dock.contains(document.elementFromPoint(x, strip.top + strip.height / 2)),
      );
      return above.map((x) => `something stands before the strip at ${x}`);
    }
    const range = document.createRange();
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      if (dock.contains(text) || !text.textContent!.trim()) continue;
      if (!text.parentElement!.checkVisibility({ checkVisibilityCSS: true })) continue;
      range.selectNodeContents(text);
      const lies = [...range.getClientRects()].some(
        (box) =>
          box.width > 1 &&
          box.left < strip.right &&
          box.right > strip.left &&
          box.top < strip.bottom &&
          box.bottom > strip.top,
      );
      if (lies) found.push(text.textContent!.trim().slice(0, 60));
    }
    return found;
  });

/** How many of the headings can be read without scrolling. */
const titlesInSight = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll(
      (titles) => titles.filter((title) => title.getBoundingClientRect().bottom <= innerHeight).length,
    );

const looksOf = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    return `${backgroundColor} ${boxShadow}`;
  });

/** Kinds of pages whose colours `catalogue` looks at, in both themes and sizes. */
const COLOURS_SEEN = ['/lab', '/tools', '/courses', '/artifact/tool-roi-calculator'];
/** One of each kind of page. */
const KINDS = [
  ...COLOURS_SEEN,
  '/home',
  '/artifact/knowledge-active-listening',
  '/-/situations',
  '/-/help-now',
  '/onboarding',
  '/journey',
  '/icpi-assessment',
  '/certifications',
  '/forum',
  '/contact',
  '/-/privacy',
];

test('every kind of page is for everybody at 320 px in both themes, and what floats lies on no word of it @phone', async ({
  page,
}) => {
  test.slow();
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const top of [0, end]) {
        await page.evaluate((to) => scrollTo({ top: to }), top);
        await expect.poll(() => under(page), `${path}, ${width} wide, at ${top}`).toEqual([]);
      }
    }
    const audit = COLOURS_SEEN.includes(path) ? expectAccessibleButColour : expectAccessibleInBothThemes;
    await test.step(path, () => audit(page));
  }
});

test('it stands beside the page where there is room @desktop', async ({ page }) => {
  for (const path of ['/home', '/lab', '/artifact/knowledge-active-listening', '/contact']) {
    await page.goto(path);
    await expect(sidekick(page)).toBeVisible();
    // Only its icon takes room; its words are its name.
    expect((await sidekick(page).boundingBox())!.width, path).toBeLessThan(56);
    expect(await under(page), path).toEqual([]);
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
    const chosen = page.locator('main button[aria-pressed="true"]');
    for (const chip of path === '/lab' ? await chosen.all() : []) {
      // Only the page: scrolling into view would move the row that the chip stands in as well.
      await chip.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100 }));
      await expect(chip, 'a filter that is on is seen whole').toBeInViewport({ ratio: 1 });
    }
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
  if (test.info().project.name === 'desktop') {
    // Chosen, pointed at, and neither: three looks.
    await cards.nth(6).hover();
    const looks = () => Promise.all([7, 6, 5].map((at) => looksOf(cards.nth(at))));
    await expect.poll(async () => new Set(await looks()).size).toBe(3);
  }
  await expectAccessibleInBothThemes(page);
  await look(page, 'challenge-chosen');
});

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
