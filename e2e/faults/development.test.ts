import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { copyOf } from '../support/copy-of.ts';
import { Development } from '../support/development.ts';
import { addNote, LAB, timeHeadingEdits } from '../support/heading-edits.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const WORDS = ['The Workshop', 'The Laboratory', 'The Bench', 'The Study', 'The Lab'];

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// What is thrown here is thrown on purpose, and React says so.
test.use({
  expectedMessages: [[/no lab today|window is not defined|[Hh]ydrat/], { scope: 'test' }],
});

test.describe('a section in development, inside a site that knows nothing of it', () => {
  let folder: string;
  let development: Development;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = copyOf('catalog', { types: true });
    development = await Development.start(folder, test.info().project.use.baseURL!);
    addNote(development);
  });
  test.afterAll(async () => {
    await development?.end();
    rmSync(folder, { recursive: true, force: true });
  });
  test.beforeEach(async ({ page }) => {
    await asVisitor(page, {});
    await page.goto(`${development.url}/lab`);
    await expect(page.getByLabel('Note')).toBeVisible();
  });

  const heading = (page: Page) => page.locator('h1');
  const overlay = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });

  test('shows a change at once, and keeps what was typed', async ({ page }) => {
    await expect(page.getByText('GROW', { exact: true }).first()).toBeVisible();
    await page.getByLabel('Note').fill('kept');
    const times = await timeHeadingEdits(page, development, WORDS);
    await expect(page.getByLabel('Note')).toHaveValue('kept');
    const [, , median] = times.map(Math.round).toSorted((a, b) => a - b);
    console.log(`From the edit to the screen: ${median} ms at p50 (${times.map(Math.round).join(', ')})`);
  });

  test('takes a component and a style into the page as well', async ({ page }) => {
    await page.getByLabel('Note').fill('kept');
    development.edit('src/lab/lab-cards.tsx', (text) =>
      text.replace('<ResultsHead ', '<p data-edited="">More words</p>\n      <ResultsHead '),
    );
    await expect(page.locator('[data-edited]').first()).toBeAttached();
    development.edit(
      'src/lab/lab.module.css',
      (text) => `${text}\n[data-edited] { outline: 3px solid rgb(1, 2, 3); }\n`,
    );
    await expect(page.locator('[data-edited]').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(page.getByLabel('Note')).toHaveValue('kept');
  });

  test('says what it threw, with the line, until it is mended', async ({ page }) => {
    const start = 'const filter = useLabFilter();';
    const broken = `${start}\n  if (filter) throw new Error('no lab today');`;
    development.edit(LAB, (text) => text.replace(start, broken));
    await expect(overlay(page)).toContainText('catalog: Error: no lab today');
    await expect(overlay(page)).toContainText(/src\/pages\/lab\.tsx:\d+:\d+/);
    await expect(overlay(page)).toContainText("if (filter) throw new Error('no lab today');");
    await look(page, 'development-fault');
    expect(development.said).toMatch(/catalog: Error: no lab today\n +at src\/pages\/lab\.tsx:\d+/);
    // Nothing else has stepped in.
    await expect(page.locator('main')).toContainText('catalog@development');

    development.edit(LAB, (text) => text.replace(broken, start));
    await expect(heading(page)).toHaveText('The Lab');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('draws its pages on the server, as the site would', async ({ page, request }) => {
    const headers = { accept: 'text/html' };
    const response = await request.get(`${development.url}/lab?level=L1`, { headers });
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>The Lab<\/h1>/);
    expect(html).toContain('aria-label="Note"');
    expect(html).toContain('href="/artifact/');
    expect(html).toMatch(/<link rel="stylesheet" href="\/remotes\/catalog\/development\/[\w-]+\.css">/);
    expect((await request.get(`${development.url}/artifact/nothing`, { headers })).status()).toBe(404);
    // Nothing had to be drawn anew, and nothing stands against it.
    await expect(overlay(page)).toHaveCount(0);
  });

  test('says what fails on the server, with the line, and draws it in the browser', async ({ page }) => {
    const start = 'const filter = useLabFilter();';
    const broken = `${start}\n  if (window.innerWidth < 0) throw new Error('no lab today');`;
    development.edit(LAB, (text) => text.replace(start, broken));
    await expect(overlay(page)).toContainText('catalog on the server: ReferenceError: window is not defined');
    await expect(overlay(page)).toContainText(/src\/pages\/lab\.tsx:\d+:\d+/);
    await expect(overlay(page)).toContainText('if (window.innerWidth < 0)');
    await page.reload();
    await expect(overlay(page)).toContainText('window is not defined');
    await expect(heading(page)).toHaveText('The Lab');
    await look(page, 'development-server-fault');
    expect(development.said).toMatch(
      /catalog on the server: ReferenceError.*\n +at src\/pages\/lab\.tsx:\d+/,
    );
    development.edit(LAB, (text) => text.replace(broken, start));
    await expect(overlay(page)).toHaveCount(0);
  });

  test('says where the browser draws something else than the server', async ({ page }) => {
    const start = 'const filter = useLabFilter();';
    const broken = `${start}\n  const side = typeof window === 'undefined' ? 'server' : 'browser';`;
    const element = 'heading="The Lab"';
    const sided = 'heading={`The Lab ${side}`}';
    development.edit(LAB, (text) => text.replace(start, broken).replace(element, sided));
    await expect(heading(page)).toHaveText('The Lab browser');
    await page.reload();
    await expect(overlay(page)).toContainText(/catalog: Error: Hydration failed/);
    await expect(overlay(page)).toContainText('The Lab browser');
    await expect(heading(page)).toHaveText('The Lab browser');

    // What React itself mends nowhere.
    const label = 'aria-label="Note"';
    const sidedLabel = `${label} data-side={side}`;
    development.edit(LAB, (text) => text.replace(sided, element).replace(label, sidedLabel));
    await expect(page.locator('[data-side="browser"]')).toBeAttached();
    await page.reload();
    await expect(overlay(page)).toContainText(/Hydration: A tree hydrated but some attributes/);
    await expect(overlay(page)).toContainText('data-side="server"');

    development.edit(LAB, (text) => text.replace(broken, start).replace(sidedLabel, label));
    await expect(heading(page)).toHaveText('The Lab');
    await page.reload();
    await expect(heading(page)).toHaveText('The Lab');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('says what does not build, and goes on with what did', async ({ page }) => {
    await page.getByLabel('Note').fill('kept');
    development.edit(LAB, (text) =>
      text.replace('export function Component() {', 'export function Component( {'),
    );
    await expect(overlay(page)).toContainText('catalog does not build');
    await expect(overlay(page)).toContainText(LAB);
    await expect(heading(page)).toHaveText('The Lab');
    development.edit(LAB, (text) =>
      text.replace('export function Component( {', 'export function Component() {'),
    );
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByLabel('Note')).toHaveValue('kept');
  });

  test('says which types are wrong, and runs', async ({ page }) => {
    const wrong = "export const wrong: number = 'one';\n";
    development.edit('src/lab/use-lab-filter.ts', (text) => text + wrong);
    await expect(overlay(page)).toContainText('catalog has type errors, and cannot be published', {
      timeout: 60_000,
    });
    await expect(overlay(page)).toContainText(/src\/lab\/use-lab-filter\.ts\(\d+,14\): error TS2322/);
    await expect(heading(page)).toHaveText('The Lab');
    development.edit('src/lab/use-lab-filter.ts', (text) => text.replace(wrong, ''));
    await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 });
  });

  test('leaves the rest of the site to the site', async ({ page }) => {
    await page.getByRole('link', { name: 'Forum' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
    await page.goto(`${development.url}/forum`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
    await page.getByRole('link', { name: 'Lab', exact: true }).first().click();
    await expect(page.getByLabel('Note')).toBeVisible();
  });
});
