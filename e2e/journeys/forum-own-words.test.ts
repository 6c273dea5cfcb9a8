import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

/** A name that no other run, project or retry uses. */
const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

test.beforeEach(async ({ page }) => asVisitor(page, {}));

/** By how much its red exceeds its other colours, of 255. */
const redness = (of: Locator) =>
  of.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
    return red - Math.max(green, blue);
  });

async function post(page: Page, title: string, content: string): Promise<void> {
  await page.goto('/forum');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Your name').fill('Priya');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('somebody changes what they wrote, and nobody else is offered to @core', async ({ page, browser }) => {
  const title = unique('Skip levels');
  await post(page, title, 'My frist skip level.');
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => redness(act('Delete')), colorScheme).toBeGreaterThan(50);
    await expect.poll(() => redness(act('Edit')), colorScheme).toBeLessThan(10);
  }
  await act('Edit').click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await look(page, 'forum-edit');
  await page.getByLabel('Content').fill('My first skip level.');
  // Nothing typed is lost.
  await page.reload();
  await act('Edit').click();
  await expect(page.getByLabel('Content')).toHaveValue('My first skip level.');
  await page.getByLabel('Category').selectOption({ label: 'Practice notes' });
  await act('Save').click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeHidden();
  await expect(page.getByText('My first skip level.')).toBeVisible();
  await expect(page.getByText('edited', { exact: true })).toBeVisible();
  await expect(page.getByText('Practice notes')).toBeVisible();
  await expect(act('Edit')).toBeFocused();
  await look(page, 'forum-own');

  const other = await (await browser.newContext()).newPage();
  await asVisitor(other, {});
  await other.goto(page.url());
  await expect(other.getByText('My first skip level.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Upvote, 0 votes' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('post');
  const words = { data: { title: 'Mine now', content: 'x' } };
  const refused = await other.request.put(`/api/forum/posts/${id}`, words);
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'not_yours']);
  expect((await other.request.delete(`/api/forum/posts/${id}`)).status()).toBe(403);
  // The document is everybody's: what is only the author's comes afterwards, also to the author.
  for (const request of [page.request, other.request]) {
    const html = await (await request.get(page.url())).text();
    expect(html).toContain('My first skip level.');
    expect(html).not.toMatch(/>Edit<|>Delete<|editable/);
  }
  await other.context().close();
});

test.describe('a deletion', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/409 \(Conflict\)/] });

  test('takes what somebody wrote, but no answer of somebody else with it', async ({ page, browser }) => {
    const title = unique('Too much said');
    await post(page, title, 'I should not have written this.');
    const other = await (await browser.newContext()).newPage();
    await asVisitor(other, {});
    await other.goto(page.url());
    await other.getByLabel('Your name').fill('Ben');
    await other.getByLabel('Reply').fill('Take it out, then.');
    await other.getByRole('button', { name: 'Send reply' }).click();
    const reply = other.getByRole('listitem').filter({ hasText: 'Take it out, then.' });
    await expect(reply).toBeVisible();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/Somebody has answered/)).toBeVisible();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    const answer = page.getByRole('listitem').filter({ hasText: 'Take it out, then.' });
    await answer.getByRole('button', { name: 'Upvote, 0 votes' }).click();
    await expect(answer.getByRole('button', { name: 'Upvote, 1 vote' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await reply.getByRole('button', { name: 'Delete', exact: true }).click();
    const asked = other.getByRole('dialog', { name: 'Delete this reply?' });
    await asked.getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('Your reply is deleted')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'No replies yet' })).toBeVisible();
    await other.context().close();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Your post is deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/forum$/);
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});

test(
  'the name is there again on the next visit, and no field is filled right after a post',
  { tag: '@desktop' },
  async ({ page }) => {
    await post(page, unique('Names'), 'Who am I?');
    await page.goto('/forum');
    await page.getByRole('button', { name: 'New Post' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Priya');
    await page.getByLabel('Title').fill(unique('Again'));
    await page.getByLabel('Content').fill('Still me.');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByLabel('Title')).toBeHidden();
    await page.getByRole('button', { name: 'New Post' }).click();
    for (const field of ['Your name', 'Title', 'Content'])
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  },
);
