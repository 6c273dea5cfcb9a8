import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Everything that the worker has kept, as addresses; and the names of its caches. */
export function keptIn(page: Page): Promise<{ caches: string[]; addresses: string[]; texts: string }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        const texts = await Promise.all(
          requests.map(async (request) => (await cache.match(request))!.text()),
        );
        return { addresses: requests.map(({ url }) => new URL(url).pathname + new URL(url).search), texts };
      }),
    );
    return {
      caches: names,
      addresses: found.flatMap(({ addresses }) => addresses),
      texts: found.flatMap(({ texts }) => texts).join('\n'),
    };
  });
}

/** Waits until the worker is there and has kept these addresses. It is only fetched for somebody who stays, so keys are pressed. */
export async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect
    .poll(async () => {
      // A page that has just come may not hear the first.
      await page.keyboard.press('Shift');
      const kept = await keptIn(page).catch(() => ({ addresses: [] as string[] }));
      return addresses.filter((address) => !kept.addresses.includes(address));
    }, 'pages that the worker has not kept')
    .toEqual([]);
}
