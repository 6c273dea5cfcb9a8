import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteSignal, SignalsRequest } from '@coachlab/contracts';
import { isStillTheSame, mark, openTab, person } from '../support/people.ts';
import { goByMenu } from '../support/menu.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const SIGNALS_PATH = '/api/registry/signals';

/** A page of each section, what it says, and its link in the menu. */
const SECTIONS = {
  journey: { path: '/', says: 'Start Your Journey', link: /^Home/ },
  catalog: { path: '/lab', says: 'GROW', link: /^Lab/ },
  assessment: { path: '/certifications', says: 'Certification', link: /^Certifications/ },
  community: { path: '/forum', says: 'Coaching Forum', link: /^Forum/ },
} as const;
const NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

test.describe.configure({ mode: 'serial' });

test.describe('with a section whose files cannot be had when the tab begins', () => {
  let stack: Stack;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
  });
  test.afterAll(() => stack?.end());

  for (const gone of NAMES) {
    test(`${gone}: the others work, and it comes back without a reload`, async ({ browser }) => {
      test.setTimeout(120_000);
      const others = NAMES.filter((name) => name !== gone);
      const folders = foldersOf(stack, gone);
      expect(folders.length).toBeGreaterThan(1);
      const { page, context } = await openTab(browser, stack, await person(stack, NAMES.indexOf(gone)));
      const main = page.locator('main');
      const told: RemoteSignal[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === SIGNALS_PATH)
          told.push(...(request.postDataJSON() as SignalsRequest).signals);
      });
      const menuTo = async (name: keyof typeof SECTIONS) => {
        await goByMenu(page, SECTIONS[name].link);
      };
      const retry = main.getByRole('button', { name: 'Try again' });
      // Rendered before, so that the server has it: a skeleton, as a busy machine sends, is not kept.
      await expect
        .poll(async () => (await fetch(stack.url + SECTIONS[gone].path)).text())
        .toContain('"rendered":"page"');
      for (const folder of folders) renameSync(folder, `${folder}.away`);
      try {
        // Its own page, as the server rendered it, stays readable.
        await page.goto(SECTIONS[gone].path);
        await expect(main).toContainText(SECTIONS[gone].says);
        await expect(page.getByRole('alert')).toContainText('can be read');

        // It failed long before there was anything to tell of it with, and is told all the same.
        await expect
          .poll(() => told)
          .toContainEqual(expect.objectContaining({ remote: gone, outcome: 'failed', class: 'entry' }));

        // The others in the same tab, one after another.
        await mark(page);
        for (const name of others) {
          await menuTo(name);
          await expect(main).toContainText(SECTIONS[name].says);
          await expect(retry).toHaveCount(0);
        }

        // Reached from another: its panel, and again its panel. No import succeeds that brought nothing.
        await menuTo(gone);
        await expect(retry).toBeVisible();
        await retry.evaluate((button) => button.setAttribute('data-before', ''));
        await retry.click();
        await expect(retry.and(page.locator(':not([data-before])'))).toBeVisible();
        await expect(main).not.toContainText(SECTIONS[gone].says);
      } finally {
        for (const folder of folders) renameSync(`${folder}.away`, folder);
      }
      // By its button, and then by a navigation like any other.
      await retry.click();
      await expect(main).toContainText(SECTIONS[gone].says);
      await menuTo(others[0]!);
      await expect(main).toContainText(SECTIONS[others[0]!].says);
      await menuTo(gone);
      await expect(main).toContainText(SECTIONS[gone].says);
      expect(await isStillTheSame(page)).toBe(true);
      expect(told.filter(({ remote }) => remote !== gone)).toEqual(
        others.map((remote) => expect.objectContaining({ remote, outcome: 'loaded' })),
      );
      await context.close();
    });
  }
});

/** Wherever files of this remote are kept: in the gateway's mirror and in the registry. */
function foldersOf(stack: Stack, remote: string): string[] {
  const entries = readdirSync(join(stack.data, 'assets'), { withFileTypes: true, recursive: true });
  return [
    join(stack.data, 'gateway/mirror/remotes', remote),
    ...entries
      .filter((entry) => entry.isDirectory() && entry.name === remote)
      .map((entry) => join(entry.parentPath, entry.name)),
  ];
}
