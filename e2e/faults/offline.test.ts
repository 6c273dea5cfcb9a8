import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stripVTControlCharacters } from 'node:util';
import { copyOf } from '../support/copy-of.ts';
import { publishLaboratory } from '../support/laboratory.ts';
import { renameLab } from '../support/rename-lab.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';
import { keptIn, untilKept } from '../support/worker.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({
  serviceWorkers: 'allow',
  // What a browser says of a site that cannot be had, and of the page that the worker shows then.
  expectedMessages: [
    [
      /ERR_(CONNECTION_(REFUSED|RESET)|FAILED|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|status of (404|503)|Failed to fetch/,
    ],
    { scope: 'test' },
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('complementary', { name: 'Offline' });

test.describe('without a connection', () => {
  let stack: Stack;
  let folder: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await Stack.start();
    folder = copyOf('catalog');
  });
  test.beforeEach(async ({ page }) => {
    await asVisitor(page, {});
    await stack.start('shell');
  });
  test.afterEach(() => stack.stop('shell'));
  test.afterAll(async () => {
    await stack.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const stableNow = async () => {
    const { remotes } = (await (await fetch(`${stack.url}/discovery/set`)).json()) as {
      remotes: { name: string; release: { version: string } }[];
    };
    return remotes.find(({ name }) => name === 'catalog')!.release.version;
  };
  /** A visit that leaves the Lab kept; then the connection goes. */
  const visitAndLose = async (page: Page) => {
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab', '/-/offline');
    const version = await stableNow();
    await untilRunsOffline(page, version);
    await stack.stop('shell');
  };

  test('a page that was visited, one that was saved, and the page for all others are there', async ({
    page,
  }) => {
    await asVisitor(page, { keys: { saved_items: '["framework-grow"]' } });
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab', '/artifact/framework-grow', '/-/offline');
    // The tab that a worker came with goes on without it.
    await page.reload();
    // Without its document: the router fetches a page's parts.
    await page.getByRole('link', { name: 'Situations' }).last().click();
    await expect(heading(page)).toHaveText('What are you facing?');
    await untilKept(page, '/-/situations');
    const dataKept = async () =>
      (await keptIn(page)).addresses.find((address) => address.startsWith('/api/situations'));
    await expect.poll(dataKept).toBeDefined();
    const data = (await dataKept())!;
    const readsData = () =>
      page.evaluate(
        (address) =>
          fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        data,
      );
    await stack.stop('shell');
    // A page of the server's may be of another set than what is kept.
    expect(await readsData()).toBe(false);

    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    expect(await readsData()).toBe(true);
    await expect(note(page)).toHaveText(
      /Coachlab cannot be reached\. This page is as it was on \d+ \w+ \d{4} at \d\d:\d\d\./,
    );
    await page.goto(`${stack.url}/artifact/framework-grow`);
    await expect(heading(page)).toContainText('GROW');
    await page.goto(`${stack.url}/-/situations`);
    await expect(heading(page)).toHaveText('What are you facing?');
    // A link on a kept page opens the next one by its own document.
    await page.goto(`${stack.url}/lab`);
    await page.getByRole('link', { name: 'Situations' }).last().click();
    await expect(note(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/-/situations');

    const answer = await page.goto(`${stack.url}/library`);
    expect(answer!.status()).toBe(503);
    await expect(heading(page)).toHaveText('You are offline');
    await page.getByRole('link', { name: /GROW/ }).click();
    await expect(heading(page)).toContainText('GROW');
  });

  test('a section’s code runs, from what was kept', async ({ page }) => {
    await visitAndLose(page);
    await page.goto(`${stack.url}/lab`);
    // The browser's own cache is not what it came from.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    await page.reload();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  });

  test('what is promoted and rolled back while a tab is away is what it meets when it is back', async ({
    page,
  }) => {
    const first = await stableNow();
    await visitAndLose(page);
    await page.goto(`${stack.url}/lab`);
    await expect(note(page)).toBeVisible();

    // Published alone, it reaches nobody.
    await publishLaboratory(stack);
    await stack.start('shell');
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    await expect(note(page)).toHaveCount(0);
    await stack.stop('shell');
    await page.goto(`${stack.url}/lab`);
    await expect(note(page)).toBeVisible();

    await stack.coachlab('catalog', 'promote', 'catalog', '--at-once', '--why', 'a test');
    await stack.start('shell');
    await expect.poll(stableNow).not.toBe(first);
    const second = await stableNow();
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Laboratory');
    await expect(note(page)).toHaveCount(0);
    await untilRunsOffline(page, second);
    await expectNothingOf(page, first);
    await stack.stop('shell');
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Laboratory');

    await stack.coachlab('catalog', 'rollback', 'catalog', '--why', 'to see what a tab does that was away');
    await stack.start('shell');
    await expect.poll(stableNow).toBe(first);
    // Connected again, and no page is opened yet.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectNothingOf(page, second);
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    await untilRunsOffline(page, first);
    await expectNothingOf(page, second);
    await stack.stop('shell');
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
  });

  test('a candidate that was aborted while its tab is away is gone when it is back', async ({ page }) => {
    const first = await stableNow();
    renameLab(folder, 'The Candidate');
    const said = stripVTControlCharacters(await stack.coachlab('catalog', 'publish', folder));
    const candidate = /Published (catalog@\S+)/.exec(said)![1]!;
    const version = candidate.slice('catalog@'.length);
    await stack.coachlab('catalog', 'canary', candidate, '--weight', '100%');
    await expect.poll(stableNow).toBe(version);
    const sheet = `${stack.url}/artifact/template-business-case-one-page`;
    await page.goto(sheet);
    expect(await page.content()).toContain(`="/remotes/catalog/${version}/`);
    await page.getByLabel('Source', { exact: true }).fill('The rota of March');
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Candidate');
    await untilRunsOffline(page, version);
    await stack.stop('shell');
    // Pressed before the browser has come to what can wait.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Candidate');
    await expect(note(page)).toBeVisible();

    await stack.coachlab('catalog', 'abort', 'catalog', '--why', 'its numbers look odd');
    await stack.start('shell');
    await expect.poll(stableNow).toBe(first);
    // A link of the kept page, which ran the candidate, opens what the server has now.
    await page.getByRole('link', { name: 'Situations' }).last().click();
    await expect(page).toHaveURL(/situations/);
    await expect(note(page)).toHaveCount(0);
    await expectNothingOf(page, version);
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    // What was typed is the visitor's, whichever release it was typed on.
    await page.goto(sheet);
    expect(await page.content()).not.toContain(`="/remotes/catalog/${version}/`);
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue('The rota of March');
  });

  test('a preview is neither kept nor ends what is', async ({ page }) => {
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab');
    const before = await keptIn(page);
    renameLab(folder, 'The Preview');
    const said = stripVTControlCharacters(await stack.coachlab('catalog', 'publish', folder));
    const preview = /Published (catalog@\S+)/.exec(said)![1]!;
    const link = await stack.coachlab('catalog', 'override', preview, '--minutes', '30', '--site', stack.url);
    await page.goto(link.split('\n')[0]!);
    await page.getByRole('button', { name: 'Try it in this browser' }).click();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Preview');
    const after = await keptIn(page);
    expect(after.caches).toEqual(before.caches);
    expect(after.addresses).not.toContain('/-/override');
    expect(after.texts).not.toContain('The Preview');
    await page.getByRole('button', { name: 'Back to the live site' }).click();
    await expect(heading(page)).toHaveText('The Lab');
  });

  test('nothing that is somebody’s own, or can be taken down, is kept', async ({ page }) => {
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab');
    for (const path of [
      '/forum',
      '/nothing/here',
      '/artifact/nothing',
      '/icpi-results/nothing',
      '/-/verify/nothing',
    ])
      await page.goto(stack.url + path).catch(() => {});
    await page.goto(`${stack.url}/certifications`);
    await untilKept(page, '/certifications');
    const { addresses } = await keptIn(page);
    expect(
      addresses.filter((address) =>
        /forum|nothing|icpi-results|verify|my-data|user-certifications/.test(address),
      ),
    ).toEqual([]);
  });

  test('an operator sends all workers away and lets them come back, and no process is started anew', async ({
    page,
  }) => {
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab');
    // The tab that a worker came with goes on without it.
    await page.reload();
    const before = stack.processes();
    await stack.coachlab('operator', 'offline', 'off', '--why', 'old pages are shown');
    await expect.poll(() => saidBeside(`${stack.url}/home`)).toBe('off');
    // The tab is open all the while, and asks for something.
    await page.evaluate(() => fetch('/discovery/set'));
    await expect.poll(() => leftIn(page)).toEqual([0]);
    await page.goto(`${stack.url}/lab`);
    await page.keyboard.press('Shift');
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    expect(await leftIn(page)).toEqual([0]);

    await expect(stack.coachlab('catalog', 'offline', 'on')).rejects.toThrow(/This token is for catalog/);
    await stack.coachlab('operator', 'offline', 'on', '--why', 'mended');
    await expect.poll(() => saidBeside(`${stack.url}/home`)).toMatch(/^keep /);
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab', '/-/offline');
    expect(stack.processes()).toEqual(before);
    const trail = stripVTControlCharacters(await stack.coachlab('catalog', 'audit', 'shell'));
    expect(trail).toMatch(/off +on +operator .* mended/);
    expect(trail).toMatch(/on +off +operator .* old pages are shown/);
  });

  test('a browser that was away while workers were sent away has none when it is back', async ({ page }) => {
    await visitAndLose(page);
    await page.goto(`${stack.url}/lab`);
    await expect(note(page)).toBeVisible();
    await stack.coachlab('operator', 'offline', 'off');
    await stack.start('shell');
    await expect.poll(() => saidBeside(`${stack.url}/home`)).toBe('off');
    await page.goto(`${stack.url}/tools`);
    await expect.poll(() => leftIn(page)).toEqual([0]);
    await stack.coachlab('operator', 'offline', 'on');
    await expect.poll(() => saidBeside(`${stack.url}/home`)).toMatch(/^keep /);
  });

  test('the site’s owner sends all workers away', async ({ page }) => {
    await page.goto(`${stack.url}/lab`);
    await untilKept(page, '/lab');
    await stack.stop('shell');
    await stack.start('shell', { COACHLAB_OFFLINE: 'off' });
    await page.goto(`${stack.url}/tools`);
    await expect.poll(() => leftIn(page)).toEqual([0]);
    await page.goto(`${stack.url}/lab`);
    await expect(heading(page)).toHaveText('The Lab');
    await stack.stop('shell');
    await expect(page.goto(`${stack.url}/lab`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});

/** Waits until the Lab of this release, its entry and its page's code are kept. */
async function untilRunsOffline(page: Page, version: string): Promise<void> {
  await expect
    .poll(async () => {
      const { addresses } = await keptIn(page).catch(() => ({ addresses: [] as string[] }));
      const files = addresses.filter((address) => address.startsWith(`/remotes/catalog/${version}/`));
      return (
        addresses.includes('/lab') && files.some((file) => /remoteEntry/.test(file)) && files.length >= 3
      );
    })
    .toBe(true);
}

/** How many workers there are, and the names of their caches. */
const leftIn = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()),
  ]);

/** What the gateway says to the worker of a browser that comes for the first time. */
const saidBeside = async (address: string) => (await fetch(address)).headers.get('x-coachlab-offline');

/** What a release left is gone: its files, and pages that load them. A page also names what its section falls back to. */
async function expectNothingOf(page: Page, version: string): Promise<void> {
  await expect
    .poll(async () => {
      const { caches, addresses, texts } = await keptIn(page);
      return [
        caches.length <= 1,
        addresses.some((address) => address.includes(version)),
        texts.includes(`="/remotes/catalog/${version}/`),
      ];
    })
    .toEqual([true, false, false]);
}
