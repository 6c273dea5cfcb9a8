import type { Page } from '@playwright/test';
import { adminToken } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({
  javaScriptEnabled: false,
  // What a browser says of a form that was not taken.
  expectedMessages: [[/400 \(Bad Request\)/], { scope: 'test' }],
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

const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });

// A wide screen gets the same bytes.
test('somebody posts in the forum, and answers @phone', async ({ page }) => {
  const title = unique('A quiet team');
  await page.goto('/forum');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Nobody speaks in our retrospective.\n\nWhat **helped** you?');
  await post(page).click();
  // The name is missing: that is said where it belongs, and what was typed stands there still.
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/Give a name, any will do/);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Content')).toHaveValue(/Nobody speaks in our retrospective\.\n\nWhat/);
  await page.getByLabel('Your name').fill('Priya');
  await post(page).click();
  await expect(page.getByText('Your post was sent')).toBeVisible();
  // A reload sends nothing again.
  await page.reload();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('strong', { hasText: 'helped' })).toBeVisible();

  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByLabel('Reply')).toHaveAccessibleDescription(/Write something/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ben');
  await page.getByLabel('Reply').fill('Ten minutes of silence first.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply was sent')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ten minutes of silence' })).toBeVisible();
});

test('a letter reaches the coach, and an address is taken for updates @phone', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Robin');
  await page.getByLabel('Email', { exact: true }).fill('robin at home');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill(unique('Where do I begin with my team?'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('robin at home');
  await expect(page.getByLabel('Message')).toHaveValue(/Where do I begin/);
  await page.getByLabel('Email', { exact: true }).fill('robin@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();

  const address = page.getByLabel('Where to send updates');
  await address.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(address).toHaveAccessibleDescription(/Check this address/);
  await expect(address).toHaveValue('nobody');
  await address.fill('robin@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
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
});

test.describe('from another site', () => {
  test.use({ javaScriptEnabled: true, expectedMessages: [[/403 \(Forbidden\)/], { scope: 'test' }] });
  test('nobody can have a visitor’s browser send a form @desktop', async ({ page, baseURL }) => {
    await page.goto('/contact');
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${baseURL}/contact?send=newsletter"><input name="email" value="robin@example.org"><button>Win</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.test/');
    const [answer] = await Promise.all([
      page.waitForResponse(/send=newsletter/),
      page.getByRole('button', { name: 'Win' }).click(),
    ]);
    expect(answer.status()).toBe(403);
  });
});
