import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditRow, RolloutStatus } from '@coachlab/contracts';
import { publishLaboratory } from '../support/laboratory.ts';
import { failureTold, isStillTheSame, mark, openTab, person, runs } from '../support/people.ts';
import { goByMenu } from '../support/menu.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.describe('a candidate whose files the store has lost, given to everybody', () => {
  let stack: Stack;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
  });
  test.afterAll(() => stack.end());

  test('is stopped after the registry’s own look, with nobody left to compare with', async ({ browser }) => {
    test.setTimeout(240_000);
    const version = await publishLaboratory(stack);
    await stack.coachlab('catalog', 'canary', 'catalog', '--weight', '100%');
    await expect
      .poll(async () => runs(await person(stack, 0), 'catalog'))
      .toEqual({ arm: 'canary', version });
    // A shell never hands out what it could not fetch and verify, so they are lost afterwards.
    lose(stack, version);

    const rollout = () => stack.ask<RolloutStatus>('/api/registry/remotes/catalog/rollout');
    let met = 0;
    for (; met < 12 && (await rollout()).outcome === null; met += 1) {
      const { page, context } = await openTab(browser, stack, await person(stack, met));
      const told = failureTold(page);
      await page.goto('/lab');
      await mark(page);
      // Rendered and taken over from the release before, in the tab that could not load this one.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lab');
      await goByMenu(page, /^Tools/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
      expect(await isStillTheSame(page)).toBe(true);
      await told;
      await context.close();
    }

    await expect.poll(async () => (await rollout()).outcome).toBe('aborted');
    const [abort] = (await stack.ask<AuditRow[]>('/api/registry/audit?remote=catalog')).filter(
      ({ action }) => action === 'abort',
    );
    test.info().annotations.push({ type: 'measured', description: `${met} browsers. ${abort!.why}` });
    expect(abort!.why).toMatch(/^Hard trip: \d+ sessions from \d+ networks could not load it and none could/);
    expect(abort!.why).toContain('the registry itself finds');
    await expect.poll(async () => runs(await person(stack, 0), 'catalog').arm).toBe('stable');
  });
});

/** As a disk does: the browser's files are gone, in the registry's store and in the gateway's copy. */
function lose(stack: Stack, version: string): void {
  const folders = readdirSync(stack.data, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes(version) && path.endsWith('/browser'),
  );
  // The store has them plain and in each compressed form.
  expect(folders.length).toBeGreaterThan(3);
  for (const path of folders) rmSync(join(stack.data, path), { recursive: true });
}
