import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeAnswer, RegistryStatus, RemoteStatus } from '@coachlab/contracts';
import { breakPage } from '../support/break-page.ts';
import { copyOf } from '../support/copy-of.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const PATIENCE = { timeout: 60_000, intervals: [500] };

test.describe('pages that are rendered for nobody', () => {
  let stack: Stack;
  let folder: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    stack = await Stack.start();
    folder = copyOf('community');
  });
  test.afterAll(async () => {
    await stack?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('hold a release that is broken on the server at one address, and no visitor has seen it', async ({
    page,
  }) => {
    const broken = "if (!('window' in globalThis)) throw new Error('broken on the server');";
    breakPage(folder, 'about', broken, '', 'community');
    const version = await publish(stack, folder);
    const before = (await community(stack)).stable;
    const plan = { steps: [5_000, 10_000], every: 1_000 };
    const asked = await stack.change<ChangeAnswer>('community', 'canary', { version, weight: 5_000, plan });
    expect([asked.status, asked.body.remote.candidate?.release]).toEqual([200, version]);

    // Visitors come from the first moment on, each a new one.
    const versions = new Set<string>();
    const visit = async () => {
      const answer = await page.request.get(`${stack.url}/about`, { headers: { cookie: '' } });
      const html = await answer.text();
      expect(html).toContain('data-remote="community"');
      versions.add(/\/remotes\/community\/([^/"]+)\//.exec(html)?.[1] ?? 'none');
      await page.context().clearCookies();
    };
    await expect
      .poll(async () => {
        await visit();
        return (await community(stack)).rollout?.verdict?.reason ?? '';
      }, PATIENCE)
      .toMatch(
        /^Shadow renders of \d+ addresses: 1 failed with the candidate alone\. \/about: .*broken on the server/,
      );
    for (let n = 0; n < 20; n += 1) await visit();
    await sleep(3_000);
    for (let n = 0; n < 20; n += 1) await visit();
    expect([...versions]).toEqual([before]);
    const { rollout } = await community(stack);
    expect(rollout).toMatchObject({ phase: 'step', step: 0, exposed: { sessions: 0 } });
    expect(rollout?.shadows?.failed).toBe(1);
    expect(await stack.coachlab('community', 'status', 'community')).toContain(
      'is held back by a shell: Shadow renders fail',
    );
    expect(stack.log('shell')).not.toContain('page sent without server rendering');
  });

  test('let one go on that draws its pages', async ({ page }) => {
    await stack.change('community', 'abort', {});
    rmSync(folder, { recursive: true, force: true });
    folder = copyOf('community');
    breakPage(folder, 'about', 'const nothing = 0;', '<p>{nothing}</p>', 'community');
    const version = await publish(stack, folder);
    await stack.change('community', 'canary', { version, weight: 10_000 });
    await expect
      .poll(async () => (await page.request.get(`${stack.url}/about`)).text(), PATIENCE)
      .toContain(`/remotes/community/${version}/`);
  });
});

async function publish(stack: Stack, folder: string): Promise<string> {
  await stack.coachlab('community', 'publish', folder);
  const written = readFileSync(join(folder, 'build/release.json'), 'utf8');
  return (JSON.parse(written) as { version: string }).version;
}

async function community(stack: Stack): Promise<RemoteStatus> {
  const { remotes } = await stack.ask<RegistryStatus>('/api/registry/status');
  return remotes.find(({ name }) => name === 'community')!;
}
