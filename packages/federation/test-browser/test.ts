import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildSite } from './build-site.ts';
import type { BuiltRelease } from './build-site.ts';
import { Site } from './site.ts';

export interface Built {
  dir: string;
  v1: BuiltRelease;
  v2: BuiltRelease;
}

interface Fixtures {
  site: Site;
  messages: string[];
}

export const test = base.extend<Fixtures, { releases: Built }>({
  releases: [
    async ({ browserName: _browserName }, provide) => {
      const dir = await mkdtemp(join(tmpdir(), 'federation-'));
      await provide({ dir, ...(await buildSite(dir)) });
      await rm(dir, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ releases }, provide) => {
    const site = new Site(releases.dir);
    site.release = releases.v1;
    await site.listen();
    await provide(site);
    await site.close();
  },
  messages: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await provide(messages);
  },
});

export const ENTRY = /remoteEntry/;

export const load = (page: Page, name = 'hello') => page.evaluate((of) => window.host.load(of), name);

export const colour = (page: Page, selector = '#hello') =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);
