import type { Page } from '@playwright/test';
import { publicData, type PublicData, quickstartByHand, ranking, stageOf } from '../support/path-by-hand.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

const HISTORIES = 12;
const PERSONAS = ['executive', 'strategist', 'enabler', 'emerging_coach', 'practitioner'];

let data: PublicData;
test.beforeAll(async ({ request }) => {
  data = await publicData(request);
});

for (const persona of PERSONAS) {
  // The lists are the same at every width.
  test(`the path of ${persona} equals a calculation from the public API @desktop`, async ({ page }) => {
    test.setTimeout(120_000);
    await asVisitor(page, { persona });
    await page.goto('/journey');
    const random = seeded(persona.length);
    for (let history = 0; history < HISTORIES; history += 1) {
      const share = history / HISTORIES;
      const completed = data.artifacts.map(({ id }) => id).filter(() => random() < share);
      for (const mode of ['guided', 'explore'] as const) {
        await changeInAnotherTab(page, {
          completed_items: JSON.stringify(completed),
          journey_mode: mode,
        });
        const heading = mode === 'guided' ? 'Your Learning Path' : 'Recommended For You';
        const list = page.getByRole('region', { name: heading });
        const expected = ranking(data, persona, completed, mode).slice(0, 10);
        await expect(list.getByRole('listitem').getByRole('heading')).toHaveText(
          expected.map(({ title }) => title),
        );
      }
    }
    await page.goto('/quickstart');
    const start = page.getByRole('region', { name: 'Start Here' }).getByRole('heading', { level: 3 });
    await expect(start).toHaveText(quickstartByHand(data, persona).map(({ title }) => title));
  });

  test(`guided mode always has something open in the top ten for ${persona} @desktop`, () => {
    const completed: string[] = [];
    for (;;) {
      const stage = stageOf(data, completed);
      const all = ranking(data, persona, completed, 'guided');
      const open = all.slice(0, 10).find(({ id }) => !completed.includes(id));
      if (!open) {
        expect(stage).toBe('mastery');
        expect(completed).toHaveLength(data.artifacts.length);
        return;
      }
      completed.push(open.id);
    }
  });
}

/** What a page hears when another tab has written: much cheaper than to load it anew for each history. */
async function changeInAnotherTab(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((changed) => {
    for (const [key, newValue] of Object.entries(changed)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, values);
}

/** mulberry32: the same histories every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
