import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Fault } from './fault.ts';
import type { PageWatch } from './page-watch.ts';
import type { Patience } from './patience.ts';

/** Milliseconds until a page's document is there. */
const ARRIVES_WITHIN = 60_000;
/** Milliseconds between two questions whether a page that is not hydrated yet still answers. */
const ASK_EVERY = 500;
/** Milliseconds in which effects and timers show what they do, after the page has come and after something was done to it. */
export const SETTLES_IN = { page: 1_000, press: 400 };
/** Milliseconds after which a page that threw, and asks for nothing and does nothing any more, will not be hydrated. */
const GIVEN_UP_AFTER = 3_000;

/** One page that is looked at. */
export interface Stage {
  page: Page;
  url: string;
  remote: string;
  watch: PageWatch;
  patience: Patience;
}

export type Found = Pick<Fault, 'code' | 'text' | 'link'>;

export interface Arrival {
  found: Found[];
  /** Milliseconds until the page was hydrated; null when it was not. */
  took: number | null;
}

/** Loads a page, and waits until it is hydrated and has settled. */
export async function arrive(stage: Stage): Promise<Arrival> {
  const { page, url, remote, watch, patience } = stage;
  const began = performance.now();
  watch.forgetError();
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: ARRIVES_WITHIN }).catch(() => {
    throw new Frozen(`The page did not load within ${ARRIVES_WITHIN / 1_000} s.`);
  });
  const waiting = new AbortController();
  const end = await Promise.race([
    page
      .waitForFunction(isTakenOver, remote, { timeout: patience.takenOver })
      .then(() => 'hydrated' as const)
      .catch(() => 'late' as const),
    givenUp(stage, waiting.signal),
  ]).finally(() => waiting.abort());
  const took = end === 'hydrated' ? performance.now() - began : null;
  await settle(stage, SETTLES_IN.page);
  if (took !== null && (await isStanding(stage))) return { found: [], took };
  const texts = {
    hydrated: 'After it had loaded, an error replaced the section.',
    late: `The page was not hydrated within ${patience.takenOver / 1_000} s: its buttons do nothing.`,
    threw: 'The page was not hydrated after an error: its buttons do nothing.',
  };
  return { found: [{ code: 'not_taken_over', text: texts[end] }], took };
}

/**
 * Until somebody ends it, asks whether the page answers, and whether it has come to its end with an error.
 * @throws Frozen as soon as it does not answer, and nothing else
 */
async function givenUp(stage: Stage, ended: AbortSignal): Promise<'threw'> {
  while (!ended.aborted) {
    await answer(
      stage,
      stage.page.evaluate(() => {}),
    ).catch((error: unknown) => {
      // What else may be wrong with it is found by whoever waits for it.
      if (error instanceof Frozen) throw error;
    });
    if (stage.watch.hasEndedInError(GIVEN_UP_AFTER) && (await isIdle(stage.page))) return 'threw';
    await sleep(ASK_EVERY);
  }
  return new Promise(() => {});
}

/** Whether its main thread has nothing to do at this moment. One that cannot be asked has broken what every script needs. */
function isIdle(page: Page): Promise<boolean> {
  const idle = page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  return Promise.race([
    idle.then(
      () => true,
      () => true,
    ),
    sleep(ASK_EVERY).then(() => false),
  ]);
}

/** Runs in the page: React has the section's heading, or whatever it begins with, in hand. */
function isTakenOver(remote: string): boolean {
  const section = document.querySelector(`main [data-remote="${remote}"]`);
  const element = section?.querySelector('h1') ?? section?.firstElementChild;
  return !!element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the section is still there, with something in it. */
export function isStanding(stage: Stage): Promise<boolean> {
  return answer(
    stage,
    stage.page.evaluate(
      (name) => (document.querySelector(`main [data-remote="${name}"]`)?.childElementCount ?? 0) > 0,
      stage.remote,
    ),
  );
}

/** Waits in the page, so that one that does not answer is found out. One that loads anew meanwhile gets the time again. */
export async function settle(stage: Stage, ms: number): Promise<void> {
  const { page } = stage;
  const wait = () =>
    answer(
      stage,
      page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms),
    );
  await wait().catch(async (error: unknown) => {
    if (!hasLeft(error)) throw error;
    await page.waitForLoadState('domcontentloaded', { timeout: ARRIVES_WITHIN });
    await wait();
  });
}

/** What a look that could not be ended found. @throws what is no fault of the page */
export function whyItEnded(error: unknown): Found {
  if (error instanceof Frozen) return { code: 'frozen', text: error.message };
  const said = String(error);
  // Playwright's own word for a tab that the system or the engine ended.
  if (/\bcrashed\b/.test(said)) return { code: 'frozen', text: 'The tab crashed.' };
  if (hasLeft(error)) return { code: 'not_taken_over', text: 'It keeps reloading or navigating elsewhere.' };
  // Playwright asks with the page's own arrays, promises and timers.
  if (/^\w*Error: page\.evaluate: /.test(said))
    return { code: 'replaces_global', text: `It breaks what every script needs: ${said.split('\n', 1)[0]!}` };
  throw error;
}

/** Playwright's own words for a page that went elsewhere, or was loaded anew, while it was asked. */
const hasLeft = (error: unknown) =>
  /Execution context was destroyed|because of a navigation/.test(String(error));

/** A tab whose script never ends answers nothing. */
export class Frozen extends Error {}

/** What the page answers. @throws Frozen when it takes too long */
export async function answer<T>(
  { patience }: Pick<Stage, 'patience'>,
  answered: Promise<T>,
  within = patience.answers,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Frozen(`The page did not respond for ${within / 1_000} s.`)), within);
  });
  // What comes after its time, when the tab is closed, is nobody's.
  answered.catch(() => {});
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
