import type { ModuleQuiz } from '@coachlab/contracts';
import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleWhereWide,
} from '../support/accessibility.ts';
import { keyedCertification, rightAnswers } from '../support/answer-keys.ts';
import { look } from '../support/look.ts';
import { paperLightness, printedPages } from '../support/print.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const ID = 'coaching-foundations';
const OTHER = 'quiet-systems';
const WRITTEN = keyedCertification(ID);
const MODULES = WRITTEN.modules;

test.beforeEach(({ page }) => asVisitor(page, {}));

const moduleItem = (page: Page, { title }: { title: string }) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** Chooses the right option of each question that is shown, and another one in the first `wrong`. */
async function answerQuiz(item: Locator, module: (typeof MODULES)[number], wrong = 0): Promise<void> {
  const right = rightAnswers(module);
  for (const [at, id] of (await shown(item, module)).entries()) {
    const question = item.locator(`input[name="${module.id}-${id}"]`);
    const chosen = `[value="${right[id]}"]`;
    await question
      .and(item.locator(at < wrong ? `:not(${chosen})` : chosen))
      .first()
      .check();
  }
}

/** Ids of the questions on the screen, in their order. */
async function shown(item: Locator, module: (typeof MODULES)[number]): Promise<string[]> {
  await expect(item.getByRole('button', { name: 'Submit Answers' })).toBeVisible();
  const names = await item
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).name));
  return [...new Set(names)].map((name) => name.slice(module.id.length + 1));
}

/** A page of another browser has no base address: it gives the whole one. */
async function enrol(page: Page, address = `/certifications/${ID}`): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(page.getByText(/0 of \d+ modules complete/)).toBeVisible();
}

/** Passes these modules' quizzes as the visitor of the page, without looking at each. */
async function pass(page: Page, modules: typeof MODULES): Promise<void> {
  for (const module of modules) {
    const address = `/api/certifications/${ID}/modules/${module.id}`;
    const { questions } = (await (await page.request.get(`${address}/quiz`)).json()) as ModuleQuiz;
    const right = rightAnswers(module);
    const answers = Object.fromEntries(questions.map(({ id }) => [id, right[id]]));
    const sent = await page.request.post(`${address}/submit`, { data: { userId: 'guest', answers } });
    expect(await sent.json()).toMatchObject({ passed: true, score: 100 });
  }
}

async function issue(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name, as it should appear on the certificate').fill(name);
  await page.getByRole('button', { name: 'Issue my certificate' }).click();
  const open = page.getByRole('link', { name: 'Open and print' });
  await expect(open).toBeVisible();
  return (await open.getAttribute('href'))!;
}

test('somebody enrols, reads, fails a quiz, passes it, and earns a certificate that others can verify @core', async ({
  page,
  browser,
}) => {
  test.slow();
  const [first, ...rest] = MODULES as [(typeof MODULES)[0], ...typeof MODULES];
  await page.goto('/certifications');
  await expectAccessibleWhereWide(page);
  await look(page, 'certifications');
  await page.getByRole('link', { name: `View Details: ${WRITTEN.title}` }).click();
  await expect(page.getByText('Enroll in the certification to unlock this module').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(page.getByText(`0 of ${MODULES.length} modules complete`)).toBeVisible();

  const item = moduleItem(page, first);
  await item.getByRole('link', { name: first.artifacts[0]!.title }).click();
  await expect(page).toHaveURL(new RegExp(`/artifact/${first.artifacts[0]!.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.artifacts[0]!.title);
  await page.goBack();

  await item.getByRole('button', { name: `Take the quiz: ${first.title}` }).click();
  await answerQuiz(item, first, 3);
  await item.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(item.getByRole('heading', { name: /^Your score: \d+ %$/ })).toBeFocused();
  await expect(item.getByText('80 % are needed. 2 more attempts in these ten minutes.')).toBeVisible();
  await expect(item.getByText('Worth reading again')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'quiz-failed');
  await item.getByRole('button', { name: 'Try again' }).click();
  await expect(item.getByRole('radio', { checked: true })).toHaveCount(0);
  await answerQuiz(item, first);
  await item.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(item.getByText('Passed. This module is complete.')).toBeVisible();
  await expect(page.getByText(`1 of ${MODULES.length} modules complete`)).toBeVisible();

  await pass(page, rest.slice(0, -1));
  await page.reload();
  const last = rest.at(-1)!;
  await moduleItem(page, last)
    .getByRole('button', { name: `Take the quiz: ${last.title}` })
    .click();
  await answerQuiz(moduleItem(page, last), last);
  await moduleItem(page, last).getByRole('button', { name: 'Submit Answers' }).click();
  await expect(page.getByText('All modules complete')).toBeVisible();
  await moduleItem(page, last).getByRole('button', { name: 'Get your certificate' }).click();
  await expect(page.getByLabel('Your name, as it should appear on the certificate')).toBeFocused();

  const name = 'Ada Lovelace';
  const address = await issue(page, name);
  await expectAccessibleInBothThemes(page);
  await look(page, 'certification-complete');

  const stranger = await (await browser.newContext()).newPage();
  await asVisitor(stranger, {});
  const answer = await stranger.goto(new URL(address, page.url()).href);
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(stranger.getByRole('heading', { level: 2 })).toHaveText(WRITTEN.title);
  await expect(stranger.getByText('This certificate is genuine')).toBeVisible();
  await expect(stranger.getByRole('img', { name: 'QR code of the address to verify at' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Copy link' })).toBeVisible();
  for (const { title } of MODULES) await expect(stranger.getByText(title, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
  await look(stranger, 'certificate');
  await expect(stranger.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await printedPages(stranger, 'certificate')).toBe(1);
  expect(await paperLightness(stranger)).toBeGreaterThan(240);
  await expect(stranger.getByRole('button', { name: 'Print' })).toBeHidden();
  await stranger.context().close();
});

test('a recovery code brings the certificate to another browser @phone @core', async ({ page, browser }) => {
  await enrol(page);
  await pass(page, MODULES);
  await page.reload();
  const address = await issue(page, 'Grace Hopper');
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const made = page.getByRole('status').locator('code');
  await expect(made).toHaveText(/^\w{4}(-\w{4}){3}$/);

  const other = await (await browser.newContext()).newPage();
  await asVisitor(other, {});
  await other.goto(new URL('/certifications', page.url()).href);
  await other.getByLabel('Recovery code', { exact: true }).fill((await made.textContent())!.toLowerCase());
  await other.getByRole('button', { name: 'Bring my enrolments here' }).click();
  await expect(other.getByText('Your enrolments are here')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: `View Details: ${WRITTEN.title}` }).click();
  await expect(other.getByRole('link', { name: 'Open and print' })).toHaveAttribute('href', address);
  await other.context().close();
});

test.describe('a certificate that is taken down', () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  test('is gone for everybody who has its code @phone', async ({ page }) => {
    await enrol(page);
    await pass(page, MODULES);
    await page.reload();
    const address = await issue(page, 'Hedy Lamarr');
    await page.getByRole('button', { name: 'Take it down' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the certificate down?' });
    await dialog.getByRole('button', { name: 'Take it down' }).click();
    await expect(page.getByRole('button', { name: 'Issue my certificate' })).toBeVisible();
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No certificate has this code');
    await expectAccessible(page);
  });
});

test('a half-answered quiz is there again after a reload @phone', async ({ page }) => {
  const [module] = MODULES as [(typeof MODULES)[0]];
  await enrol(page);
  const item = moduleItem(page, module);
  await item.getByRole('button', { name: `Take the quiz: ${module.title}` }).click();
  const questions = await shown(item, module);
  for (const id of questions.slice(0, 2))
    await item.locator(`input[name="${module.id}-${id}"]`).first().check();
  await page.reload();
  await item.getByRole('button', { name: `Continue the quiz: ${module.title}` }).click();
  expect(await shown(item, module)).toEqual(questions);
  await expect(item.getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(item.getByRole('button', { name: 'Submit Answers' })).toBeDisabled();
  await expectAccessible(page);
});

test(
  'a second attempt asks other questions, in every tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const module = keyedCertification(OTHER).modules[0]!;
    await enrol(page, `/certifications/${OTHER}`);
    const other = await context.newPage();
    await other.goto(page.url());
    const items = [moduleItem(page, module), moduleItem(other, module)] as const;
    for (const item of items)
      await item.getByRole('button', { name: `Take the quiz: ${module.title}` }).click();
    const first = await shown(items[0], module);
    expect(await shown(items[1], module)).toEqual(first);

    await answerQuiz(items[0], module, 3);
    await expect(items[1].getByRole('radio', { checked: true })).toHaveCount(first.length);
    await items[0].getByRole('button', { name: 'Submit Answers' }).click();
    await items[0].getByRole('button', { name: 'Try again' }).click();
    const second = await shown(items[0], module);
    expect(second).toHaveLength(first.length);
    expect(second.filter((id) => first.includes(id))).toEqual([]);

    await expect(items[1].getByRole('radio', { checked: true })).toHaveCount(0);
    await expect.poll(() => shown(items[1], module)).toEqual(second);
  },
);

test('the enrolments of two visitors never mix', { tag: '@desktop' }, async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await asVisitor(other, {});
  const base = `${test.info().project.use.baseURL}/certifications`;
  await Promise.all([enrol(page, `${base}/${ID}`), enrol(other, `${base}/${OTHER}`)]);
  const enrolled = (of: Page) => of.getByRole('article').filter({ hasText: 'Enrolled' });
  for (const [visitor, title] of [
    [page, WRITTEN.title],
    [other, keyedCertification(OTHER).title],
  ] as const) {
    await visitor.goto(base);
    await expect(enrolled(visitor)).toHaveCount(1);
    await expect(enrolled(visitor).getByRole('heading', { level: 2 })).toHaveText(title);
  }
  await other.context().close();
});
