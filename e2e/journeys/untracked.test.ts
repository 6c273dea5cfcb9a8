import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const SIGNALS = '/api/registry/signals';

for (const [name, property, value, sends] of [
  ['that says nothing', 'doNotTrack', null, true],
  ['with Do Not Track', 'doNotTrack', '1', false],
  ['with Global Privacy Control', 'globalPrivacyControl', true, false],
] as const) {
  test(
    `a browser ${name} ${sends ? 'tells' : 'does not tell'} how the page loaded`,
    { tag: '@desktop' },
    async ({ page }) => {
      await asVisitor(page, {});
      await page.addInitScript(
        ([key, answer]) => Object.defineProperty(navigator, key, { get: () => answer }),
        [property, value] as const,
      );
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith(SIGNALS)) asked.push(pathname);
      });
      await page.goto('/lab');
      if (sends) {
        await expect.poll(() => asked).toContain(`${SIGNALS}/token`);
        return;
      }
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Forum/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Coaching Forum' })).toBeVisible();
      // What waits is sent when the page is left.
      await page.goto('/studio');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    },
  );
}
