import { readFile } from 'node:fs/promises';
import { type Artifact, SIGNALS_PATH } from '@coachlab/contracts';
import type { Request } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { keepFonts, layoutShift, watchShifts } from '../support/layout-shift.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const SCREENS = {
  lab: '/lab',
  studio: '/studio',
  tools: '/tools',
  observatory: '/observatory',
  library: '/library',
  courses: '/courses',
  walkthrough: '/artifact/framework-grow',
  'style-quiz': '/artifact/assessment-coaching-style',
  roi: '/artifact/tool-roi-calculator',
  plan: '/artifact/tool-plan-builder',
  prompt: '/artifact/ai-prompt-quiet-systems',
  template: '/artifact/template-difficult-conversation-planner',
};
/** Some that unlock others, some that are interactive. */
const DONE = [
  'framework-grow',
  'framework-clear',
  'framework-act-coaching',
  'framework-coaching-methodology',
];

// A phone gets the same bytes.
test(
  'the HTML of every artifact holds its texts and a title of its own',
  { tag: '@desktop' },
  async ({ request }) => {
    const artifacts = (await (await request.get('/api/artifacts')).json()) as Artifact[];
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const titles = new Set<string>();
    for (const { id, title, description, enrichment } of artifacts) {
      const response = await request.get(`/artifact/${id}`);
      expect(response.status(), id).toBe(200);
      const html = plain(await response.text());
      for (const text of [title, description, ...textsOf(enrichment)])
        expect(html, id).toContain(text.trim());
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      expect(sitemap).toContain(`/artifact/${id}<`);
    }
    expect(titles.size).toBe(artifacts.length);
    const situations = (await (await request.get('/api/situations')).json()) as { slug: string }[];
    for (const { slug } of situations) expect(sitemap).toContain(`/-/situations/${slug}<`);
    expect(sitemap).not.toContain('undefined');
  },
);

test.describe('an artifact that does not exist', { tag: '@desktop' }, () => {
  // The browser reports the status of the page itself.
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('is a 404 that keeps the loading text and leads back @core', async ({ page }) => {
    await asVisitor(page, {});
    const response = await page.goto('/artifact/framework-nothing');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Loading artifact...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the Lab' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
  });
});

for (const [name, address] of Object.entries(SCREENS)) {
  test(`${name} is accessible in both themes, never moves and never scrolls sideways`, async ({ page }) => {
    test.slow(); // two audits and two pictures of a long page
    await watchShifts(page);
    await asVisitor(page, { persona: 'practitioner', completed: DONE });
    await keepFonts(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessibleInBothThemes(page);
    await look(page, name);
  });
}

test('the end of a long page is where it stays for whoever goes there', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/lab');
  const places = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Situations' })
    .evaluate(async (link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const seen = new Set<number>();
      const end = performance.now() + 1_000;
      while (performance.now() < end) {
        seen.add(Math.round(link.getBoundingClientRect().top));
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
  expect(places).toHaveLength(1);
});

test(
  'a new visitor opens a template for a difficult conversation in three taps',
  { tag: '@phone' },
  async ({ page }) => {
    await asVisitor(page, {});
    await page.goto('/');
    await page.getByRole('button', { name: 'Solve a Challenge' }).first().tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /a conversation I keep putting off/i })
      .tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /plan what you will say/i })
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Difficult Conversation Planner');
    await expect(page.getByRole('region', { name: 'Content Structure' })).toBeVisible();
  },
);

test('filters of the Lab survive Back and a reload @core', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/lab');
  await page.getByRole('button', { name: /^Assessments/ }).click();
  await page.getByRole('button', { name: 'L1 Foundation' }).click();
  await expect(page).toHaveURL('/lab?category=assessment&level=L1');
  const shown = await page.getByRole('article').count();
  await page.getByRole('link', { name: /^Launch Interactive/ }).click();
  await expect(page.getByRole('tab', { name: 'Interactive' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(shown);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(shown);
  await expect(page.getByRole('button', { name: 'L1 Foundation' })).toHaveAttribute('aria-pressed', 'true');
});

for (const [id, minutes] of [
  ['framework-contract-canvas', 20],
  ['framework-empathy', 30],
] as const) {
  test(`${id} takes ${minutes} minutes wherever its time is shown`, { tag: '@desktop' }, async ({ page }) => {
    await asVisitor(page, {});
    await page.goto(`/artifact/${id}`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await expect(page.getByRole('complementary', { name: 'About this artifact' })).toContainText(
      `${minutes} minutes`,
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data!)).toMatchObject({ timeRequired: `PT${minutes}M` });
    await page.goto('/lab');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText(`${minutes} min`);
  });
}

test('the calculator says from which gain on coaching pays, and there it does', async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/artifact/tool-roi-calculator');
  const result = page.getByRole('region', { name: 'Result' });
  // Of ten people who meet ten hours a week at this salary, a fifth of the time is worth the investment.
  await page.getByLabel('Average salary').fill('100000');
  await expect(result).toContainText('Breaks even at a productivity gain of 20%.');
  const slider = page.getByRole('slider', { name: 'Expected productivity gain' });
  const net = result.getByRole('definition').last();
  await slider.fill('20');
  await expect(net).toHaveText('$0');
  await slider.fill('15');
  await expect(net).toHaveText('-$12,500');
});

test('completing what is missing unlocks a card @core', { tag: '@phone' }, async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/lab');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Immunity to Change' }) });
  await expect(card.getByText('Locked')).toBeVisible();
  await card.getByRole('link').click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Completed!')).toBeFocused();
  await page.goBack();
  await expect(card.getByText('Locked')).toHaveCount(0);
  await card.getByRole('link', { name: 'Explore Artifact: Immunity to Change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immunity to Change');
});

test('a walkthrough is gone through by keyboard alone @core', { tag: '@desktop' }, async ({ page }) => {
  await asVisitor(page, {});
  await page.goto('/artifact/framework-grow');
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'Interactive' }).focus();
  await page.keyboard.press('Tab'); // the panel
  await page.keyboard.press('Tab'); // Goal, which is open
  for (let step = 1; step <= 4; step += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Answer ${step}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // Mark Complete
    await expect(page.getByText(`${step} of 4 done`)).toBeVisible();
    if (step === 4) break;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // the next step opens
  }
  await expect(page.getByText('Framework Complete!')).toBeVisible();
});

test(
  'a plan goes home as a text file, without being sent anywhere @core',
  { tag: '@desktop' },
  async ({ page }) => {
    await asVisitor(page, {});
    await page.goto('/artifact/tool-plan-builder');
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    // What the page tells of itself once it stands is not about the plan, nor is what it reads ahead of a link.
    const isCall = (request: Request) =>
      request.url().includes('/api/') && !request.url().includes(SIGNALS_PATH) && request.method() !== 'GET';
    page.on('request', (request) => isCall(request) && calls.push(request.url()));
    await page.getByLabel('Add a session').selectOption('GROW');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Notes for session 1').fill('Bring the log.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Plan' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^coaching-plan-\d+\.txt$/);
    const text = await readFile(await download.path(), 'utf8');
    for (const words of ['Untitled Plan', 'Not specified', 'GROW', 'Bring the log.', 'Generated by Coachlab'])
      expect(text).toContain(words);
    expect(calls).toEqual([]);
  },
);

/** HTML with its character references resolved and React's text marks removed. */
function plain(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replaceAll('<!-- -->', '')
    .replace(/&(#?\w+);/g, (reference, name: string) => named[name] ?? reference);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
