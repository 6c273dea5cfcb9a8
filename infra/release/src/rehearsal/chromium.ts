import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chromium without a window, or the reason why there is none. */
export async function launchChromium(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Browser | string> {
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return 'playwright-core is not installed (npm install playwright-core)';
  const { chromium } = playwright;
  const executablePath = [env['CHROMIUM_PATH'], ...PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (executablePath === undefined) return 'there is no Chromium on this machine (CHROMIUM_PATH names one)';
  return chromium.launch({
    executablePath,
    // Containers give no namespaces for a sandbox. What runs here is a release that visitors are to run.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}
