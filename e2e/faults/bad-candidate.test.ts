import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditRow, RegistryStatus, RolloutStatus } from '@coachlab/contracts';
import {
  failureTold,
  isStillTheSame,
  mark,
  openTab,
  type Person,
  person,
  runs,
  type Tab,
  visitByHttp,
} from '../support/people.ts';
import { copyOf } from '../support/copy-of.ts';
import { goByMenu } from '../support/menu.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));

/** Of whom a tenth meets the candidate. */
const PEOPLE = 220;
/** Browsers on the stable release that are watched throughout. */
const WATCHED = 3;

test.describe.configure({ mode: 'serial' });

test.describe('a candidate whose page throws, at 10 %', () => {
  let stack: Stack;
  let folder: string;
  let stable: string;
  const tabs: Tab[] = [];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    // What the verdict does where no shell has looked beforehand.
    stack = await Stack.start((part): NodeJS.ProcessEnv =>
      part === 'shell' ? { COACHLAB_SHADOW_RENDERS: 'off' } : {},
    );
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

  test('is stopped by itself, and nobody on the stable release notices', async ({ browser }) => {
    test.setTimeout(240_000);
    breakLab(folder, "throw new Error('broken on purpose');");
    await stack.coachlab('catalog', 'publish', folder);
    await stack.coachlab('catalog', 'canary', 'catalog', '--weight', '10%');
    await expect.poll(() => shown(stack)).toBe(true);
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(stack, index)));
    const onCanary = people.filter((who) => runs(who, 'catalog').arm === 'canary');
    const onStable = people.filter((who) => runs(who, 'catalog').arm === 'stable');
    // 10 % of 220, give or take four standard deviations.
    expect(onCanary.length).toBeGreaterThan(4);
    expect(onCanary.length).toBeLessThan(40);

    const watched = await Promise.all(onStable.splice(0, WATCHED).map((who) => tabOf(browser, who)));
    for (const { page } of watched) {
      await page.goto('/lab');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
    }

    // A tab on the bad release whose own page is well, for the time after.
    const openBefore = await tabOf(browser, onCanary.shift()!);
    await openBefore.page.goto('/tools');
    await expect(openBefore.page.getByRole('heading', { level: 1 })).toBeVisible();
    await mark(openBefore.page);

    let met = 0;
    const firstMetAt = Date.now();
    for (;;) {
      const { outcome } = await rollout();
      if (outcome !== null) break;
      const who = onCanary.shift();
      if (!who) break;
      met += 1;
      // Nine of ten are elsewhere meanwhile.
      await Promise.all(onStable.splice(0, 9).map((other) => visitByHttp(stack, other, '/lab', 'catalog')));
      const { page, context } = await tabOf(browser, who);
      const told = failureTold(page);
      await page.goto('/lab');
      await mark(page);
      // In place: the section's page, from the release that everybody else has, in the tab that met the bad one.
      await expect(page.locator('main')).toContainText('GROW');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
      expect(await isStillTheSame(page)).toBe(true);
      await told;
      await context.close();
    }

    await expect.poll(async () => (await rollout()).outcome, { timeout: 30_000 }).toBe('aborted');
    const ended = await rollout();
    const [abort] = (await stack.ask<AuditRow[]>('/api/registry/audit?remote=catalog')).filter(
      ({ action }) => action === 'abort',
    );
    const took = ((Date.parse(abort!.at) - firstMetAt) / 1_000).toFixed(1);
    const { exposed } = ended;
    const measured = `${exposed.sessions} sessions met it, ${exposed.failed} of them failed; stopped ${took} s after the first one came.`;
    test.info().annotations.push({ type: 'measured', description: `${measured} ${abort!.why}` });
    // The figures stand in the docs.
    console.info(measured, abort!.why);
    expect(ended.exposed.failed).toBeGreaterThan(0);
    expect(ended.exposed.sessions).toBeLessThanOrEqual(25);
    expect(met).toBeLessThanOrEqual(25);
    expect(ended.errors[0]).toMatchObject({ stack: expect.stringContaining('broken on purpose') });

    // Nobody gets it any more, and it cannot come back under another name.
    await expect.poll(() => shown(stack)).toBe(false);
    await expect(stack.coachlab('catalog', 'canary', 'catalog', '--weight', '10%')).rejects.toThrow();

    // The tab that was open before: its next page of that section recovers in place.
    const { page } = openBefore;
    await goByMenu(page, /^Lab/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
    await expect(page.locator('main')).toContainText('GROW');
    expect(await isStillTheSame(page)).toBe(true);

    for (const tab of watched) {
      await tab.page.getByRole('link', { name: 'Coachlab, home' }).first().click();
      // Sooner, it would go back from the Lab.
      await expect(tab.page).toHaveURL(/\/$/);
      await tab.page.goBack();
      await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
      expect(tab.said).toEqual([]);
    }
    expect(ended.stable).toMatchObject({ version: stable, failed: 0, lcp: expect.any(Number) });
  });

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
      breakLab(folder, code);
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

/** Whether anybody is given a candidate of the catalogue. Those who ask here never come again. */
async function shown(stack: Stack): Promise<boolean> {
  const asked = await Promise.all(Array.from({ length: 60 }, (_, index) => person(stack, index)));
  return asked.some((who) => runs(who, 'catalog').arm === 'canary');
}

/** The catalogue's last published version. */
async function newest(stack: Stack): Promise<string> {
  const { remotes } = await stack.ask<RegistryStatus>('/api/registry/status');
  return remotes.find(({ name }) => name === 'catalog')!.releases[0]!.version;
}

/** Lets the Lab of this copy, as it is in the house, run `code` whenever it is drawn. */
function breakLab(folder: string, code: string): void {
  const page = 'src/pages/lab.tsx';
  const text = readFileSync(join(HOUSE, 'mfe-catalog', page), 'utf8');
  const start = 'export function Component() {\n';
  expect(text).toContain(start);
  const broken = text.replace(start, `${start}  ${code}\n`);
  writeFileSync(join(folder, page), `import * as React from 'react';\n${broken}`);
}
