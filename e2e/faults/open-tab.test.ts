import type { Page } from '@playwright/test';
import { publishLaboratory } from '../support/laboratory.ts';
import { isStillTheSame, mark, openTab, person, runs, type Tab } from '../support/people.ts';
import { goByMenu } from '../support/menu.ts';
import { spareLine } from '../support/spare-line.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** Pages of all four sections, by their links in the menu. */
const MENU = [
  [/^Lab/, /^The (Lab|Laboratory)$/],
  [/^Forum/, 'Coaching Forum'],
  [/^Studio/, /Studio/],
  [/^Certifications/, /Certif/],
] as const;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.describe('a tab that is open while its sections are released', () => {
  let stack: Stack;
  let tab: Tab;
  let first: string;
  let second: string;
  /** Files of remotes that the tab asked for, as `remote/version`. */
  let asked: Set<string>;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(240_000);
    stack = await Stack.start();
    const who = await person(stack, 0);
    first = runs(who, 'catalog').version;
    tab = await openTab(browser, stack, who);
    // Pages that are fetched ahead would be here before their release is gone.
    await spareLine(tab.context);
    asked = new Set();
    tab.page.on('request', (request) => {
      const [, remote, version] =
        /^\/remotes\/([\w-]+)\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
      if (remote && remote !== 'shell') asked.add(`${remote}/${version}`);
    });
    await tab.page.goto('/lab');
    await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
    await mark(tab.page);
  });
  test.afterAll(async () => {
    await tab?.context.close();
    await stack?.end();
  });

  test('goes on through a publish, a promote and a rollback, on the releases it began with', async () => {
    await publishLaboratory(stack);
    await everyNavigationWorks(tab.page, 'The Lab');

    await stack.coachlab('catalog', 'promote', 'catalog', '--at-once', '--why', 'a test');
    await expect.poll(() => stableNow(stack)).not.toBe(first);
    second = await stableNow(stack);
    await everyNavigationWorks(tab.page, 'The Lab');

    await stack.coachlab('catalog', 'rollback', 'catalog', '--why', 'to see what open tabs do');
    await expect.poll(() => stableNow(stack)).toBe(first);
    await everyNavigationWorks(tab.page, 'The Lab');

    expect(await isStillTheSame(tab.page)).toBe(true);
    expect(tab.said).toEqual([]);
    expect(new Set([...asked].map((file) => file.split('/')[0])).size).toBe(asked.size);
    expect([...asked]).toContain(`catalog/${first}`);
  });

  test('gets another release of a section that failed to load, whole, and of no other', async () => {
    await stack.coachlab('catalog', 'promote', `catalog@${second}`, '--at-once', '--why', 'a test');
    await expect.poll(() => stableNow(stack)).toBe(second);
    const { page } = tab;
    // The release it runs is gone, but for what has come already.
    await page.route(`**/remotes/catalog/${first}/**`, (route) => route.fulfill({ status: 404 }));
    const before = [...asked].filter((file) => !file.startsWith('catalog/'));
    await go(page, /^Observatory/, /Observatory/);
    // A page that had come, from the release before: now it is the new one's.
    await go(page, /^Lab/, 'The Laboratory');
    await go(page, /^Forum/, 'Coaching Forum');
    expect([...asked].filter((file) => !file.startsWith('catalog/'))).toEqual(before);
    expect(asked).toContain(`catalog/${second}`);
    expect(await isStillTheSame(page)).toBe(true);
  });
});

async function everyNavigationWorks(page: Page, lab: string): Promise<void> {
  for (const [link, heading] of MENU) await go(page, link, heading);
  await page.getByRole('link', { name: 'Coachlab, home' }).first().click();
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  // Back to the Lab.
  for (const _ of MENU) await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lab);
}

async function go(page: Page, link: RegExp, heading: string | RegExp): Promise<void> {
  await goByMenu(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

async function stableNow(stack: Stack): Promise<string> {
  return runs(await person(stack, 1), 'catalog').version;
}
