import type { Page } from '@playwright/test';
import { adminToken } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({
  javaScriptEnabled: false,
  // What a browser says of a form that nobody takes.
  expectedMessages: [[/405 \(Method Not Allowed\)/], { scope: 'test' }],
});

const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Signs the coach in at the desk, and reads the list of subscribers there. */
async function subscribers(page: Page, token: string): Promise<() => Promise<string[]>> {
  const moderation = await page.request.get('/-/moderation');
  const { origin } = new URL(moderation.url());
  await page.request.post(`${origin}/api/forum/operators/session`, { data: { token } });
  return async () => {
    const list = await page.request.get(`${origin}/api/forum/operators/subscribers.csv`);
    return (await list.text()).split(/\r?\n/);
  };
}

// A wide screen gets the same bytes.
test('a form that needs scripts says so, and puts nothing that is typed into an address @phone', async ({
  page,
}) => {
  await page.goto('/forum?write=1');
  await expect(page.getByText('Sending this needs JavaScript')).toHaveCount(1);
  await page.goto('/contact');
  await expect(page.getByText('Sending this needs JavaScript')).toHaveCount(2);
  await page.getByLabel('Message').fill('Where do I begin with my team?');
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST'),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ]);
  expect(new URL(request.url()).search).toBe('');
});

test.describe('a link of a mail', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  test('asks for a press, and says when it no longer works', async ({ page }) => {
    await page.goto('/contact?confirm=00#newsletter');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
  });

  test('takes an address off the list by a press, and says so @core', async ({ page }) => {
    await page.goto('/-/unsubscribe');
    await expect(page.getByText('This address is not complete')).toBeVisible();
    const token = adminToken();
    test.skip(token === null, 'nobody knows the token of a site that is up already');
    const email = `${unique('leaving').replace(' ', '-')}@example.org`;
    await page.request.post('/api/newsletter/subscribe', { data: { email } });
    const list = await subscribers(page, token!);
    const line = (await list()).find((each) => each.includes(email));
    const link = new URL(/https?:\/\/\S+\/-\/unsubscribe\?token=[0-9a-f]+/.exec(line!)![0]);
    await page.goto(link.pathname + link.search);
    expect(await list()).toContain(line);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You will get no more emails from us')).toBeVisible();
    expect(await list()).not.toContain(line);
  });
});

test('the site is read, and gone through by its links @phone @core', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('article').getByRole('link', { name: /GROW/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GROW');
  const foot = page.getByRole('contentinfo').getByRole('navigation');
  await foot.getByRole('link', { name: 'Forum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coaching Forum');
  await foot.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(page.getByText('Sending this needs JavaScript').first()).toBeVisible();
});

test.describe('from another site', () => {
  test.use({ javaScriptEnabled: true, expectedMessages: [[/403 \(Forbidden\)/], { scope: 'test' }] });
  test('nobody can have a visitor’s browser send a form @desktop', async ({ page, baseURL }) => {
    await page.goto('/contact');
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${baseURL}/contact?send=confirm"><input name="token" value="00"><button>Win</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.test/');
    const [answer] = await Promise.all([
      page.waitForResponse(/send=confirm/),
      page.getByRole('button', { name: 'Win' }).click(),
    ]);
    expect(answer.status()).toBe(403);
  });
});
