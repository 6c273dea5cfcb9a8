import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

/** A word that no other run, project or retry uses. */
const uniqueWord = () => `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Two posts with this word, the second a practice note; the first has a vote. */
async function twoPosts(request: APIRequestContext, word: string): Promise<void> {
  const send = async (title: string, category: string) => {
    const data = { title: `${title} ${word}`, content: 'What happened?', authorName: 'Priya', category };
    const sent = await request.post('/api/forum/posts', { data });
    return ((await sent.json()) as { id: string }).id;
  };
  const first = await send('Older', 'questions');
  await send('Newer', 'stories');
  expect((await request.post(`/api/forum/posts/${first}/upvote`)).status()).toBe(200);
}

const titles = 'article h3';

test('a search stands in the address, through a post and back, and a reload', async ({ page, request }) => {
  const word = uniqueWord();
  await twoPosts(request, word);
  await asVisitor(page, {});
  await page.goto('/forum');
  await page.getByRole('searchbox', { name: 'Search the forum' }).fill(word.toUpperCase());
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator(titles)).toHaveText([`Newer ${word}`, `Older ${word}`]);
  await expect(page.getByRole('status').filter({ hasText: '2 posts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await look(page, 'forum-search');
  await page.getByLabel('Order').selectOption('Most votes first');
  await expect(page.locator(titles)).toHaveText([`Older ${word}`, `Newer ${word}`]);
  await page.getByLabel('Category').selectOption('Practice notes');
  await expect(page.locator(titles)).toHaveText([`Newer ${word}`]);
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}&category=stories&sort=top$`, 'i'));
  await page.getByRole('link', { name: `Newer ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Newer ${word}`);
  await page.goBack();
  await expect(page.locator(titles)).toHaveText([`Newer ${word}`]);
  await page.reload();
  await expect(page.locator(titles)).toHaveText([`Newer ${word}`]);
  await expect(page.getByLabel('Category')).toHaveValue('stories');
  await page.goBack();
  await expect(page.locator(titles)).toHaveText([`Older ${word}`, `Newer ${word}`]);
  await expect(page.getByLabel('Category')).toHaveValue('');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the forum is searched too', async ({ page, request }) => {
    const word = uniqueWord();
    await twoPosts(request, word);
    await page.goto('/forum');
    await page.getByRole('searchbox', { name: 'Search the forum' }).fill(word);
    await page.getByLabel('Category').selectOption('Questions');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.locator(titles)).toHaveText([`Older ${word}`]);
    await expect(page.getByLabel('Category')).toHaveValue('questions');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('every address of a search is a page', { tag: '@desktop' }, async ({ request }) => {
  for (const query of [
    'category=jokes&sort=best&q=',
    'q=%00%FF%ED%A0%80&category[]=stories',
    `q=${'%F0%9F%99%82'.repeat(300)}`,
    `q=a${'%CC%81'.repeat(120)}`,
    `q=%25_%27%22%5C%3Cscript%3E`,
    'q=a&q=b&sort=top&sort=new&category=stories&category=jokes',
  ]) {
    const answer = await request.get(`/forum?${query}`);
    expect([query, answer.status()]).toEqual([query, 200]);
    const html = await answer.text();
    expect(html).toContain('Search the forum');
    expect(html).not.toContain('The posts did not load');
  }
  const searched = await (await request.get('/forum?q=anything')).text();
  expect(searched).toMatch(/<meta name="robots" content="noindex/);
});
