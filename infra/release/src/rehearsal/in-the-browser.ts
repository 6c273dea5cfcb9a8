import type { Browser } from 'playwright-core';
import { type Audit, auditPage, type Violation } from './accessibility.ts';
import type { Fault } from './fault.ts';
import { type Figures, measure, readFigures } from './figures.ts';
import { keepGlobals, readReplaced } from './globals.ts';
import { followAll, pressAll, UsedPage } from './interact.ts';
import { readLinks, type SectionRoutes } from './links.ts';
import { PageWatch } from './page-watch.ts';
import { answer, arrive, type Found, Frozen, whyItEnded } from './page-state.ts';
import { isQuick, longer, type Patience } from './patience.ts';
import type { SiteVisit } from './site-visit.ts';

/** Milliseconds. */
const AUDITED_WITHIN = 60_000;
/** What a machine that is busy at that moment looks like as well: it counts when it is there the second time. */
const MAY_BE_THE_MACHINE: ReadonlySet<Fault['code']> = new Set(['not_taken_over', 'frozen']);

export interface BrowserLook {
  address: string;
  figures: Figures | null;
  /** Null where nothing audited the page. */
  violations: Violation[] | null;
  /** Functions of the browser that are others than before any script ran. */
  replaced: string[];
  /** Addresses of this site that it links to. */
  links: string[];
  pressed: number;
  /** Keys of the links that were followed. */
  followed: string[];
  faults: Fault[];
}

export interface BrowserTask {
  browser: Browser;
  visit: SiteVisit;
  address: string;
  remote: string;
  declared: ReadonlySet<string> | null;
  presses: boolean;
  /** Of links to other pages of the section, which are followed; null for none. */
  follows: SectionRoutes | null;
  /** Null without axe-core. */
  audit: Audit | null;
  /** File for a picture of the whole page; null for none. */
  picture: string | null;
  patience: Patience;
}

/** The same page of the other release, which is loaded at the same moment. */
interface Beside {
  /** Milliseconds until it was hydrated; null where that is not known, or was never. */
  took: () => number | null;
  /** Hears as much of this one. */
  tell: (took: number | null) => void;
}
const ALONE: Beside = { took: () => null, tell: () => {} };

/**
 * One page in a session of its own that cannot write: how it comes, and what each of its buttons and links does. One that was
 * only too slow is looked at again with more patience, unless the other release's was fast at the same moment.
 */
export async function lookInBrowser(task: BrowserTask, beside = ALONE): Promise<BrowserLook> {
  const { patience } = task;
  const { ranOut, ...look } = await lookOnce(task, beside);
  const isCertain = look.faults.length === 0 || look.faults.some(({ code }) => !MAY_BE_THE_MACHINE.has(code));
  if (isCertain || (ranOut && isQuick(patience, beside.took()))) return look;
  const slowly = { ...task, patience: longer(patience, beside.took()) };
  const { ranOut: _, ...second } = await lookOnce(slowly, beside);
  return second;
}

/** `ranOut`: it was waited for until it was to be hydrated or to answer, and in vain. */
async function lookOnce(task: BrowserTask, beside: Beside): Promise<BrowserLook & { ranOut: boolean }> {
  const { browser, visit, address, remote, declared, presses, follows, audit, picture, patience } = task;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  const found: Found[] = [];
  let [isThere, ranOut] = [false, false];
  const look: Omit<BrowserLook, 'faults'> = {
    address,
    figures: null,
    violations: null,
    replaced: [],
    links: [],
    pressed: 0,
    followed: [],
  };
  try {
    await context.addCookies(visit.cookies);
    await context.addInitScript(keepGlobals);
    await context.addInitScript(measure);
    const watch = await PageWatch.begin(context, visit.site, declared);
    const page = await context.newPage();
    const stage = { page, url: visit.site + address, remote, watch, patience };
    const { found: broken, took } = await arrive(stage);
    found.push(...broken, ...watch.take());
    beside.tell(took);
    [isThere, ranOut] = [true, took === null];
    look.replaced = await answer(stage, page.evaluate(readReplaced));
    // A page that is broken as it stands would say the same again after each press.
    if (found.length === 0) {
      look.figures = await answer(stage, page.evaluate(readFigures));
      look.links = await answer(stage, readLinks(page));
      if (audit) look.violations = await answer(stage, auditPage(page, audit), AUDITED_WITHIN);
      if (picture !== null) await page.screenshot({ path: picture, fullPage: true, animations: 'disabled' });
      const used = new UsedPage(stage);
      if (presses) look.pressed = await pressAll(used, found);
      if (follows) look.followed = await followAll(used, follows, found);
    }
  } catch (error) {
    ranOut = !isThere && error instanceof Frozen;
    found.push(whyItEnded(error));
  } finally {
    await context.close();
  }
  return { ...look, ranOut, faults: found.map((fault) => ({ address, part: 'browser', ...fault })) };
}
