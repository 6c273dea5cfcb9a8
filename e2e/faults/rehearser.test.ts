import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeAnswer, RegistryStatus, RemoteStatus } from '@coachlab/contracts';
import { breakPage } from '../support/break-page.ts';
import { copyOf } from '../support/copy-of.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 900_000 });

/** A whole section in two browsers, on a busy machine. Milliseconds. */
const PATIENCE = { timeout: 600_000, intervals: [1_000] };

/** With nobody on the team's machine who rehearses anything. */
test.describe('the platform rehearses by itself', () => {
  let stack: Stack;
  let folder: string;
  /** A service beside the rehearser, which no page of a release has any business with. */
  let inside: string;
  let arrived = 0;
  const neighbour = createServer((_request, response) => {
    arrived += 1;
    response.end();
  });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    stack = await Stack.start((part): NodeJS.ProcessEnv =>
      part === 'registry' ? { COACHLAB_REHEARSALS: 'required' } : {},
    );
    folder = copyOf('community');
    neighbour.listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    inside = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}/`;
  });
  test.afterAll(async () => {
    neighbour.close();
    await stack.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what breaks at hydration, or looks around in the network, reaches nobody by the promote of the API', async () => {
    const before = (await community(stack)).stable;
    breakPage(
      folder,
      'about',
      "if ('window' in globalThis) throw new Error('broken at hydration');",
      '',
      'community',
    );
    // The page's policy forbids to fetch from elsewhere, but not to go there.
    const elsewhere = JSON.stringify(inside);
    const leave = `React.useEffect(() => { location.href = ${elsewhere}; }, []);`;
    breakPage(folder, 'contact', leave, '', 'community');
    const version = await publish(stack, folder);
    const asked = await stack.change<ChangeAnswer>('community', 'promote', { version });
    expect([asked.status, asked.body.changed]).toEqual([202, false]);

    // Nobody is there who plays it: it waits, and status says so.
    await sleep(2_000);
    expect((await community(stack)).queuedRehearsal?.state).toBe('waiting');
    const said = await stack.coachlab('community', 'status', 'community');
    expect(said).toContain('The platform is not rehearsing. No rehearser has ever reported to the registry.');
    expect(said).toContain('then promote continues by itself');

    await stack.start('rehearser');
    await expect.poll(async () => (await community(stack)).queuedRehearsal?.state, PATIENCE).toBe('refused');
    const now = await community(stack);
    expect(now.stable).toBe(before);
    expect(now.candidate).toBeUndefined();
    const report = now.releases.find((each) => each.version === version)!.rehearsal!;
    expect(report.by).toBe('platform');
    const texts = report.faults.map(({ address, text }) => `${address} ${text}`);
    expect(texts).toContainEqual(expect.stringMatching(/^\/about .*broken at hydration/));
    expect(texts).toContain(`/contact It requests ${new URL(inside).origin}, which releases may not do.`);
    expect(arrived).toBe(0);
    const again = await stack.change<{ detail: string }>('community', 'promote', { version });
    expect([again.status, again.body.detail]).toEqual([422, now.queuedRehearsal!.reason]);
  });

  test('what works goes on by itself, although its worker was killed over it', async () => {
    rmSync(folder, { recursive: true, force: true });
    folder = copyOf('community');
    breakPage(folder, 'about', 'const nothing = 0;', '<p>{nothing}</p>', 'community');
    const version = await publish(stack, folder);
    await stack.change('community', 'canary', { version, weight: 500 });
    const since = async () => (await community(stack)).queuedRehearsal?.playedSince ?? null;
    await expect.poll(since).not.toBeNull();
    await stack.stop('rehearser');
    await stack.stop('registry');
    await stack.start('registry');
    await stack.start('rehearser');
    await expect.poll(async () => (await community(stack)).candidate?.release, PATIENCE).toBe(version);
    const { queuedRehearsal, releases } = await community(stack);
    expect(queuedRehearsal).toMatchObject({ state: 'done', reason: null });
    // The line that the page has more moves everything below it.
    const { changed } = releases.find((each) => each.version === version)!.rehearsal!;
    expect(changed![0]).toMatchObject({ address: '/about', share: expect.any(Number) });
    expect(await stack.coachlab('community', 'status', 'community')).toMatch(
      /looked different from stable in its rehearsal.*\n {2}\/about {2}\d+ %/,
    );
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
