import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AssessmentData, CommunityData, ForumPost, IcpiData } from '@coachlab/contracts';
import { expectAccessible, expectAccessibleWhereWide } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

interface DataFile {
  about: string;
  assessment: AssessmentData;
  community: CommunityData;
}

const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

test.beforeEach(({ page }) => asVisitor(page, {}));

/** As the browser that `page` is: its own cookie goes along. */
async function takeIcpi({ request }: Page): Promise<string> {
  const { questions } = (await (await request.get('/api/icpi/data')).json()) as IcpiData;
  const responses = Object.fromEntries(questions.map(({ id }, at) => [id, 1 + (at % 6)]));
  const sent = await request.post('/api/icpi/submit', { data: { responses } });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { id: string }).id;
}

async function download(page: Page): Promise<DataFile> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what the server keeps of you' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^coachlab-my-data-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as DataFile;
}

async function erase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase what the server keeps of you' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase it all' }).click();
  await expect(page.getByText('Assessments and certifications: erased. Forum: erased.')).toBeVisible();
}

test('a visitor reads what is kept of them, and erases it @phone @core', async ({
  page,
  browser,
  request,
}) => {
  const title = unique('My one-to-one');
  await page.goto('/forum');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Your name').fill('Priya');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('It went well.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const result = await takeIcpi(page);

  await page.goto('/-/privacy');
  const kept = await download(page);
  expect(kept.assessment.icpiResults.map(({ id }) => id)).toEqual([result]);
  expect(kept.community.posts.map((post) => post.title)).toEqual([title]);

  // Somebody else has none of it, nor has a forged cookie.
  const other = await (await browser.newContext()).newPage();
  await asVisitor(other, {});
  await other.goto('/-/privacy');
  const theirs = await download(other);
  expect([theirs.assessment.icpiResults, theirs.community.posts]).toEqual([[], []]);
  await erase(other);
  await other.context().close();
  const forged = { cookie: `coachlab_visitor=${'a'.repeat(32)}.${'b'.repeat(43)}` };
  for (const service of ['assessment', 'community']) {
    const path = `/api/${service}/my-data`;
    for (const headers of [{}, forged]) {
      expect((await request.get(path, { headers })).status()).toBe(403);
      expect((await request.delete(path, { headers })).status()).toBe(403);
    }
  }
  expect((await request.get(`/icpi-results/${result}`)).status()).toBe(200);

  await erase(page);
  const left = await download(page);
  expect([left.assessment.icpiResults, left.community.posts]).toEqual([[], []]);
  expect((await request.get(`/icpi-results/${result}`)).status()).toBe(404);
  const posts = (await (await request.get('/api/forum/posts')).json()) as ForumPost[];
  expect(posts.map((post) => post.title)).not.toContain(title);
  await page.goto('/forum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test.describe('from another site', { tag: '@desktop' }, () => {
  // The browser says that it refused; and that page has no icon.
  test.use({ expectedMessages: [/blocked by CORS policy|net::ERR_FAILED|status of 404/] });

  test('another site cannot have it erased', async ({ page }) => {
    await page.goto('/-/privacy');
    const result = await takeIcpi(page);
    const target = `${new URL(page.url()).origin}/api/assessment/my-data`;
    // The same server under another host name is another site to the browser.
    const elsewhere = new URL('/robots.txt', page.url());
    elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const attacker = await page.context().newPage();
    await attacker.goto(elsewhere.href);
    const outcome = await attacker.evaluate(
      (url) =>
        fetch(url, { method: 'DELETE', credentials: 'include' }).then(
          ({ status }) => String(status),
          () => 'refused',
        ),
      target,
    );
    expect(outcome).toBe('refused');
    expect((await page.request.get(`/api/icpi/${result}`)).status()).toBe(200);
  });
});

test('clearing the browser leaves none of its progress @core', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/-/privacy');
  await page.evaluate(() => localStorage.setItem('completed_items', '["framework-grow"]'));
  await page.getByRole('button', { name: 'Clear this browser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear it' }).click();
  await expect(page.getByText('This browser holds nothing of it any more.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('completed_items'))).toBeNull();
});

test('the page can be read and used by everybody', async ({ page }) => {
  await page.goto('/-/privacy');
  await expectAccessibleWhereWide(page);
  await look(page, 'privacy');
  await page.getByRole('button', { name: 'Erase what the server keeps of you' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'privacy-erase');
});
