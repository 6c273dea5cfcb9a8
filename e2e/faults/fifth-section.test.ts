import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ChatAnswer } from '@coachlab/contracts';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { asVisitor } from '../support/visitor.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const run = promisify(execFile);

interface Resolved {
  remotes: { name: string; release: { version: string; base: string; entry: string } }[];
}

test.describe.configure({ mode: 'serial' });

test.describe('a fifth section with a service of its own', () => {
  let stack: Stack;
  /** The team's folder, outside of this repository. */
  let outside: string;
  let service: ChildProcess | undefined;
  let token: string;
  let processes: object;
  const took: [step: string, seconds: number][] = [];

  test.beforeEach(({ page }) => asVisitor(page, {}));
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
    processes = stack.processes();
    outside = mkdtempSync(join(tmpdir(), 'coachlab-fifth-'));
    // In place of an install: what it would bring is compiled and found here.
    const rooms = ['packages/remote-kit', 'packages/ui', 'services/common'];
    await run(process.execPath, [TSC, '-b', ...rooms], { cwd: ROOT });
    symlinkSync(join(ROOT, 'node_modules'), join(outside, 'node_modules'));
  });
  test.afterAll(async () => {
    service?.kill();
    await stack?.end();
    rmSync(outside, { recursive: true, force: true });
  });

  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    took.push([name, (performance.now() - began) / 1_000]);
    return result;
  }
  const section = () => join(outside, 'mfe-events');
  const asTeam = (...args: string[]) => stack.coachlabIn(section(), token, ...args);
  const get = async (request: APIRequestContext, path: string) => {
    const response = await request.get(stack.url + path);
    return { status: response.status(), text: await response.text() };
  };
  const resolved = async (request: APIRequestContext) =>
    (JSON.parse((await get(request, '/discovery/set')).text) as Resolved).remotes;
  /** What the assistant says, which looks at the sections anew every few seconds. */
  const answer = async (request: APIRequestContext, message: string) => {
    const response = await request.post(`${stack.url}/api/chat`, { data: { message } });
    return ((await response.json()) as ChatAnswer).response;
  };
  /** What of the other sections visitors load: their releases, entries, and what the server draws of a page. */
  const others = async (request: APIRequestContext) => {
    const remotes = await resolved(request);
    const { text } = await get(request, '/lab');
    return {
      entries: await Promise.all(
        remotes
          .filter(({ name }) => name !== 'events')
          .map(async ({ release }) => [
            release.version,
            (await get(request, release.base + release.entry)).text,
          ]),
      ),
      lab: /<main[\s\S]*<\/main>/.exec(text)?.[0],
    };
  };
  let before: Awaited<ReturnType<typeof others>>;

  test('comes to the running site without one process started anew', async ({ page, request }) => {
    test.setTimeout(300_000);
    before = await others(request);
    expect(before.lab).toContain('The Lab');
    expect(before.entries).toHaveLength(4);

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await step('team create', async () => {
      const said = await stack.coachlab(
        'operator',
        'team',
        'create',
        'events',
        '--prefix',
        '/events',
        '--api',
        `events=${origin}`,
      );
      token = said.split('\n')[0]!;
    });
    await step('new --service', () => stack.coachlabIn(outside, token, 'new', 'events', '--service'));
    await step('service built and started', async () => {
      const folder = join(outside, 'service-events');
      await run(process.execPath, [TSC, '-p', 'tsconfig.build.json'], { cwd: folder });
      const env = {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: `sqlite:${join(outside, 'events.db')}`,
      };
      service = spawn(process.execPath, ['dist/main.js'], { cwd: folder, env, stdio: 'inherit' });
      await expect.poll(async () => (await fetch(`${origin}/health/ready`).catch(() => null))?.ok).toBe(true);
    });
    await step('published and promoted', () => asTeam('publish', '.', '--promote'));
    await step('first page and API answered', async () => {
      await expect.poll(async () => (await get(request, '/events')).text).toContain('The first');
      await expect.poll(async () => (await get(request, '/api/events')).status).toBe(200);
    });
    expect((await get(request, '/events/second')).text).toContain('What this one is about.');
    expect((await get(request, '/events/gone')).status).toBe(404);
    await expect.poll(async () => (await get(request, '/sitemap.xml')).text).toContain('/events/second<');

    // A second release, by way of a canary.
    const list = join(section(), 'src/pages/list.tsx');
    writeFileSync(list, readFileSync(list, 'utf8').replace('lead="All events."', 'lead="What is on."'));
    await step('changed and published', () => asTeam('publish', '.'));
    await step('canary', async () => {
      await asTeam('canary', 'events', '--weight', '100%');
      await expect.poll(async () => (await get(request, '/events')).text).toContain('What is on.');
    });
    await step('promoted', () => asTeam('promote', 'events'));

    await page.goto(`${stack.url}/lab`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Events/ })
      .click();
    await expect(page.getByText('What is on.')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('the first');
    await page.getByRole('option', { name: /^The first/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first');
    await expect(page).toHaveURL(`${stack.url}/events/first`);
    await page.keyboard.press('Alt+Shift+R');
    const overlay = page.getByRole('dialog', { name: 'Releases on this page' });
    const { release } = (await resolved(request)).find(({ name }) => name === 'events')!;
    const row = overlay.getByRole('row', { name: /^events/ });
    await expect(row).toContainText(release.version);
    await expect(row).toContainText(/ready.*\d+ ms/);
    await page.keyboard.press('Escape');
    for (const asked of ['Are there any events?', 'Where is the events page?'])
      await expect
        .poll(() => answer(request, asked), { message: asked })
        .toContain('[See all events](/events)');

    expect(await others(request)).toEqual(before);
    expect(stack.processes()).toEqual(processes);
    for (const [name, seconds] of took) console.log(`${name.padEnd(30)} ${(seconds / 60).toFixed(2)} min`);
    const minutes = took.reduce((sum, [, seconds]) => sum + seconds, 0) / 60;
    console.log(`${'in all'.padEnd(30)} ${minutes.toFixed(2)} min`);
    expect(minutes).toBeLessThan(10);
  });

  test('leaves nothing behind when it is removed', async ({ page, request }) => {
    test.setTimeout(120_000);
    const remotes = await resolved(request);
    const { base, entry } = remotes.find(({ name }) => name === 'events')!.release;
    const remove = (...how: string[]) => stack.coachlab('operator', 'team', 'remove', 'events', ...how);
    await expect(remove()).rejects.toThrow('--retire');
    expect((await get(request, '/events')).status).toBe(200);
    expect(await remove('--retire')).toContain('has been removed, with its releases');

    await expect.poll(async () => (await get(request, '/discovery/set')).text).not.toContain('events');
    for (const path of ['/events', '/events/first', '/api/events'])
      await expect.poll(async () => (await get(request, path)).status, { message: path }).toBe(404);
    // A gateway keeps its own copies for tabs that are open, until it clears them up.
    expect((await fetch(stack.registryUrl + base + entry)).status).toBe(404);
    await expect.poll(async () => (await get(request, '/sitemap.xml')).text).not.toContain('/events');
    await expect.poll(() => answer(request, 'Are there any events?')).not.toContain('/events');
    expect((await (await fetch(`${stack.registryUrl}/discovery`)).text()).includes('"events')).toBe(false);
    await expect(asTeam('status')).rejects.toThrow('does not know this token');
    expect(await stack.coachlab('operator', 'team', 'list')).toContain('No operator has added a section.');

    await page.goto(`${stack.url}/lab`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Studio/ })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Events/ })).toHaveCount(0);
    expect(await others(request)).toEqual(before);
    expect(stack.processes()).toEqual(processes);
  });
});
