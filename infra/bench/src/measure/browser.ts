import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../local/src/check/browser.ts';

const LOG = '.cache/bench/browser.log';

/** The browser of the tests: found, or installed where that can be done; else an error that says how to name one. */
export async function launchBrowser(): Promise<Browser> {
  mkdirSync('.cache/bench', { recursive: true });
  const found = await findBrowser(LOG, process.env);
  if ('missing' in found) throw new Error(found.missing);
  return chromium.launch({
    executablePath: found.env?.['CHROMIUM_PATH'] ?? process.env['CHROMIUM_PATH'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}
