import { rmSync } from 'node:fs';
import type { RegistryStatus, RolloutStatus } from '@coachlab/contracts';
import { isStillTheSame, mark, openTab, type Person, person, runs, type Tab } from '../support/people.ts';
import { breakPage } from '../support/break-page.ts';
import { copyOf } from '../support/copy-of.ts';
import { goByMenu } from '../support/menu.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

test.describe('a candidate whose page throws', () => {
  let stack: Stack;
  let folder: string;
  let stable: string;
  const tabs: Tab[] = [];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
    folder = copyOf('catalog');
    stable = runs(await person(stack, 0), 'catalog').version;
  });
  test.afterAll(async () => {
    await Promise.all(tabs.map(({ context }) => context.close()));
    await stack.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const rollout = () => stack.ask<RolloutStatus>('/api/registry/remotes/catalog/rollout');
  const tabOf = async (browser: Parameters<typeof openTab>[0], who: Person) => {
    const tab = await openTab(browser, stack, who);
    tabs.push(tab);
    return tab;
  };

  for (const [when, code] of [
    [
      'while it takes over what the server rendered',
      "if ('window' in globalThis) throw new Error('broken here');",
    ],
    [
      'a moment after it was drawn',
      `const [broken, setBroken] = React.useState(false);
  React.useEffect(() => void setTimeout(() => setBroken(true), 500), []);
  if (broken) throw new Error('broken here');`,
    ],
  ] as const) {
    test(`that throws ${when} gives way in place to the release of everybody else`, async ({ browser }) => {
      test.setTimeout(90_000);
      breakPage(folder, 'lab', code);
      await stack.coachlab('catalog', 'publish', folder);
      const who = await person(stack, 3);
      const id = who.cookie.slice('coachlab_visitor='.length).split('.', 1)[0]!;
      const release = `catalog@${await newest(stack)}`;
      await stack.coachlab('catalog', 'canary', release, '--weight', '0%', '--allow', id);
      const html = async () => (await fetch(`${stack.url}/lab`, { headers: { cookie: who.cookie } })).text();
      await expect.poll(html).not.toContain(`/remotes/catalog/${stable}/browser`);
      expect(await html()).toContain('GROW');

      const { page } = await tabOf(browser, who);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/lab');
      await mark(page);
      await expect
        .poll(() => asked.some((path) => path.startsWith(`/remotes/catalog/${stable}/`)))
        .toBe(true);
      await expect(page.locator('main')).toContainText('GROW');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
      expect(await isStillTheSame(page)).toBe(true);
      // Everything else of that section, too.
      const before = asked.length;
      await goByMenu(page, /^Tools/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
      const files = asked.slice(before).filter((path) => path.startsWith('/remotes/catalog/'));
      expect(files.filter((path) => !path.startsWith(`/remotes/catalog/${stable}/`))).toEqual([]);

      await expect
        .poll(async () => (await rollout()).errors)
        .toContainEqual(
          expect.objectContaining({ class: 'render', stack: expect.stringContaining('broken here') }),
        );
    });
  }
});

/** The catalogue's last published version. */
async function newest(stack: Stack): Promise<string> {
  const { remotes } = await stack.ask<RegistryStatus>('/api/registry/status');
  return remotes.find(({ name }) => name === 'catalog')!.releases[0]!.version;
}
