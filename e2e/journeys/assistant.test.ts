import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { look, shoot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'AI Sidekick' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  return panel;
}

/** Answers each call as told, so that slow and broken answers can be seen. */
function answers(page: Page, how: (route: Route, call: number) => Promise<void>) {
  let calls = 0;
  return page.route('**/api/chat', (route) => how(route, (calls += 1)));
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('ai_conversation'));

test.describe('the assistant', () => {
  // On a busy machine it may take a minute to read the catalogue, and until then its answers wait.
  test.beforeAll(async ({ request }) => {
    const answered = async () =>
      (await request.post('/api/chat', { data: { message: 'explain GROW' } })).status();
    await expect.poll(answered, { timeout: 80_000 }).toBe(200);
  });
  test.beforeEach(({ page }) => asVisitor(page, {}));

  test('answers from the catalogue, with links that lead there, and remembers @core', async ({ page }) => {
    await page.goto('/forum');
    const panel = await openChat(page);
    await expect(panel).toContainText('Hello.');
    await expect(panel.getByRole('button', { name: 'Clear conversation' })).toHaveCount(0);

    await page.keyboard.type('explain GROW');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('GROW · step 1 of 4');
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    // What parts one's own words from the answer where no ground is drawn.
    await page.emulateMedia({ forcedColors: 'active' });
    const own = panel.getByRole('log').getByText('explain GROW', { exact: true });
    expect(await own.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.keyboard.type('next');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('GROW · step 2 of 4');
    await expectAccessible(page);
    await look(page, 'chat');

    await page.reload();
    const again = await openChat(page);
    await expect(again).toContainText('GROW · step 2 of 4');
    await again.getByRole('log').getByRole('link', { name: 'GROW' }).last().click();
    await expect(page).toHaveURL(/\/artifact\/framework-grow$/);
  });

  test('offers long words next as well, on as many lines as they take', async ({ page }) => {
    const label = 'I was too harsh and that’s why he cried. How do I put it right?';
    const frames = [
      ['delta', { text: 'Say so today.' }],
      ['buttons', { buttons: [{ label, says: label }] }],
      ['done', {}],
    ];
    await answers(page, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: frames.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
      }),
    );
    const { width } = page.viewportSize()!;
    for (const wide of new Set([320, width])) {
      await page.setViewportSize({ width: wide, height: 740 });
      await page.goto('/forum');
      const panel = await openChat(page);
      await page.keyboard.type('he cried');
      await page.keyboard.press('Enter');
      const offered = panel.getByRole('group', { name: 'Say next' }).getByRole('button', { name: label });
      const outer = (await panel.boundingBox())!;
      const box = (await offered.boundingBox())!;
      expect(box.x + box.width, `at ${wide}`).toBeLessThanOrEqual(outer.x + outer.width);
      expect(await offered.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
      const log = panel.getByRole('log');
      expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
      await shoot(page, `chat-long-words-${wide}`);
      await panel.getByRole('button', { name: 'Clear conversation' }).click();
    }
  });

  test('offers what to begin with, and has an answer to each', async ({ page }) => {
    const ANSWERED: Record<string, RegExp> = {
      'I keep putting off a hard conversation': /Do first[^]*Difficult Conversation Planner/,
      'Someone on my team keeps missing deadlines': /Do first[^]*Say this/,
      'I want to practise a hard conversation': /Which of these is nearest to yours/,
      'Where should I start?': /begin small/,
    };
    await page.goto('/forum');
    const panel = await openChat(page);
    const offered = panel.getByRole('group', { name: 'Begin with' }).getByRole('button');
    await expect(offered).toHaveText(Object.keys(ANSWERED));
    for (const at of [0, 1, 2, 3]) await expect(offered.nth(at)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await look(page, 'chat-openings');
    for (const [words, answer] of Object.entries(ANSWERED)) {
      await offered.filter({ hasText: words }).click();
      await expect(panel.getByRole('log')).toContainText(answer);
      await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
      await expect(panel.getByRole('group', { name: 'Begin with' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Clear conversation' }).click();
    }
    await expect(offered).toHaveCount(4);
  });

  test('clears to the greeting alone, and stores nothing @phone @core', async ({ page }) => {
    await page.goto('/forum');
    const panel = await openChat(page);
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('log')).toContainText('What conversation is on your mind?');
    await panel.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(panel.getByRole('log')).not.toContainText('What conversation');
    await expect(panel).toContainText('Hello. I can explain');
    expect(await stored(page)).toBeNull();
  });

  test('Enter sends, Shift+Enter begins a line, blanks are not sent', async ({ page }) => {
    const sent: string[] = [];
    await answers(page, async (route) => {
      sent.push(route.request().postDataJSON().message);
      await route.fulfill({ json: { response: 'Yes.' } });
    });
    await page.goto('/forum');
    const panel = await openChat(page);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(' one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two ');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Yes.');
    expect(sent).toEqual(['one\ntwo']);
  });

  test('says what page it is on, and what this visitor has done', { tag: '@desktop' }, async ({ page }) => {
    await asVisitor(page, { completed: ['framework-grow'], persona: 'executive' });
    let body: Record<string, unknown> = {};
    await answers(page, async (route) => {
      body = route.request().postDataJSON();
      await route.fulfill({ json: { response: 'Yes.' } });
    });
    await page.goto('/artifact/framework-grow');
    const panel = await openChat(page);
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Yes.');
    expect(body).toMatchObject({
      message: 'hello',
      conversationHistory: [],
      userProfile: { persona: 'executive' },
      journeyState: { completedItems: ['framework-grow'], mode: 'guided' },
    });
    expect(body.pageContext).toMatch(/on the page “GROW.*” at \/artifact\/framework-grow/);
  });

  test('waits with “Thinking...”, can be stopped, and gives the field back @desktop @core', async ({
    page,
  }) => {
    await answers(page, () => new Promise(() => {}));
    await page.goto('/forum');
    const panel = await openChat(page);
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Thinking...')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Thinking...')).toBeHidden();
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  });

  test.describe('when an answer fails', () => {
    test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] });

    test('shows no message, only a way to send again @core', async ({ page }) => {
      await answers(page, (route, call) =>
        call === 1
          ? route.fulfill({ status: 503, json: { code: 'model_busy' } })
          : route.fulfill({ json: { response: 'Here I am.' } }),
      );
      await page.goto('/forum');
      const panel = await openChat(page);
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      const retry = panel.getByRole('button', { name: 'Retry sending' });
      await expect(retry).toBeVisible();
      await expect(panel.getByRole('log').locator('> *')).toHaveCount(2);
      await expect(page.getByRole('region', { name: /notifications/i }).locator('li')).toHaveCount(0);
      await expectAccessible(page);
      await look(page, 'chat-retry');
      await retry.click();
      await expect(panel).toContainText('Here I am.');
      await expect(retry).toBeHidden();
    });

    test('drops half an answer whose line broke', { tag: '@desktop' }, async ({ page }) => {
      await answers(page, (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: 'event: delta\ndata: {"text":"Half a"}\n\nevent: error\ndata: {"status":503}\n\n',
        }),
      );
      await page.goto('/forum');
      const panel = await openChat(page);
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('button', { name: 'Retry sending' })).toBeVisible();
      await expect(panel).not.toContainText('Half a');
    });
  });

  test(
    'makes no link that leads out of the site, whatever is stored or answered',
    { tag: '@desktop' },
    async ({ page }) => {
      const evil =
        '[here](https://evil.example) <img src=x onerror=alert(1)> [ok](/lab) [js](javascript:alert(1))';
      await asVisitor(page, {
        keys: {
          ai_conversation: JSON.stringify([
            {
              role: 'assistant',
              content: evil,
              citations: [{ id: 'x', title: 'X', url: 'https://evil.example' }],
            },
          ]),
        },
      });
      await page.goto('/forum');
      const panel = await openChat(page);
      await expect(panel.getByRole('log').getByRole('link')).toHaveCount(1);
      await expect(panel.getByRole('log').getByRole('link', { name: 'ok' })).toHaveAttribute('href', '/lab');
      await expect(panel.getByRole('log').locator('img')).toHaveCount(0);
    },
  );

  test.describe('with a corrupt history', { tag: '@desktop' }, () => {
    test.use({ expectedMessages: [[/ai_conversation/], { scope: 'test' }] });

    test('begins afresh, and says so in the console', async ({ page }) => {
      await asVisitor(page, { keys: { ai_conversation: '{not json' } });
      const warned = page.waitForEvent('console', (message) => /ai_conversation/.test(message.text()));
      await page.goto('/forum');
      const panel = await openChat(page);
      await expect(panel).toContainText('Hello. I can explain');
      expect((await warned).type()).toBe('warning');
    });
  });

  test('follows the end of a long answer, but not a reader who has scrolled up', async ({ page }) => {
    const long = Array.from({ length: 60 }, (_, at) => `Line ${at}.`).join('\n\n');
    await answers(page, (route) => route.fulfill({ json: { response: long } }));
    await page.goto('/forum');
    const panel = await openChat(page);
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    const log = panel.getByRole('log');
    const fromEnd = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    await expect(log).toContainText('Line 59.');
    await expect.poll(fromEnd).toBeLessThan(4);

    await log.evaluate((list) => list.scrollTo(0, 0));
    await expect.poll(fromEnd).toBeGreaterThan(400);
    await page.evaluate(() => {
      const key = 'ai_conversation';
      const list = JSON.parse(localStorage.getItem(key)!);
      const value = JSON.stringify([...list, { role: 'assistant', content: 'From another tab.' }]);
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });
    await expect(log).toContainText('From another tab.');
    expect(await fromEnd()).toBeGreaterThan(400);

    await panel.getByRole('textbox', { name: 'Message' }).fill('two');
    await page.keyboard.press('Enter');
    await expect.poll(fromEnd).toBeLessThan(4);
  });

  test('is 600 pixels high where there is room, and never wider than the screen', async ({ page }) => {
    await page.goto('/forum');
    const panel = await openChat(page);
    const box = (await panel.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(Math.round(box.height)).toBe(Math.min(600, height - 32));
    expect(box.width).toBeLessThanOrEqual(width);
  });
});
