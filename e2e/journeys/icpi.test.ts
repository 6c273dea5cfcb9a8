import type { IcpiData } from '@coachlab/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';
import { paperLightness, printedPages } from '../support/print.ts';
import { withProgressOf } from '../support/progress-file.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const RESULT = /\/icpi-results\/([0-9a-f]{32})$/;

test.beforeEach(({ page }) => asVisitor(page, {}));

/** The statements of the page that is shown, once they can be answered. */
async function statements(page: Page, number: number): Promise<Locator> {
  await expect(page.getByRole('heading', { name: `Page ${number} of 3` })).toBeVisible();
  const groups = page.locator('main').getByRole('group');
  await expect(groups).toHaveCount(8);
  return groups;
}

const answered = (page: Page, count: number) =>
  expect(page.getByText(`${count} of 24 answered`)).toBeVisible();

/** Answers the first `count` statements of the page: Never, Rarely, Sometimes and so on in turn. */
async function answer(groups: Locator, count = 8): Promise<void> {
  const words = ['Never', 'Rarely', 'Sometimes', 'Often', 'Usually', 'Always'];
  for (let at = 0; at < count; at += 1) {
    const step = groups.nth(at).getByRole('radio', { name: words[at % 6]! });
    await step.check({ force: true });
    await expect(step).toBeChecked();
  }
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/icpi-assessment');
  await page.waitForLoadState('networkidle');
  for (const number of [1, 2, 3]) {
    await answer(await statements(page, number));
    if (number < 3) await page.getByRole('button', { name: 'Next' }).click();
  }
  await answered(page, 24);
}

test('24 statements are answered with the keyboard alone @desktop @core', async ({ page }) => {
  test.slow();
  await page.goto('/icpi-assessment');
  await page.waitForLoadState('networkidle');
  for (const number of [1, 2, 3]) {
    const groups = await statements(page, number);
    if (number > 1) await expect(page.getByRole('heading', { name: `Page ${number} of 3` })).toBeFocused();
    for (let at = 0; at < 8; at += 1) {
      const group = groups.nth(at);
      await tabTo(group);
      for (let step = 0; step < at % 6; step += 1) await page.keyboard.press('ArrowRight');
      // Looking along the scale has chosen nothing.
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
      await page.keyboard.press(at % 2 ? 'Enter' : 'Space');
      await expect(group.getByRole('radio').nth(at % 6)).toBeChecked();
    }
    await answered(page, number * 8);
    await tabTo(page.getByRole('button', { name: number < 3 ? 'Next' : 'Submit Findings' }));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(RESULT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an interrupted assessment goes on at the same page @core', async ({ page }) => {
  await page.goto('/icpi-assessment');
  await page.waitForLoadState('networkidle');
  const first = await statements(page, 1);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await answer(first, 7);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByText('1 to go on this page')).toBeVisible();
  await answer(first);
  await page.getByRole('button', { name: 'Next' }).click();
  await answer(await statements(page, 2), 3);
  await look(page, 'icpi-page-2');

  await page.reload();
  await expect(page.getByText('11 of 24 statements are answered')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'icpi-resume');
  await page.getByRole('button', { name: 'Resume' }).click();
  const again = await statements(page, 2);
  await answered(page, 11);
  await expect(again.nth(2).getByRole('radio', { name: 'Sometimes' })).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect((await statements(page, 1)).nth(7).getByRole('radio', { name: 'Rarely' })).toBeChecked();
});

test('two tabs fill in one sheet and overwrite nothing', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  await asVisitor(other, {});
  for (const tab of [page, other]) {
    await tab.goto('/icpi-assessment');
    await tab.waitForLoadState('networkidle');
  }
  const [here, there] = [await statements(page, 1), await statements(other, 1)];
  await here.nth(0).getByRole('radio', { name: 'Often' }).check({ force: true });
  await there.nth(1).getByRole('radio', { name: 'Rarely' }).check({ force: true });
  await here.nth(2).getByRole('radio', { name: 'Always' }).check({ force: true });
  for (const [tab, groups] of [
    [page, here],
    [other, there],
  ] as const) {
    await answered(tab, 3);
    for (const [at, word] of ['Often', 'Rarely', 'Always'].entries())
      await expect(groups.nth(at).getByRole('radio', { name: word })).toBeChecked();
  }
});

test('every word of the scale can be read', async ({ page }) => {
  await page.goto('/icpi-assessment');
  const first = (await statements(page, 1)).first();
  const width = page.viewportSize()!.width;
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  for (const word of ['Never', 'Rarely', 'Sometimes', 'Often', 'Usually', 'Always']) {
    const label = first.getByText(word, { exact: true });
    await expect(label).toBeVisible();
    await expect(label).toHaveCSS('opacity', '1');
    const box = (await label.boundingBox())!;
    expect(box.x, word).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, word).toBeLessThanOrEqual(width);
    const covered = boxes.some(
      (other) =>
        box.x < other.x + other.width &&
        other.x < box.x + box.width &&
        box.y < other.y + other.height &&
        other.y < box.y + box.height,
    );
    expect(covered, `${word} stands apart from the words before`).toBe(false);
    boxes.push(box);
  }
  await look(page, 'icpi-scale');
});

test.describe('a complete sheet', () => {
  /** All 24 statements answered on an earlier visit, resumed at the last page. */
  async function resume(page: Page): Promise<() => number> {
    await page.goto('/icpi-assessment');
    const { questions } = (await (await page.request.get('/api/icpi/data')).json()) as IcpiData;
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 4]));
    await page.evaluate(
      (draft) => localStorage.setItem('icpi_draft', JSON.stringify({ ...draft, savedAt: Date.now() })),
      { position: 2, attempt: 'complete', answers },
    );
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/icpi/submit')) sent += 1;
    });
    await page.reload();
    await page.getByRole('button', { name: 'Resume' }).click();
    await statements(page, 3);
    return () => sent;
  }

  const next = (page: Page) => page.getByRole('button', { name: 'Next' });
  const dot = (page: Page, number: number) => page.getByRole('button', { name: `Page ${number}, complete` });
  const ways: [name: string, turn: (page: Page) => Promise<void>][] = [
    [
      'Previous and then Next',
      async (page) => {
        await page.getByRole('button', { name: 'Previous' }).click();
        await next(page).click();
      },
    ],
    [
      'Enter on Next',
      async (page) => {
        await page.getByRole('button', { name: 'Previous' }).click();
        await next(page).focus();
        await page.keyboard.press('Enter');
      },
    ],
    [
      'Space on Next',
      async (page) => {
        await page.getByRole('button', { name: 'Previous' }).click();
        await next(page).focus();
        await page.keyboard.press('Space');
      },
    ],
    [
      'two quick presses of Next',
      async (page) => {
        await page.getByRole('button', { name: 'Previous' }).click();
        await next(page).dblclick();
      },
    ],
    [
      'the dots 3, 1, 2 and then Next',
      async (page) => {
        for (const number of [3, 1, 2]) await dot(page, number).click();
        await next(page).click();
      },
    ],
  ];
  for (const [name, turn] of ways) {
    test(`is not sent by ${name}, only by Submit`, { tag: '@desktop' }, async ({ page }) => {
      const sent = await resume(page);
      await turn(page);
      await statements(page, 3);
      // A send would have taken the place of the words on the button by now.
      await expect(page.getByRole('button', { name: 'Submit Findings' })).toBeEnabled();
      await dot(page, 1).click();
      await statements(page, 1);
      expect(sent()).toBe(0);
      await dot(page, 3).click();
      await page.getByRole('button', { name: 'Submit Findings' }).click();
      await expect(page).toHaveURL(RESULT);
      expect(sent()).toBe(1);
    });
  }
});

test.describe('a send that fails', () => {
  test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] });

  test('keeps every answer, and sent again makes one result @core', async ({ page }) => {
    test.slow();
    await fillIn(page);
    const made: string[] = [];
    const keys: (string | undefined)[] = [];
    let how: 'cut off' | 'refused' | 'well' = 'refused';
    await page.route('**/api/icpi/submit', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (how === 'refused') return route.fulfill({ status: 503, json: { code: 'unavailable' } });
      const response = await route.fetch();
      made.push((await response.json()).id);
      // It was stored, and the browser never hears of it.
      return how === 'cut off' ? route.abort('connectionreset') : route.fulfill({ response });
    });
    const send = page.getByRole('button', { name: 'Submit Findings' });
    for (how of ['refused', 'cut off'] as const) {
      await send.click();
      await expect(page.getByRole('alert')).toContainText('All your answers are kept');
      await answered(page, 24);
    }
    await expectAccessible(page);
    await look(page, 'icpi-not-sent');

    how = 'well';
    await page.reload();
    await page.getByRole('button', { name: 'Resume' }).click();
    await statements(page, 3);
    await send.click();
    await expect(page).toHaveURL(RESULT);
    expect(made).toHaveLength(2);
    expect(new Set([...made, RESULT.exec(page.url())![1]]).size).toBe(1);
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('icpi_draft'))).toBeNull();
  });
});

test.describe('a result', () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  async function make(page: Page, answerTo: (at: number) => number): Promise<string> {
    const { questions } = (await (await page.request.get('/api/icpi/data')).json()) as IcpiData;
    const responses = Object.fromEntries(questions.map(({ id }, at) => [id, answerTo(at)]));
    const sent = await page.request.post('/api/icpi/submit', { data: { responses } });
    return ((await sent.json()) as { id: string }).id;
  }

  /** Makes one as this browser, and goes to it; `before` are this browser's others. */
  async function openResult(page: Page, before: string[] = []): Promise<string> {
    await page.goto('/icpi-assessment');
    const id = await make(page, (at) => (at % 6) + 1);
    await page.evaluate((own) => localStorage.setItem('icpi_results', JSON.stringify(own)), [id, ...before]);
    await page.goto(`/icpi-results/${id}`);
    await page.waitForLoadState('networkidle');
    return id;
  }

  test('is a picture, a table and a legend, for everybody and in both themes @core', async ({ page }) => {
    const id = await openResult(page);
    const radar = page.getByRole('img', { name: /^Radar with three axes. Trust \d+, Listening \d+, Safety/ });
    await expect(radar).toBeVisible();
    const table = page.getByRole('table', { name: 'Scores in words' });
    await expect(table.getByRole('row')).toHaveCount(5);
    for (const name of ['Trust', 'Listening', 'Safety', 'Composite'])
      await expect(
        table.getByRole('row', { name: new RegExp(`^${name} \\d+ (Low|Mid|High)`) }),
      ).toBeVisible();
    // Nothing of it is out of sight at the side.
    const box = page.getByRole('region', { name: 'Scores in words' });
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const band of ['Low, below 34', 'Mid, 34 to 66', 'High, 67 and above'])
      await expect(page.getByText(band)).toBeVisible();
    for (const label of ['Primary need', 'Focus', 'Coaching plan', 'Tactics', 'Book', 'Video'])
      await expect(page.getByText(label, { exact: true })).toBeVisible();

    const html = async () => (await page.request.get(`/icpi-results/${id}`)).text();
    // On a busy machine a page may go out before its drawing.
    await expect.poll(html).toContain((await radar.getAttribute('aria-label'))!);
    await expectAccessibleInBothThemes(page);
    await look(page, 'icpi-result');
    await page.getByRole('link', { name: 'What to do about it' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeInViewport();
  });

  test('goes to another browser in the progress file, and is found there', async ({ page, browser }) => {
    await page.goto('/icpi-assessment');
    const earlier = await make(page, (at) => 6 - (at % 6));
    const id = await openResult(page, [earlier]);
    const other = await withProgressOf(page, browser);
    await other.goto('/icpi-assessment');
    const listed = other.getByRole('region', { name: 'Your results' }).getByRole('listitem');
    await expect(listed).toHaveCount(2);
    await listed.first().getByRole('link').click();
    await expect(other).toHaveURL(`/icpi-results/${id}`);
    await expect(other.getByRole('heading', { name: 'Compared over time' })).toBeVisible();
    await other.context().close();
  });

  test('prints on one page, light, without the controls', { tag: '@desktop' }, async ({ page }) => {
    await openResult(page);
    expect(await printedPages(page, 'icpi-result')).toBe(1);
    expect(await paperLightness(page)).toBeGreaterThan(240);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });

  test(
    'is shared by its link, which others can read and not delete',
    { tag: '@desktop' },
    async ({ page, browser }) => {
      const id = await openResult(page);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${new URL(page.url()).origin}/icpi-results/${id}`);

      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(new URL(picture!).pathname).toBe(`/api/icpi/${id}/share.png`);
      const shared = await page.request.get(picture!);
      expect(shared.headers()['content-type']).toBe('image/png');
      const png = await shared.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

      const other = await (await browser.newContext()).newPage();
      await asVisitor(other, {});
      await other.goto(link);
      await expect(other.getByRole('img', { name: /^Radar/ })).toBeVisible();
      await expect(other.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await expect(other.getByRole('button', { name: 'Delete this result' })).toHaveCount(0);
      expect((await other.request.delete(`/api/icpi/${id}`)).status()).toBe(403);
      await other.context().close();
    },
  );

  test('is deleted for everybody by whoever made it @core', async ({ page, request }) => {
    const id = await openResult(page);
    await page.getByRole('button', { name: 'Delete this result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this result?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/icpi-assessment$/);
    await expect(page.getByText('Result deleted')).toBeVisible();
    expect((await request.get(`/api/icpi/${id}`)).status()).toBe(404);
    await page.goto(`/icpi-results/${id}`);
    await expect(page.getByText('There is no result at this address.')).toBeVisible();
    await page.getByRole('link', { name: 'Retake the assessment' }).click();
    await statements(page, 1);
    await answered(page, 0);
  });

  test('is found again, and set beside the one before with the error of a difference', async ({ page }) => {
    await page.goto('/icpi-assessment');
    const before = await make(page, (at) => ((at + 2) % 6) + 1);
    const id = await openResult(page, [before]);
    await expect(page.getByRole('heading', { name: 'Compared over time' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Radar/ })).toHaveCount(3);
    const differences = page.getByRole('table', { name: 'Differences' });
    await expect(differences.getByRole('row', { name: /Trust.*±\d+/ })).toBeVisible();
    await expectAccessible(page);
    if (page.viewportSize()!.width < 640) {
      // A row is a block there: its name above its figures.
      const trust = differences.getByRole('row', { name: /^Trust/ });
      const name = (await trust.getByRole('rowheader').boundingBox())!;
      const figure = (await trust.getByRole('cell').first().boundingBox())!;
      expect(figure.y).toBeGreaterThanOrEqual(name.y + name.height);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectAccessible(page);
    }
    await look(page, 'icpi-compared');
    for (const path of ['/home', '/journey', '/icpi-assessment']) {
      await page.goto(path);
      await expect(page.locator(`main a[href="/icpi-results/${id}"]`).first(), path).toBeVisible();
    }
  });

  test('stands among all the others of this browser, as a picture for each score and as a table', async ({
    page,
  }) => {
    await page.goto('/icpi-assessment');
    const before: string[] = [];
    for (const shift of [3, 2, 1]) before.unshift(await make(page, (at) => ((at + shift) % 6) + 1));
    await openResult(page, before);
    const table = page.getByRole('table', { name: 'All results' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row', { name: /this one/ })).toHaveCount(1);
    for (const score of ['Trust', 'Listening', 'Safety', 'Composite'])
      await expect(
        page.getByRole('img', { name: new RegExp(`^${score}, the oldest first: \\d+(, \\d+){3}$`) }),
      ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await look(page, 'icpi-all');
    await table.getByRole('link').last().click();
    await expect(page).toHaveURL(`/icpi-results/${before.at(-1)}`);
    await expect(table.getByRole('row').last()).toContainText('this one');
  });

  test('leads to taking it again, with an empty sheet', { tag: '@desktop' }, async ({ page }) => {
    await openResult(page);
    await page.getByRole('link', { name: 'Retake' }).click();
    await statements(page, 1);
    await answered(page, 0);
  });
});
