import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { BenchPage } from '../pages.ts';
import { openSlowPage } from './open-slow-page.ts';
import { watchFirstLoad } from './probe.ts';
import { Requests, type RequestTotals } from './requests.ts';

export interface Visit extends RequestTotals {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  hydrated: number;
  /** Milliseconds of the main thread in scripts, until the page was quiet. */
  script: number;
  lcpElement: string;
}

const QUIET_MS = 700;
const GIVE_UP_MS = 45_000;

/** One first visit by a browser that has nothing: measured until the page is hydrated and asks for no more. */
export async function visit(browser: Browser, origin: string, { path, content }: BenchPage): Promise<Visit> {
  const { context, page, client } = await openSlowPage(browser);
  try {
    await client.send('Performance.enable');
    const requests = new Requests(client);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(watchFirstLoad, content);

    await page.goto(origin + path, { waitUntil: 'commit', timeout: GIVE_UP_MS });
    const end = performance.now() + GIVE_UP_MS;
    let rested = false;
    for (;;) {
      const { hydrated, ...paints } = await page.evaluate(() => window.firstLoadProbe);
      if (hydrated > 0 && !rested) {
        // What a page keeps for an idle moment is part of its first visit.
        await page.waitForLoadState('load', { timeout: GIVE_UP_MS });
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        rested = true;
      } else if (hydrated > 0 && requests.quietFor() >= QUIET_MS) {
        const script = await scriptTime(client);
        return { ...paints, hydrated, script, ...requests.totals() };
      }
      if (performance.now() > end) {
        throw new Error(`${origin}${path} did not appear within ${GIVE_UP_MS} ms. ${complaints.join(' · ')}`);
      }
      await sleep(100);
    }
  } finally {
    await context.close();
  }
}

async function scriptTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}
