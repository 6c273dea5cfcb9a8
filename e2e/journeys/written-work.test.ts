import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { charactersOf, pagesOf } from '../support/print.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const SHEET = '/artifact/template-business-case-one-page';
const SOURCE = 'Łukasz Żółć’s rota';

/** What printers leave white. */
const PRINTER = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
/** Words that only the code of the library which makes a Word file holds. */
const MAKER = 'word/document.xml';

/** Every field with several lines at once: one by one would take long. */
async function fillIn(page: Page, words: string): Promise<void> {
  const fields = page.locator('main textarea');
  await fields.evaluateAll((areas, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
    for (const area of areas) {
      set!.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, words);
  await expect(fields.last()).toHaveValue(words);
}

async function download(page: Page, name: string): Promise<{ file: Download; bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await arriving;
  return { file, bytes: await readFile(await file.path()) };
}

test.describe('what is written', () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('on a template is there after a reload and in a second tab, until it is cleared @phone @core', async ({
    page,
    context,
  }) => {
    await page.goto(SHEET);
    await page.getByLabel('Source', { exact: true }).fill(SOURCE);
    await page.reload();
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue(SOURCE);

    const second = await context.newPage();
    await second.goto(SHEET);
    await expect(second.getByLabel('Source', { exact: true })).toHaveValue(SOURCE);
    await second.getByLabel('Leading sign').fill('Fewer calls');
    await expect(page.getByLabel('Leading sign')).toHaveValue('Fewer calls');

    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue('');
    await expect(second.getByLabel('Source', { exact: true })).toHaveValue('');
    await second.close();
  });

  test('on a prompt, a walkthrough, a plan, the calculator and a letter is there after a reload @desktop', async ({
    page,
  }) => {
    const words = 'Half a sentence';
    const fields: [string, string, string][] = [
      ['/artifact/framework-grow', 'Your answer', words],
      ['/artifact/tool-plan-builder', 'Plan name', words],
      ['/artifact/tool-roi-calculator', 'Average salary', '52000'],
      ['/contact', 'Subject', words],
      ['/artifact/ai-prompt-premortem', '', words],
    ];
    for (const [address, label, value] of fields) {
      await page.goto(address);
      const field = () => (label ? page.getByLabel(label) : page.locator('main textarea')).first();
      await field().fill(value);
      await page.reload();
      await expect(field()).toHaveValue(value);
    }
  });

  test('on a prompt and a walkthrough is in a second tab as well @desktop', async ({ page, context }) => {
    const second = await context.newPage();
    for (const address of ['/artifact/ai-prompt-premortem', '/artifact/framework-grow']) {
      await page.goto(address);
      await second.goto(address);
      const fieldOn = (tab: Page) => tab.locator('main').getByRole('textbox').first();
      await fieldOn(page).fill('From the first tab');
      await expect(fieldOn(second)).toHaveValue('From the first tab');
      await fieldOn(second).fill('From the second tab');
      await expect(fieldOn(page)).toHaveValue('From the second tab');
    }
    await second.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    await second.close();
  });

  test('goes on when the browser keeps nothing, which is said once @phone', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(SHEET);
    await page.getByLabel('Source', { exact: true }).fill(SOURCE);
    const notice = page.getByText('Not saved in this browser');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByLabel('Leading sign').fill('Fewer calls');
    await page.getByLabel('Lagging figure').fill('Visits missed');
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue(SOURCE);
    await expect(notice).toBeHidden();
  });
});

test.describe('a template', () => {
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('becomes Markdown and a Word file, refused by nothing, also where the browser names no language', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['c'] }));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const refused: string[] = [];
    await page.exposeFunction('refuse', (what: string) => refused.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { refuse: (what: string) => void }).refuse(
          `${effectiveDirective} ${blockedURI}`,
        ),
      ),
    );
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const hasFetched = async (words: string) =>
      (await Promise.all(scripts)).some((code) => code.includes(words));
    await page.goto(SHEET);
    await page.getByLabel('Source', { exact: true }).fill(SOURCE);

    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('# One-Page Business Case');
    expect(copied).toContain(`**Source:** ${SOURCE}`);

    await page.waitForLoadState('networkidle');
    expect(await hasFetched(MAKER)).toBe(false);
    const docx = await download(page, 'Download DOCX');
    expect(await hasFetched(MAKER)).toBe(true);
    expect(docx.file.suggestedFilename()).toBe('template-business-case-one-page.docx');
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(refused).toEqual([]);
  });

  test('is copied on a plain http address, where browsers offer no clipboard @desktop', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
    );
    await page.goto(SHEET);
    await page.getByLabel('Source', { exact: true }).fill(SOURCE);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    const field = page.getByLabel('Other causes we looked at');
    await field.press('Control+v');
    await expect(field).toHaveValue(new RegExp(`# One-Page Business Case[^]*Source:\\*\\* ${SOURCE}`));
  });

  test('prints on one page of A4 and of Letter, filled in and empty, with its address @desktop @core', async ({
    page,
  }) => {
    for (const id of ['template-66-day-habit-tracker', 'template-expectations-page']) {
      await page.goto(`/artifact/${id}`);
      for (const format of ['A4', 'Letter'])
        expect(pagesOf(await page.pdf({ format, margin: PRINTER }))).toBe(1);
      await fillIn(page, 'The handover ran twenty minutes late again on Tuesday.');
      for (const format of ['A4', 'Letter'])
        expect(pagesOf(await page.pdf({ format, margin: PRINTER }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(`/artifact/${id}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download DOCX' })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });

  test('is saved as a PDF from its print view with every line and letter, on as many pages as it takes @desktop', async ({
    page,
  }) => {
    // What is drawn is known by its letters: each line begins with one of its own.
    const first = (line: number) => String.fromCodePoint(0x100 + line);
    const lines = Array.from({ length: 80 }, (_, line) => `${first(line)} line ${line + 1}`);
    // Only the first four in letters that every machine of ours has.
    const scripts = ['Ελένη', 'Юлия', 'مرحبا', 'שלום', 'こんにちは', 'नमस्ते', 'สวัสดี', '👍'];
    await page.addInitScript(() => (window.print = () => void (document.title = 'Printing')));
    await page.goto(SHEET);
    await page.getByLabel('Other causes we looked at').fill(lines.join('\n'));
    await page.getByLabel('Source', { exact: true }).fill(scripts.join(' '));
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page).toHaveTitle('Printing');

    const pdf = await page.pdf({ format: 'A4', margin: PRINTER });
    expect(pagesOf(pdf)).toBeGreaterThan(1);
    const drawn = charactersOf(pdf);
    for (const letter of [...lines.map((_, line) => first(line)), ...'λνЮяשל'])
      expect(drawn).toContain(letter);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(scripts.join(' '))).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  test('is not alone in printing whole: a walkthrough prints every step and its Info, without a button @desktop', async ({
    page,
  }) => {
    await page.goto('/artifact/framework-grow');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.getByLabel('Your answer').all()) await expect(answer).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Purpose' })).toBeVisible();
    await expect(page.getByText('/artifact/framework-grow')).toBeVisible();
    for (const name of ['Mark Complete', 'Clear', 'Print', 'AI Sidekick'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  });

  test('has its short fields side by side, and on a wide screen each label beside a longer one', async ({
    page,
  }) => {
    const wide = page.viewportSize()!.width >= 1024;
    const label = (name: string) => page.locator('main label').getByText(name, { exact: true });
    const box = async (name: string) => (await label(name).boundingBox())!;
    await page.goto(SHEET);
    const [low, likely, high] = [await box('Low'), await box('Likely'), await box('High')];
    expect([likely.y - low.y, high.y - low.y].every((apart) => apart === 0)).toBe(wide);
    const cause = await box('Other causes we looked at');
    const field = (await page.getByLabel('Other causes we looked at').boundingBox())!;
    // Beside its field, or above it.
    expect(cause.x + cause.width <= field.x).toBe(wide);
    expect(cause.y + cause.height <= field.y).toBe(!wide);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('is readable and accessible while it is filled in', async ({ page }) => {
    await page.goto(SHEET);
    await expectAccessible(page);
    await look(page, 'template');
  });
});
