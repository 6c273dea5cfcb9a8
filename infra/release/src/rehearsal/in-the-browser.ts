import type { Browser, Page } from 'playwright-core';
import { type Audit, auditPage, type Violation } from './accessibility.ts';
import type { Fault } from './fault.ts';
import { type Figures, measure, readFigures } from './figures.ts';
import { PageWatch } from './page-watch.ts';
import { chooseButtons, press, readButtons } from './press.ts';
import type { SiteVisit } from './site-visit.ts';

/** Milliseconds, for a machine that does other things: until a page is there, until React has taken it over, until it answers. */
const ARRIVES_WITHIN = 60_000;
const TAKEN_OVER_WITHIN = 20_000;
const ANSWERS_WITHIN = 15_000;
const AUDITED_WITHIN = 60_000;
/** What a machine that is busy at that moment looks like as well: it counts when it is there the second time. */
const MAY_BE_THE_MACHINE: ReadonlySet<Fault['code']> = new Set(['not_taken_over', 'frozen']);
/** Milliseconds in which effects and timers show what they do, after the page has come and after a press. */
const SETTLES_IN = { page: 1_000, press: 400 };

export interface BrowserLook {
  address: string;
  figures: Figures | null;
  /** Null where nothing audited the page. */
  violations: Violation[] | null;
  pressed: number;
  faults: Fault[];
}

export interface BrowserTask {
  browser: Browser;
  visit: SiteVisit;
  address: string;
  remote: string;
  declared: ReadonlySet<string> | null;
  presses: boolean;
  /** Null without axe-core. */
  audit: Audit | null;
  /** File for a picture of the whole page; null for none. */
  picture: string | null;
}

type Found = Pick<Fault, 'code' | 'text'>;

/** One page in a session of its own that cannot write: how it comes, and what each of its buttons does. */
export async function lookInBrowser(task: BrowserTask): Promise<BrowserLook> {
  const look = await lookOnce(task);
  const isCertain = look.faults.length === 0 || look.faults.some(({ code }) => !MAY_BE_THE_MACHINE.has(code));
  return isCertain ? look : lookOnce(task);
}

async function lookOnce({
  browser,
  visit,
  address,
  remote,
  declared,
  presses,
  audit,
  picture,
}: BrowserTask): Promise<BrowserLook> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  const found: Found[] = [];
  let figures: Figures | null = null;
  let violations: Violation[] | null = null;
  let pressed = 0;
  try {
    await context.addCookies(visit.cookies);
    await context.addInitScript(measure);
    const watch = await PageWatch.begin(context, visit.site, declared);
    const page = await context.newPage();
    found.push(...(await arrive(page, visit.site + address, remote)), ...watch.take());
    // A page that is broken as it stands would say the same again after each press.
    if (found.length === 0) {
      figures = await inTime(page.evaluate(readFigures));
      if (audit) violations = await inTime(auditPage(page, audit), AUDITED_WITHIN);
      if (picture !== null) await page.screenshot({ path: picture, fullPage: true, animations: 'disabled' });
      if (presses) pressed = await pressAll(page, visit.site + address, remote, watch, found);
    }
  } catch (error) {
    // Playwright's own word for a tab that the system or the engine ended.
    const crashed = /\bcrashed\b/.test(String(error));
    if (!(error instanceof Frozen) && !crashed) throw error;
    found.push({ code: 'frozen', text: crashed ? 'Its tab crashes.' : (error as Error).message });
  } finally {
    await context.close();
  }
  return {
    address,
    figures,
    violations,
    pressed,
    faults: found.map((fault) => ({ address, part: 'browser', ...fault })),
  };
}

async function arrive(page: Page, url: string, remote: string): Promise<Found[]> {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: ARRIVES_WITHIN }).catch(() => {
    throw new Frozen(`The page does not come within ${ARRIVES_WITHIN / 1_000} s.`);
  });
  const taken = await page
    .waitForFunction(isTakenOver, remote, { timeout: TAKEN_OVER_WITHIN })
    .then(() => true)
    .catch(() => false);
  await settle(page, SETTLES_IN.page);
  if (taken && (await isStanding(page, remote))) return [];
  const text = taken
    ? 'The section gave way to an error after it had come.'
    : `Nothing took the page over in ${TAKEN_OVER_WITHIN / 1_000} s: its buttons are dead.`;
  return [{ code: 'not_taken_over', text }];
}

async function pressAll(
  page: Page,
  url: string,
  remote: string,
  watch: PageWatch,
  found: Found[],
): Promise<number> {
  const before = await inTime(readButtons(page));
  let pressed = 0;
  for (const button of chooseButtons(before)) {
    if (!(await inTime(press(page, button)))) continue;
    pressed += 1;
    await settle(page, SETTLES_IN.press);
    const left = page.url() !== url;
    const faults = watch.take();
    if (!left && !(await isStanding(page, remote)))
      faults.push({ code: 'not_taken_over', text: 'The section gives way to an error.' });
    found.push(
      ...faults.map(({ code, text }) => ({ code, text: `After "${button.label}" is pressed: ${text}` })),
    );
    if (left || faults.length > 0 || !sameLabels(before, await inTime(readButtons(page)))) {
      // As it was, for the next one; what the page says of itself then was looked at before.
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear())).catch(() => {});
      await arrive(page, url, remote);
      watch.take();
    }
  }
  return pressed;
}

const sameLabels = (a: { label: string }[], b: { label: string }[]) =>
  a.length === b.length && a.every(({ label }, at) => label === b[at]?.label);

/** Runs in the page: React has the section's heading, or whatever it begins with, in hand. */
function isTakenOver(remote: string): boolean {
  const section = document.querySelector(`main [data-remote="${remote}"]`);
  const element = section?.querySelector('h1') ?? section?.firstElementChild;
  return !!element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the section is still there, with something in it. */
function isStanding(page: Page, remote: string): Promise<boolean> {
  return inTime(
    page.evaluate(
      (name) => (document.querySelector(`main [data-remote="${name}"]`)?.childElementCount ?? 0) > 0,
      remote,
    ),
  );
}

const settle = (page: Page, ms: number) =>
  inTime(page.evaluate((wait) => new Promise<void>((resolve) => setTimeout(resolve, wait)), ms));

/** A tab whose script never ends answers nothing. */
class Frozen extends Error {}

async function inTime<T>(answer: Promise<T>, within = ANSWERS_WITHIN): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Frozen(`The page does not answer for ${within / 1_000} s.`)), within);
  });
  // What comes after its time, when the tab is closed, is nobody's.
  answer.catch(() => {});
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
