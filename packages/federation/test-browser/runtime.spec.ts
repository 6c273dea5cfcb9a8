// Module Federation's runtime comes after the first page, or not at all.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ENTRY, load, test } from './test.ts';

const RUNTIME = /runtime-host/;

test.describe('the runtime', () => {
  test('is not fetched for the pages of one container', async ({ page, site }) => {
    await page.goto(site.origin);
    await load(page);
    expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
    expect(site.count(RUNTIME)).toBe(0);
    expect(await page.evaluate(() => '__FEDERATION__' in window)).toBe(false);
  });

  test('takes over a container that began without it', async ({ page, site, messages }) => {
    await page.goto(site.origin);
    await load(page);
    await page.evaluate(() => window.host.loadRuntime());
    expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
    await expect(page.locator('#root')).toHaveText('plain 1.0.0');
    // The same container goes on: the first page's module is the one that was there.
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    expect(await page.evaluate(() => window.host.loadMore())).toBe('tiny_1_0_0-more.module-more');
    expect(await modulesOf(page)).toEqual(['tiny_1_0_0']);
    expect(site.count(ENTRY)).toBe(1);
    expect(messages).toEqual([]);
  });

  test('comes with the second container, and pages after it come through it', async ({
    page,
    site,
    releases,
  }) => {
    Object.assign(site, { release: releases.v2, fallback: releases.v1 });
    site.fail(/2\.0\.0/, 'not-found');
    await page.goto(site.origin);
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    await page.waitForFunction(() => '__FEDERATION__' in window);
    await page.evaluate(() => window.host.loadRuntime());
    expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
    expect(await modulesOf(page)).toEqual(['tiny_1_0_0']);
    expect(site.count(RUNTIME)).toBe(1);
  });

  for (const fault of ['not-found', 'hang'] as const) {
    test(`is done without where it cannot be had: ${fault}`, async ({ page, site, releases }) => {
      Object.assign(site, { release: releases.v2, fallback: releases.v1 });
      site.fail(/2\.0\.0/, 'not-found');
      site.fail(RUNTIME, fault);
      await page.goto(site.origin);
      expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
      expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
      await expect(page.locator('#root')).toHaveText('plain 1.0.0');
    });
  }
});

/** Containers from which the runtime has taken pages. */
function modulesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The runtime's own name for what it keeps of every host.
    // oxlint-disable-next-line no-underscore-dangle
    const [host] = window.__FEDERATION__.__INSTANCES__;
    return [...host!.moduleCache.keys()];
  });
}
