import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Elements named for each violation; the rest is counted. */
const NAMED = 5;

/** Fails with each violation, its rule, its first elements and what is wrong with them. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
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
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
