import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { keepFonts, layoutShift, watchShifts } from '../support/layout-shift.ts';
import { exportProgress, withProgressOf } from '../support/progress-file.ts';
import { asVisitor } from '../support/visitor.ts';

const DONE = ['framework-grow', 'framework-act-coaching', 'tool-roi-calculator'];
const KEYS = [
  'completed_items',
  'coaching_profile',
  'journey_mode',
  'artifact_feedback',
  'ai_conversation',
  'last_active_date',
  'current_streak',
  'activity_days',
  'practice_days',
  'intake_quiz_draft',
  'icpi_draft',
];
const PAGES = ['/home', '/onboarding', '/start', '/intake-quiz', '/journey', '/quickstart'];

test('progress arrives without moving the page', async ({ page }) => {
  await watchShifts(page);
  await asVisitor(page, { persona: 'practitioner', completed: DONE });
  await keepFonts(page);
  for (const address of ['/home', '/journey', '/quickstart']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
  }
});

test('the HTML is the same for all', { tag: '@desktop' }, async ({ page, request }) => {
  const stranger = await (await request.get('/journey')).text();
  await asVisitor(page, { persona: 'executive', completed: DONE });
  const known = await (await page.goto('/journey'))?.text();
  const withoutToken = (html = '') => html.replace(/<script[^>]*id="boot"[\s\S]*?<\/script>/, '');
  expect(withoutToken(known)).toBe(withoutToken(stranger));
});

test.describe('garbage in storage', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/cannot be read and is ignored/] });

  for (const garbage of ['{"', 'null', '[[[', '<html>', '\u0000', '{"a":{"b":[]}}']) {
    const tag = garbage === '[[[' ? '@core' : [];
    test(`breaks no page: ${JSON.stringify(garbage)}`, { tag }, async ({ page }) => {
      await asVisitor(page, { keys: Object.fromEntries(KEYS.map((key) => [key, garbage])) });
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(await page.evaluate(() => localStorage.getItem('onboarding_completed'))).toBe('true');
    });
  }
});

test('a browser without storage still works @core', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/journey');
  await expect(page.getByText('No profile found')).toBeVisible();
  await page.getByRole('link', { name: 'Take Intake Quiz' }).click();
  await page.getByText('Team lead').click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('two open tabs agree', { tag: '@desktop' }, async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await asVisitor(one, { persona: 'enabler' });
  await one.goto('/journey');
  await two.goto('/home');
  await expect(two.getByText('1 artifact tried.')).toHaveCount(0);
  await one.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(two.getByText('Great start! 1 artifact tried.')).toBeVisible();
});

test('progress goes to another browser in a file @core', { tag: '@desktop' }, async ({ page, browser }) => {
  await asVisitor(page, { persona: 'enabler', completed: DONE });
  const download = await exportProgress(page);
  expect(download.suggestedFilename()).toBe('coachlab-progress.json');

  const other = await (await browser.newContext()).newPage();
  await asVisitor(other, { completed: ['framework-clear'] });
  await other.goto(new URL('/home', page.url()).href);
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: 'Import progress' }).click(),
  ]);
  await chooser.setFiles(await download.path());
  await expect(other.getByText('Great start! 4 artifacts tried.')).toBeVisible();
  await other.goto(new URL('/journey', page.url()).href);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Enabler Journey');
  await other.context().close();
});

test('what is written goes along in that file, to a browser that has nothing @phone', async ({
  page,
  browser,
}) => {
  const written: [address: string, label: string | RegExp][] = [
    ['/artifact/framework-grow', 'Your answer'],
    ['/artifact/framework-grow', 'Your note'],
    ['/artifact/template-business-case-one-page', 'Source'],
    ['/artifact/ai-prompt-premortem', /./],
  ];
  const fieldOn = (on: Page, label: string | RegExp) =>
    on.locator('main').getByRole('textbox', { name: label, exact: true }).first();
  await asVisitor(page, {});
  for (const [at, [address, label]] of written.entries()) {
    if (!page.url().endsWith(address)) await page.goto(address);
    await fieldOn(page, label).fill(`Half a sentence, ${at}`);
  }
  const other = await withProgressOf(page, browser);
  for (const [at, [address, label]] of written.entries()) {
    if (!other.url().endsWith(address)) await other.goto(address);
    await expect(fieldOn(other, label)).toHaveValue(`Half a sentence, ${at}`);
  }
  await other.context().close();
});
