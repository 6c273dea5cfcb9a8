import type { Page } from '@playwright/test';
import { expectAccessibleButColour, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { covered, sidekick, under } from '../support/floating.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => asVisitor(page, {}));

/** Kinds of pages whose colours `catalogue` looks at, in both themes and sizes. */
const COLOURS_SEEN = ['/lab', '/tools', '/courses', '/artifact/tool-roi-calculator'];
/** One of each kind of page. */
const KINDS = [
  ...COLOURS_SEEN,
  '/home',
  '/artifact/knowledge-active-listening',
  '/-/situations',
  '/-/help-now',
  '/onboarding',
  '/journey',
  '/icpi-assessment',
  '/certifications',
  '/forum',
  '/contact',
  '/-/privacy',
];

/** The rest, by what they are for. */
const OTHER_KINDS = {
  'pages to read': ['/studio', '/library', '/observatory', '/about', '/-/situations/360-feedback-bad'],
  'pages to fill in': [
    '/artifact/ai-prompt-premortem',
    '/artifact/template-business-case-one-page',
    '/artifact/tool-plan-builder',
    '/artifact/assessment-coaching-style',
    '/intake-quiz',
    '/forum?write=1',
  ],
  'pages of one’s own': ['/home', '/journey', '/quickstart', '/start', '/artifact/framework-grow'],
  'pages of certificates and workshops': [
    '/certifications/coaching-foundations',
    '/icpi-assessment/workshop',
    '/icpi-assessment/join',
    '/-/unsubscribe?token=00',
  ],
};

test('every kind of page is for everybody at 320 px in both themes, and what floats lies on no word of it @phone @core', async ({
  page,
}) => {
  test.slow();
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const top of [0, end]) {
        await page.evaluate((to) => scrollTo({ top: to }), top);
        await expect.poll(() => under(page), `${path}, ${width} wide, at ${top}`).toEqual([]);
      }
    }
    const audit = COLOURS_SEEN.includes(path) ? expectAccessibleButColour : expectAccessibleInBothThemes;
    await test.step(path, () => audit(page));
    await page.setViewportSize({ width: 320, height: 256 });
    await test.step(`${path}, 256 high`, () => expectAccessibleButColour(page));
  }
});

for (const [group, paths] of Object.entries(OTHER_KINDS)) {
  test(`${group} are for everybody at 320 px in both themes, and on a screen of 320 by 256 @phone`, async ({
    page,
  }) => {
    test.slow();
    await asVisitor(page, { persona: 'practitioner', completed: ['framework-grow'] });
    await expectRoomFor(page, paths);
  });
}

test.describe('pages of what is not there', () => {
  test.use({ expectedMessages: [[/404 \(Not Found\)/], { scope: 'test' }] });

  test('are for everybody at 320 px in both themes, and on a screen of 320 by 256 @phone', async ({
    page,
  }) => {
    test.slow();
    await expectRoomFor(page, ['/nowhere', '/-/verify/none', '/icpi-results/none', '/forum?post=none']);
  });
});

test('it stands beside the page where there is room @desktop', async ({ page }) => {
  for (const path of ['/home', '/lab', '/artifact/knowledge-active-listening', '/contact']) {
    await page.goto(path);
    await expect(sidekick(page)).toBeVisible();
    // Only its icon takes room; its words are its name.
    expect((await sidekick(page).boundingBox())!.width, path).toBeLessThan(56);
    expect(await under(page), path).toEqual([]);
  }
});

test('it leaves when one scrolls down, comes back when one scrolls up, and for the keyboard @phone', async ({
  page,
}) => {
  await page.goto('/artifact/knowledge-active-listening');
  await expect(sidekick(page)).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(sidekick(page)).not.toBeInViewport();
  await sidekick(page).focus();
  await expect(sidekick(page)).toBeInViewport();
  await sidekick(page).blur();
  await expect(sidekick(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(sidekick(page)).toBeInViewport();
});

test('what a link or the Tab key goes to stands clear of the bar and of what floats, at 320 px as well', async ({
  page,
}) => {
  test.slow();
  const sizes = [page.viewportSize()!, { width: 320, height: 640 }];
  for (const size of page.viewportSize()!.width < 640 ? sizes : sizes.slice(0, 1)) {
    await page.setViewportSize(size);
    for (const address of ['/lab#contract', '/lab#empathy', '/contact#newsletter', '/about#contract']) {
      await page.goto(address);
      await test.step(`${address} at ${size.width} px`, async () => {
        const bar = (await page.getByRole('banner').boundingBox())!;
        const target = page.locator(new URL(page.url()).hash);
        await expect(target).toBeInViewport();
        await expect
          .poll(async () => (await target.boundingBox())!.y)
          .toBeGreaterThanOrEqual(bar.y + bar.height);
      });
    }
    for (const path of ['/forum?write=1', '/artifact/template-business-case-one-page']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      for (const key of ['Shift+Tab', 'Tab']) {
        for (let step = 0; step < 25; step += 1) {
          await page.keyboard.press(key);
          expect(await covered(page), `${path} at ${size.width} px`).toBeNull();
        }
      }
    }
  }
});

test('beside a form it stands at the end of the page', async ({ page }) => {
  await page.goto('/icpi-assessment');
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expect(sidekick(page)).not.toBeInViewport();
  await sidekick(page).click();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
});

test('on a screen of 320 by 256, as at a zoom of 400 %, nothing stays in sight and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/home', '/lab', '/forum', '/icpi-assessment', '/artifact/framework-grow']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    const chosen = page.locator('main button[aria-pressed="true"]');
    for (const chip of path === '/lab' ? await chosen.all() : []) {
      // Only the page: scrolling into view would move the row that the chip stands in as well.
      await chip.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100 }));
      await expect(chip, 'a filter that is on is seen whole').toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: 600 }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(sidekick(page)).not.toBeInViewport();
  }
});

/** On a narrow screen in both themes, and on a low one. */
async function expectRoomFor(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, async () => {
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectAccessibleButColour(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
}
