import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const ADDRESSES = [
  '/home',
  '/start',
  '/onboarding',
  '/intake-quiz',
  '/journey',
  '/quickstart',
  '/lab',
  '/studio',
  '/tools',
  '/observatory',
  '/library',
  '/courses',
  '/artifact/framework-grow',
  '/-/situations',
  '/icpi-assessment',
  '/certifications',
  '/certifications/coaching-foundations',
  '/forum',
  '/contact',
  '/about',
  '/-/privacy',
  '/nothing/here',
];

interface Watched {
  refused: string[];
}

/** Keeps what the browser refuses by the page's policy. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      watched.refused.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as Watched).refused);
}

test.describe('the policy of a page', () => {
  test.beforeEach(({ page }) =>
    asVisitor(page, { persona: 'confident-director', completed: ['framework-grow'] }),
  );

  for (const address of ADDRESSES) {
    test.describe(address, { tag: '@desktop' }, () => {
      // The browser says of a page that it was not there.
      test.use({ expectedMessages: [/status of 404/] });

      test('refuses nothing of what the site itself shows', async ({ page }) => {
        const refused = await watch(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await refused()).toEqual([]);
      });
    });
  }

  test('refuses nothing while somebody walks through the site, opens layers and comes back @core', async ({
    page,
  }) => {
    const refused = await watch(page);
    await page.goto('/forum');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await menu.getByRole('link', { name: /^Lab/ }).click();
    await expect(page).toHaveURL(/\/lab$/);
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await page.getByRole('main').getByRole('link', { name: /GROW/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GROW');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'AI Assistant' }).click();
    await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toContainText('Hello');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL(/\/lab$/);
    expect(await refused()).toEqual([]);
  });

  test.describe('against what gets into a page', () => {
    test.use({ expectedMessages: [/Content Security Policy|Trusted/] });

    test(
      'runs no script, loads none from elsewhere and takes no looks',
      { tag: '@desktop' },
      async ({ page }) => {
        const reports: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === '/-/violations') reports.push(request.method());
        });
        await page.goto('/about');
        const outcome = await page.evaluate(async () => {
          // While the tools of the browser call something, it may evaluate text.
          await new Promise((resolve) => setTimeout(resolve));
          const ran: string[] = [];
          (window as unknown as { ran: string[] }).ran = ran;
          const attempts: Record<string, () => void> = {
            markup: () => (document.body.innerHTML += '<img src=x onerror="ran.push(1)">'),
            adjacent: () => document.body.insertAdjacentHTML('beforeend', '<p>markup</p>'),
            fragment: () => document.createRange().createContextualFragment('<p>markup</p>'),
            parser: () => new DOMParser().parseFromString('<p>markup</p>', 'text/html'),
            frame: () => (document.createElement('iframe').srcdoc = '<script>parent.ran.push(1)</script>'),
            write: () => document.write('<p>markup</p>'),
            // oxlint-disable-next-line no-eval -- it is what must not work
            evaluation: () => (0, eval)('ran.push(1)'),
            made: () => new Function('ran.push(1)')(),
            handler() {
              const button = document.createElement('button');
              button.setAttribute('onclick', 'ran.push(1)');
              button.click();
            },
            timer: () => setTimeout('ran.push(1)', 0),
            scriptOfApi: () => (document.createElement('script').src = '/api/artifacts'),
            scriptOfData: () => (document.createElement('script').src = 'data:text/javascript,ran.push(1)'),
            scriptOfBlob: () =>
              (document.createElement('script').src = URL.createObjectURL(new Blob(['ran.push(1)']))),
            secondPolicy: () =>
              (
                window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
              ).trustedTypes.createPolicy('mine', {}),
            secondDefault: () =>
              (
                window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
              ).trustedTypes.createPolicy('default', {}),
          };
          const passed = Object.entries(attempts).flatMap(([name, attempt]) => {
            try {
              attempt();
              return [name];
            } catch {
              return [];
            }
          });
          const script = document.createElement('script');
          script.append('ran.push(1)');
          const style = document.createElement('style');
          style.append('#target { color: rgb(1, 2, 3) }');
          const target = document.createElement('p');
          target.id = 'target';
          target.setAttribute('style', 'width: 123px');
          document.body.append(script, style, target);
          const elsewhere = document.createElement('script');
          elsewhere.src = 'https://evil.example/x.js';
          const loaded = await new Promise((resolve) => {
            elsewhere.addEventListener('load', () => resolve(true));
            elsewhere.addEventListener('error', () => resolve(false));
            document.head.append(elsewhere);
          });
          const { color, width } = getComputedStyle(target);
          return { passed, ran, loaded, looks: color === 'rgb(1, 2, 3)' || width === '123px' };
        });
        expect(outcome).toEqual({ passed: [], ran: [], loaded: false, looks: false });
        await expect.poll(() => reports).toContain('POST');
      },
    );
  });
});
