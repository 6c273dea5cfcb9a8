import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { SLOW_PHONE } from '../profile.ts';

export interface SlowPage {
  context: BrowserContext;
  page: Page;
  client: CDPSession;
}

/** A browser that has nothing, on a cheap phone with a slow line. Close its context. */
export async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: SLOW_PHONE.screen,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.downloadBytesPerSecond,
    uploadThroughput: SLOW_PHONE.uploadBytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  return { context, page, client };
}
