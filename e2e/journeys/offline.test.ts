import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';
import { keptIn, untilKept } from '../support/worker.ts';

test.use({
  serviceWorkers: 'allow',
  // What a browser says of a connection that is gone, and of the page that the worker shows then.
  expectedMessages: [[/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 503|Failed to fetch/], { scope: 'test' }],
});
// What a page looks like without a connection is seen at both sizes; what the worker keeps is the same at each.
test.beforeEach(({ page }) => asVisitor(page, {}));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('complementary', { name: 'Offline' });

test('on the train, what was opened before is there to read @core', async ({ page, context }) => {
  await page.goto('/artifact/framework-grow');
  await untilKept(page, '/artifact/framework-grow', '/-/offline');
  // Its code comes with the first use.
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toContainText('GROW');
  await expect(note(page)).toHaveText(
    /^You are offline\. This page is as it was on \d+ \w+ \d{4} at \d\d:\d\d\.$/,
  );
  await expectAccessibleInBothThemes(page);
  await look(page, 'offline-kept');
  await page.keyboard.press('Control+k');
  await search.getByRole('combobox').fill('grow');
  await expect(search.getByRole('option').first()).toContainText('GROW');
  await page.keyboard.press('Escape');

  await page.goto('/library');
  await expect(heading(page)).toHaveText('You are offline');
  await expectAccessibleInBothThemes(page);
  await look(page, 'offline-page');
  await page.getByRole('link', { name: /GROW/ }).click();
  await expect(heading(page)).toContainText('GROW');

  await context.setOffline(false);
  await expect(note(page)).toContainText('You are connected again.');
  await page.getByRole('link', { name: 'See it as it is now' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(heading(page)).toContainText('GROW');
});

test('the quiz offers “Offline”, and keeps its word: it is taken on the train, and what it leads to is read there @phone', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/intake-quiz');
  await untilKept(page, '/intake-quiz', '/quickstart', '/api/personas', '/-/offline');
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  const answers = ['Team lead', 'Build confidence', 'Scripts', '', '15 minutes', 'Offline', 'Yes'];
  for (const [at, answer] of answers.entries()) {
    if (answer) await page.locator('main form').getByText(answer, { exact: true }).click();
    await page.getByRole('button', { name: at < 6 ? 'Next' : 'Start My Journey' }).click();
  }
  await expect(page).toHaveURL(/\/quickstart$/);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('Perfect Match for You')).toHaveCount(1);
  await look(page, 'quickstart-offline');

  await context.setOffline(false);
  await page.reload();
  const ways = page.getByRole('listitem').getByRole('link');
  await expect(ways).toHaveCount(5);
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  await untilKept(page, ...addresses);
  await context.setOffline(true);
  await ways.last().click();
  await expect(page).toHaveURL(new RegExp(`${addresses.at(-1)}$`));
  await expect(note(page)).toBeVisible();
});

test('what is saved on one page can be opened without a connection, though it never was @phone', async ({
  page,
  context,
}) => {
  await page.goto('/lab');
  await untilKept(page, '/lab');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Save/ }) })
    .first();
  const address = await card.getByRole('link').first().getAttribute('href');
  await card.getByRole('button', { name: /^Save/ }).click();
  await untilKept(page, address!);
  await context.setOffline(true);
  await page.goto(address!);
  await expect(note(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

test('erasing one’s data leaves no copies of pages either @phone', async ({ page }) => {
  await page.goto('/lab');
  await untilKept(page, '/lab');
  await page.goto('/-/privacy');
  await untilKept(page, '/-/privacy');
  await page.getByRole('button', { name: 'Erase what the server keeps of you' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('Forum: erased.')).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).addresses).toEqual([]);
});

test('clearing the browser leaves no copies of pages either @phone', async ({ page }) => {
  await page.goto('/-/privacy');
  await untilKept(page, '/-/privacy');
  await page.getByRole('button', { name: 'Clear this browser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear it' }).click();
  await expect.poll(async () => (await keptIn(page)).addresses).toEqual([]);
});

test('a letter that cannot be sent says so, and is kept @phone', async ({ page, context }) => {
  await page.goto('/contact');
  await untilKept(page, '/contact');
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  const message = page.getByRole('textbox', { name: /Message/ });
  await message.fill('We meet on Thursday and I would like your view.');
  await page.getByRole('textbox', { name: /Name/ }).first().fill('Priya');
  await page.getByRole('textbox', { name: /Email/ }).first().fill('priya@example.org');
  await page.getByRole('textbox', { name: /Subject/ }).fill('Thursday');
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed to send message');
  await page.reload();
  await expect(message).toHaveValue('We meet on Thursday and I would like your view.');
});

test('the site can be put on a home screen @phone', async ({ page, request }) => {
  await page.goto('/home');
  // For somebody who stays.
  await page.keyboard.press('Shift');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
