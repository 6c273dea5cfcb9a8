import type { Page } from '@playwright/test';

/** Milliseconds after which a page is taken as one that nothing takes over: its section's code may be missing. */
const PATIENCE = 4_000;

/**
 * Waits until React has taken over the page's heading: a press on what only the server has rendered goes nowhere, and a
 * busy machine may take a while from the one to the other.
 */
async function hydrated(page: Page): Promise<void> {
  const isTakenOver = () => {
    // A page that is none of the shell's, such as the desk or what the worker shows offline: it is as it stays.
    if (document.readyState === 'complete' && !document.getElementById('boot')) return true;
    const element = document.querySelector('main h1') ?? document.querySelector('main');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isTakenOver, undefined, { timeout: PATIENCE }).catch(() => {});
}

/** From here on the page comes back from `goto` and `reload` as a person meets it: ready to be used. */
export function arriveHydrated(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    // Who goes on before a page has come looks at it without its scripts.
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await hydrated(page);
    return response;
  };
  return page;
}
