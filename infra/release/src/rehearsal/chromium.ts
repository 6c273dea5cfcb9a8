import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chromium without a window that finds this site and no other host, or the reason why there is none. */
export async function launchChromium(
  env: Readonly<Record<string, string | undefined>>,
  site: string,
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
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Containers have little of that memory; the temporary folder takes its place.
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-sync',
      // Whatever a page tries, by a redirect, a socket or a link: it must not look around in the network that this runs in.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(site).hostname}`,
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
  });
}
