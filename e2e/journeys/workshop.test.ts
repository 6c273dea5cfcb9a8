import { DatabaseSync } from 'node:sqlite';
import type { IcpiData, Workshop } from '@coachlab/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look, shoot } from '../support/look.ts';
import { pagesOf } from '../support/print.ts';
import { dataFolder } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const FACILITATOR = /\/icpi-assessment\/workshop\/([0-9a-f]{32})$/;
const RESULT = /\/icpi-results\/([0-9a-f]{32})$/;

/** What printers leave white, where a page does not. */
const PRINTER = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test.beforeEach(({ page }) => asVisitor(page, {}));

async function openWorkshop(
  page: Page,
  name: string,
): Promise<{ id: string; code: string; address: string }> {
  await page.goto('/icpi-assessment');
  await page.getByRole('link', { name: 'Open one for your team' }).click();
  await page.getByLabel('Name of the workshop (optional)').fill(name);
  await page.getByLabel('Keep it for').selectOption('7 days');
  await expectAccessible(page);
  await look(page, 'workshop-open');
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await expect(page).toHaveURL(FACILITATOR);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = FACILITATOR.exec(page.url())![1]!;
  const { code } = (await (await page.request.get(`/api/assessment/workshops/${id}`)).json()) as Workshop;
  return { id, code, address: page.url() };
}

/** Somebody with a cookie of their own, who adds a result of `answer` to all statements. */
async function joinByCalls(page: Page, code: string, answer: number): Promise<void> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const { request } = context;
  await request.get('/icpi-assessment');
  const { questions } = (await (await request.get('/api/icpi/data')).json()) as IcpiData;
  const responses = Object.fromEntries(questions.map(({ id }) => [id, answer]));
  const { id: resultId } = (await (
    await request.post('/api/icpi/submit', { data: { responses } })
  ).json()) as {
    id: string;
  };
  const joined = await request.post(`/api/assessment/workshops/code/${code}/results`, { data: { resultId } });
  expect(joined.status()).toBe(201);
  await context.close();
}

/** All statements answered on an earlier visit, resumed at the last page. */
async function answerAll(page: Page): Promise<void> {
  const { questions } = (await (await page.request.get('/api/icpi/data')).json()) as IcpiData;
  await page.evaluate(
    (answers) =>
      localStorage.setItem(
        'icpi_draft',
        JSON.stringify({ position: 2, attempt: 'workshop', answers, savedAt: Date.now() }),
      ),
    Object.fromEntries(questions.map(({ id }) => [id, 5])),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
}

test.describe('a workshop', () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  test('is opened, joined by five, printed, left by one, and deleted', async ({ page, browser }) => {
    test.slow();
    const { id, code, address } = await openWorkshop(page, 'Team leads');
    await expect(page.getByText('0 people have joined.')).toBeVisible();
    await expect(page.getByText('appears when 5 more have joined')).toBeVisible();
    for (const answer of [1, 2, 3, 4]) await joinByCalls(page, code, answer);
    await expect(page.getByText('4 people have joined.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'The spread in words' })).toHaveCount(0);
    await look(page, 'workshop-waiting');

    // The fifth comes by the code.
    const fifth = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await asVisitor(fifth, {});
    await fifth.goto(new URL('/icpi-assessment/join', address).href);
    await fifth.getByLabel('Workshop code').fill(code.toLowerCase());
    await fifth.getByRole('button', { name: 'Find the workshop' }).click();
    await expect(fifth.getByRole('heading', { level: 1, name: 'Team leads' })).toBeVisible();
    await expectAccessible(fifth);
    await look(fifth, 'workshop-join');
    expect(await fifth.content()).not.toContain(id);
    await fifth.getByRole('link', { name: 'Begin the 24 statements' }).click();
    await expect(fifth).toHaveURL(/\/icpi-assessment$/);
    await answerAll(fifth);
    const consent = fifth.getByRole('checkbox', { name: /^Add my scores, without my name/ });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await expectAccessible(fifth);
    await look(fifth, 'workshop-consent');
    await fifth.getByRole('button', { name: 'Submit Findings' }).click();
    await expect(fifth).toHaveURL(RESULT);
    await expect(fifth.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expectAccessible(fifth);
    await look(fifth, 'workshop-result');

    // The facilitator sees it without a press, and nobody in it.
    const table = page.getByRole('table', { name: 'The spread in words' });
    await expect(table.getByRole('row')).toHaveCount(5);
    // Nothing of it is out of sight at the side.
    const box = page.getByRole('region', { name: 'The spread in words' });
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(page.getByText('5 people have joined.')).toBeVisible();
    expect(await page.content()).not.toContain(RESULT.exec(fifth.url())![1]);
    await expectAccessibleInBothThemes(page);
    await look(page, 'workshop-spread');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await shoot(page, `workshop-print-${page.viewportSize()?.width}`);
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const gone of [code, 'This page', 'Invite'])
      await expect(page.getByText(gone, { exact: true })).toBeHidden();
    for (const there of ['Team leads', '5 people have joined.', 'How to read it', 'Talk about it'])
      await expect(page.getByText(there, { exact: true })).toBeVisible();
    for (const format of ['A4', 'Letter'])
      for (const margin of [PRINTER, undefined]) expect(pagesOf(await page.pdf({ format, margin }))).toBe(1);
    await page.emulateMedia({ media: null, colorScheme: 'light' });

    await fifth.getByRole('button', { name: 'Take back' }).click();
    await fifth.getByRole('dialog').getByRole('button', { name: 'Take them back' }).click();
    await expect(fifth.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(page.getByText('Somebody has taken their scores back')).toBeVisible();
    await expect(table).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete this workshop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/icpi-assessment\/workshop$/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This workshop is gone' })).toBeVisible();
    await look(page, 'workshop-gone');
    await fifth.goto(new URL(`/icpi-assessment/join/${code}`, address).href);
    await expect(fifth.getByRole('heading', { name: 'No workshop has this code' })).toBeVisible();
    await fifth.context().close();
  });

  test('is gone for everybody after its last day, in a page that was open as well @desktop', async ({
    page,
    browser,
  }) => {
    const data = dataFolder();
    test.skip(data === null, 'nobody knows the database of a site that is up already');
    const { id, code, address } = await openWorkshop(page, 'Until Friday');
    const member = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await asVisitor(member, {});
    await member.goto(new URL(`/icpi-assessment/join/${code}`, address).href);
    await expect(member.getByRole('heading', { level: 1, name: 'Until Friday' })).toBeVisible();

    // Its last day was yesterday.
    const database = new DatabaseSync(`${data}/assessment.db`, { timeout: 5_000 });
    const { changes } = database
      .prepare(`UPDATE workshop SET expiresAt = datetime('now', '-1 day') WHERE id = ?`)
      .run(id);
    database.close();
    expect(changes).toBe(1);

    await expect(page.getByRole('heading', { level: 1, name: 'This workshop is gone' })).toBeVisible();
    await expect(page.getByText('It has reached its last day or was deleted')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('heading', { name: 'No workshop has this code' })).toBeVisible();
    await page.getByRole('link', { name: 'Open a workshop' }).click();
    await expect(page.getByLabel('Name of the workshop (optional)')).toBeVisible();
    await expect(page.getByText('Until Friday')).toHaveCount(0);
    await member.context().close();
  });
});
