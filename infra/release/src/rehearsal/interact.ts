import { chooseLinks, findLink, readLinks, type SectionRoutes } from './links.ts';
import { answer, arrive, type Found, isStanding, settle, SETTLES_IN, type Stage } from './page-state.ts';
import { chooseButtons, press, readButtons } from './press.ts';

/** A page whose buttons and links are used. It is loaded anew before the next of them, where one has changed it. */
export class UsedPage {
  readonly stage: Stage;
  #isChanged = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  changed(): void {
    this.#isChanged = true;
  }

  /** The page as it was; what it says of itself then was looked at before. */
  async startOver(): Promise<void> {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const { page, watch } = this.stage;
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear())).catch(() => {});
    await arrive(this.stage);
    watch.take();
  }
}

/** Presses each button of the page once. @returns how many */
export async function pressAll(used: UsedPage, found: Found[]): Promise<number> {
  const { stage } = used;
  const { page, url, watch } = stage;
  const before = await answer(stage, readButtons(page));
  let pressed = 0;
  for (const button of chooseButtons(before)) {
    await used.startOver();
    if (!(await answer(stage, press(page, button)))) continue;
    pressed += 1;
    await settle(stage, SETTLES_IN.press);
    const left = page.url() !== url;
    const faults = watch.take();
    if (!left && !(await isStanding(stage)))
      faults.push({ code: 'not_taken_over', text: 'An error replaced the section.' });
    found.push(
      ...faults.map(({ code, text }) => ({ code, text: `After clicking "${button.label}": ${text}` })),
    );
    if (left || faults.length > 0 || !sameLabels(before, await answer(stage, readButtons(page))))
      used.changed();
  }
  return pressed;
}

/**
 * Opens links to the section's other pages, as visitors do who are there already: no document comes, the page's code and
 * data do.
 * @returns the routes and entries of the navigation that were opened
 */
export async function followAll(used: UsedPage, section: SectionRoutes, found: Found[]): Promise<string[]> {
  const { stage } = used;
  const { page, url, watch } = stage;
  const opened: string[] = [];
  await used.startOver();
  for (const link of chooseLinks(await answer(stage, readLinks(page)), section, new URL(url).pathname)) {
    await used.startOver();
    if (!(await answer(stage, findLink(page, link.path)))) continue;
    const faults = (await comesTo(stage, link.path)) ? [] : [notThere(stage)];
    await settle(stage, SETTLES_IN.page);
    faults.push(...watch.take());
    if (faults.length === 0 && !(await isStanding(stage)))
      faults.push({ code: 'not_taken_over', text: 'An error replaced the section.' });
    const what = `After the link to ${link.path} is followed`;
    found.push(...faults.map(({ code, text }) => ({ code, text: `${what}: ${text}`, link: link.path })));
    opened.push(link.key);
    used.changed();
  }
  return opened;
}

const notThere = ({ patience }: Stage): Found => ({
  code: 'not_taken_over',
  text: `Its page did not load within ${patience.takenOver / 1_000} s.`,
});

/** A page may send its visitor on; that one stands where it was is what counts. */
function comesTo({ page, remote, patience }: Stage, path: string): Promise<boolean> {
  const isThere = ({ address, name }: { address: string; name: string }) =>
    location.pathname + location.search === address &&
    (document.querySelector(`main [data-remote="${name}"]`)?.childElementCount ?? 0) > 0;
  return page
    .waitForFunction(isThere, { address: path, name: remote }, { timeout: patience.takenOver })
    .then(() => true)
    .catch(() => false);
}

const sameLabels = (a: { label: string }[], b: { label: string }[]) =>
  a.length === b.length && a.every(({ label }, at) => label === b[at]?.label);
