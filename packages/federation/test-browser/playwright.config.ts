import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** A system browser is preferred: downloads by test tools do not work everywhere. */
const systemBrowser = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: '.',
  // The check names each test that needed it (docs/testing.md).
  retries: 1,
  // Generous, since only a failure takes that long: runners are busy machines.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    launchOptions: {
      ...(systemBrowser && { executablePath: systemBrowser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
