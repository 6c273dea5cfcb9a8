import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the tests: the one of CHROMIUM_PATH, Debian's, or Playwright's own. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? DEBIAN.find((path) => existsSync(path)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}
