import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { publishLaboratory } from '../support/laboratory.ts';
import { look } from '../support/look.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// What a browser says of a token that is nobody's, and of a site that goes down while its page still asks.
test.use({ expectedMessages: [/status of 401|ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED)/] });

test.describe('a release that nobody runs yet', () => {
  let stack: Stack;
  let preview: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
    preview = `catalog@${await publishLaboratory(stack)}`;
  });
  test.beforeEach(({ page }) => asVisitor(page, {}));
  test.afterAll(() => stack.end());

  const link = async () => {
    const said = await stack.coachlab('catalog', 'override', preview, '--minutes', '30', '--site', stack.url);
    return said.split('\n')[0]!;
  };
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

  test('that is gone by the time it is opened leaves the live site, which says so', async ({ page }) => {
    await page.goto(await link());
    await page.getByRole('button', { name: 'Try it in this browser' }).click();
    await expect(banner(page)).toBeVisible();
    await stack.stop('shell');
    await stack.stop('registry');
    rmSync(join(stack.data, 'gateway/mirror/remotes/catalog', preview.slice('catalog@'.length)), {
      recursive: true,
    });
    await stack.start('shell');
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    await expect(banner(page)).toContainText(`${preview} could not be loaded`);
    await stack.start('registry');
    // Its files come within seconds, or the live site is shown until the next load.
    await expect
      .poll(async () => (await page.reload(), heading(page).textContent()), { timeout: 60_000 })
      .toBe('The Laboratory');
  });

  test('is watched and stopped in the console, with a reason, by its team’s token', async ({ page }) => {
    await page.goto(`${stack.url}/-/console`);
    await page.getByLabel('Team token').fill('nobodys-token');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('unknown or has expired');
    await expectAccessible(page);
    await page.getByLabel('Team token').fill(stack.tokenOf('catalog'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'journey' }).click();
    await expect(heading(page)).toHaveText('journey');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Remotes', exact: true }).first().click();
    await page.getByRole('link', { name: 'catalog' }).click();
    const catalog = page.getByRole('main');
    await expect(catalog).toContainText('is stable');

    // A candidate appears by itself, within a poll.
    await stack.coachlab('catalog', 'canary', preview, '--weight', '10%');
    await expect(catalog).toContainText('runs at 10 %');
    await expectAccessible(page);
    await look(page, 'console');

    await catalog.getByRole('button', { name: 'Abort', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Abort' });
    await question.getByLabel('Reason').fill('its numbers look odd');
    await question.getByRole('button', { name: 'Abort' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('region', { name: 'Audit trail' })).toContainText('its numbers look odd');
    await expect(catalog.getByRole('row', { name: /in quarantine/i })).toBeVisible();
    await look(page, 'console-quarantine');

    await page.reload();
    await expect(catalog).toContainText('is stable');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Team token')).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
