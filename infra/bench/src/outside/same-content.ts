import type { Browser, Page } from '@playwright/test';
import { watchFirstLoad } from '../measure/probe.ts';
import type { BenchPage } from '../pages.ts';
import { SLOW_PHONE } from '../profile.ts';

/** How many differences are named. */
const SHOWN = 8;

/**
 * Compares what a visitor sees of each page and can press, here and in the outside peer.
 *
 * @throws Error with the first differences: figures of other pages would say nothing
 */
export async function checkSameContent(
  browser: Browser,
  site: string,
  peers: readonly string[],
  pages: readonly BenchPage[],
): Promise<void> {
  const faults: string[] = [];
  for (const page of pages.filter(({ outside }) => outside)) {
    const here = await linesOf(browser, site, page);
    for (const peer of peers) {
      const there = await linesOf(browser, peer, page);
      for (const line of differences(here, there)) faults.push(`${page.path} of ${peer}: ${line}`);
    }
  }
  if (faults.length > 0)
    throw new Error(`The outside peer differs from this site:\n${faults.slice(0, SHOWN).join('\n')}`);
}

/**
 * Lines that only one of both has, and the first that stands elsewhere when there is none.
 *
 * @public to its test
 */
export function differences(here: readonly string[], there: readonly string[]): string[] {
  const missing = without(here, there).map((line) => `lacks "${line}"`);
  const added = without(there, here).map((line) => `has "${line}"`);
  if (missing.length + added.length > 0) return [...missing, ...added];
  const at = here.findIndex((line, index) => line !== there[index]);
  return at < 0 ? [] : [`has "${there[at]}" where "${here[at]}" is expected`];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

async function linesOf(browser: Browser, origin: string, { path, content }: BenchPage): Promise<string[]> {
  const context = await browser.newContext({ viewport: SLOW_PHONE.screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirstLoad, content);
    await page.goto(origin + path);
    await page.waitForFunction(() => window.firstLoadProbe.hydrated > 0);
    // What only a browser knows has been drawn by then.
    await page.waitForLoadState('networkidle');
    return await readLines(page);
  } finally {
    await context.close();
  }
}

/** The text as it is seen, with the level of what is a heading, and each control with its name, state and address. */
function readLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const text = document.body.innerText.split('\n').map(words).filter(Boolean);
    const controls = [...document.querySelectorAll('h1,h2,h3,h4,a[href],button,input,textarea,summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const label = (element as HTMLInputElement).labels?.[0]?.innerText;
        const name = words(element.getAttribute('aria-label') ?? label ?? element.textContent);
        const pressed = element.getAttribute('aria-pressed') ?? element.getAttribute('aria-selected') ?? '';
        return [element.localName, name, pressed, element.getAttribute('href') ?? ''].join(' | ');
      });
    return [...text, ...controls];
  });
}
