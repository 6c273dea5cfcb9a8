import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

// Nine in the morning is an hour earlier in UTC here.
test.use({ timezoneId: 'Europe/Berlin' });

test.beforeEach(({ page }) => asVisitor(page, {}));

test('practising before a talk goes into the calendar @core', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/artifact/framework-grow');
  const before = scripts.length;
  await page.getByRole('button', { name: 'Practise before…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Practise before your talk' });
  await expect(dialog.getByText(/gets 15 minutes/)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await expectAccessibleInBothThemes(page);
  await look(page, 'practise-before');

  await dialog.getByLabel('Day').fill('2020-01-30');
  await dialog.getByRole('button', { name: 'Download calendar file' }).click();
  await expect(dialog.getByText('That day is over. Choose today or a later one.')).toBeVisible();
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await expectAccessible(page);

  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Day').fill(`${year}-01-28`);
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download calendar file' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('practise-framework-grow.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(
    `DTSTART:${year}0128T080000Z\r\nDTEND:${year}0128T081500Z\r\nSUMMARY:Practise: GROW`,
  );
  expect(text.replaceAll('\r\n ', '')).toContain(new URL('/artifact/framework-grow', page.url()).href);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Calendar file saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practise before…' })).toBeFocused();
});

test('a prompt opens in an assistant, and one that is too long is copied on the way @core', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: URL[] = [];
  for (const host of ['https://chatgpt.com/**', 'https://claude.ai/**'])
    await context.route(host, (route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    });
  await page.goto('/artifact/ai-prompt-premortem');
  const prompt = page.getByRole('region', { name: 'AI Prompt Template' });
  await expect(prompt.getByText(/sends the prompt from this site to theirs.*Still empty: /)).toBeVisible();
  const field = prompt.getByRole('textbox').first();
  await field.fill('Moving the rota & the phones');
  await expectAccessible(page);
  await look(page, 'open-elsewhere');

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    prompt.getByRole('link', { name: 'Open in ChatGPT' }).click(),
  ]);
  await opened.waitForLoadState();
  expect(asked[0]!.searchParams.get('q')).toContain('Moving the rota & the phones');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  await field.fill('ü'.repeat(1_000));
  await expect(prompt.getByText(/too long for an address/)).toBeVisible();
  const [empty] = await Promise.all([
    context.waitForEvent('page'),
    prompt.getByRole('link', { name: 'Open in Claude' }).click(),
  ]);
  await empty.waitForLoadState();
  expect(asked[1]!.href).toBe('https://claude.ai/new');
  await empty.close();
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ü'.repeat(1_000));
});
