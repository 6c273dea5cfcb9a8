import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose answer depends on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Elements named for each violation; the rest is counted. */
const NAMED = 5;

/** Fails with each violation, its rule, its first elements and what is wrong with them. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNone(page, { runOnly: WCAG_22_AA });
}

/** What a theme cannot change, for a page whose colours another journey looks at. */
export function expectAccessibleButColour(page: Page): Promise<void> {
  const rules = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));
  return expectNone(page, { runOnly: WCAG_22_AA, rules });
}

/** On a wide screen alone, for what a page first shows: on a narrow one `room-for-content` looks at every kind of page. */
export async function expectAccessibleWhereWide(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 640) await expectAccessible(page);
}

/** The same as `expectAccessible`, and in the dark theme what a theme can change. Leaves the page light. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, { runOnly: { type: 'rule', values: OF_COLOUR } });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}

async function expectNone(page: Page, rules: RunOptions): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What is well is not described: that takes longer than to find what is not.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (how) => (globalThis as unknown as { axe: typeof axe }).axe.run(how),
    options,
  );
  const told = violations.map(({ id, nodes }) => {
    const named = nodes
      .slice(0, NAMED)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id}, ${nodes.length} elements\n${named.join('\n')}`;
  });
  expect(told).toEqual([]);
}

/** A theme that was just changed is on its way for two frames and a transition; half of each has no contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // What inherits a colour begins its own transition when that of its parent ends.
    for (;;) {
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (transitions.length === 0) return;
      // Not waited for: one inside of what is closed goes on for ever.
      for (const transition of transitions) transition.finish();
      await frame();
    }
  });
}
