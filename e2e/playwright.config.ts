import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { siteUnderTest } from './support/site.ts';

// Debian's browser before a downloaded one: downloads by test tools do not work everywhere.
const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
const site = await siteUnderTest();

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  outputDir: '../.cache/e2e/results',
  reporter: 'list',
  forbidOnly: true,
  // The check names each test that needed it (docs/testing.md).
  retries: 1,
  // Generous, since only a failure takes that long: runners are busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One machine runs the browser, the gateway and six services.
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: site.url,
    // A worker's requests pass by `page.route` and `page.on('request')`, and it would answer for a site that a test has
    // stopped. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording slows every step down: a test is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Each of these brings up a site of its own and breaks it. First: whole files, of which a long one at the end would leave the other
    // worker idle.
    {
      name: 'faults',
      testDir: 'faults',
      fullyParallel: false,
      use: DESKTOP,
    },
    { name: 'phone', testDir: 'journeys', grepInvert: /@desktop/, use: PHONE },
    { name: 'desktop', testDir: 'journeys', grepInvert: /@phone/, use: DESKTOP },
  ],
  webServer: site.server,
});
