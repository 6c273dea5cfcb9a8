import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { sha384 } from './build-site.ts';
import type { BuiltRelease } from './build-site.ts';
import { type Built, colour, ENTRY, load, test } from './test.ts';

let built: Built;
test.beforeAll(({ releases }) => {
  built = releases;
});

const JS = /expose_hello\..*\.js$/;
const CSS = /expose_hello\..*\.css$/;
const files: [string, RegExp][] = [
  ['the entry', ENTRY],
  ['the page', JS],
  ['the stylesheet', CSS],
];

test.describe('loading', () => {
  test('draws a page with its looks, with one React, silently, under a strict policy', async ({
    page,
    site,
    messages,
  }) => {
    await page.goto(site.origin);
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
    expect(await colour(page)).toBe('rgb(1, 2, 3)');
    expect(await page.evaluate(() => window.host.loadMore())).toBe('tiny_1_0_0-more.module-more');
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    expect(site.requests.filter((path) => path.startsWith('/remotes'))).toHaveLength(5);
    expect(messages).toEqual([]);
  });

  test('fetches nothing twice that the HTML began to fetch', async ({ page, site, messages }) => {
    Object.assign(site, { head: headOf(built.v1), scripts: scriptsOf(built.v1), first: 'hello' });
    await page.goto(site.origin);
    expect(await load(page)).toMatchObject({ version: '1.0.0' });
    expect(await colour(page)).toBe('rgb(1, 2, 3)');
    for (const [, file] of files) expect(site.count(file)).toBe(1);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect(messages).toEqual([]);
  });
});

test.describe('scripts that stand in the document', () => {
  const first = (page: Page) => page.evaluate(() => window.host.first);

  test.beforeEach(({ site }) => {
    site.first = 'hello';
    site.scripts = scriptsOf(built.v1);
  });

  test('are the ones that run, each once', async ({ page, site, messages }) => {
    const scripts = () => page.evaluate(() => document.querySelectorAll('script[src]').length);
    await page.route(JS, async (route) => {
      // The host asks for the page long before its scripts are here.
      await sleep(300);
      await route.continue();
    });
    await page.goto(site.origin);
    expect(await first(page)).toEqual({ version: '1.0.0', oneReact: true });
    for (const [, file] of files) expect(site.count(file)).toBe(1);
    // The host's own, and the page's: the entry takes itself away, and nothing was added.
    expect(await scripts()).toBe(2);
    expect(messages).toEqual([]);
  });

  for (const [what, file] of files.slice(0, 2)) {
    test(`${what} is refused there with other bytes, and taken once they are right`, async ({
      page,
      site,
    }) => {
      site.fail(file, { body: 'window.tampered = true;' });
      await page.goto(site.origin);
      expect(await first(page)).toMatchObject({ failed: 'integrity' });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      site.heal();
      expect(await load(page)).toMatchObject({ version: '1.0.0' });
    });

    test(`${what} that hangs there is given up in time`, async ({ page, site }) => {
      site.timeoutMs = 500;
      site.fail(file, 'hang', 1);
      await page.goto(site.origin, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'host' in window);
      expect(await first(page)).toMatchObject({ failed: 'timeout' });
    });
  }

  test('an entry that throws there is told as one that throws', async ({ page, site }) => {
    const entry = built.v1.entry;
    const body = 'throw new Error("broken");';
    site.release = { ...built.v1, entryIntegrity: sha384(body) };
    site.scripts = scriptsOf({ ...built.v1, integrity: { ...built.v1.integrity, [entry]: sha384(body) } });
    site.fail(ENTRY, { body });
    await page.goto(site.origin);
    expect(await first(page)).toMatchObject({ failed: 'execution' });
  });
});

test.describe('a part that a page waits for', () => {
  test('is there with the page', async ({ page, site }) => {
    await page.goto(site.origin);
    expect(await load(page, 'parted')).toMatchObject({ version: '1.0.0' });
    await expect(page.locator('#root')).toHaveText('with tiny_1_0_0-more.module-more');
  });

  for (const [what, part] of [
    ['a script', /more.*\.js$/],
    ['a stylesheet', /more.*\.css$/],
  ] as const) {
    test(`${what} that cannot be had fails the page, and the next try works`, async ({ page, site }) => {
      site.fail(part, 'not-found');
      await page.goto(site.origin);
      expect(await load(page, 'parted')).toMatchObject({ failed: 'not-found' });
      site.heal();
      expect(await load(page, 'parted')).toMatchObject({ version: '1.0.0' });
      await expect(page.locator('#root')).toHaveText('with tiny_1_0_0-more.module-more');
    });
  }
});

test.describe('integrity', () => {
  const tampered = { body: 'window.tampered = true;' };

  for (const [what, file] of files) {
    test(`${what} is refused with other bytes, and taken once they are right`, async ({ page, site }) => {
      site.fail(file, tampered);
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ failed: 'integrity' });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      site.heal();
      expect(await load(page)).toMatchObject({ version: '1.0.0' });
      expect(await colour(page)).toBe('rgb(1, 2, 3)');
    });
  }

  for (const [what, file] of [
    ['a script', /more.*\.js$/],
    ['a stylesheet', /more.*\.css$/],
  ] as const) {
    test(`${what} that a page loads later is refused with other bytes`, async ({ page, site }) => {
      site.fail(file, tampered);
      await page.goto(site.origin);
      await load(page);
      expect(await page.evaluate(() => window.host.loadMore())).toContain('ChunkLoadError');
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });
  }

  for (const [what, file] of files) {
    test(`${what} is refused with other bytes when the HTML began to fetch it`, async ({ page, site }) => {
      site.head = headOf(built.v1);
      site.fail(file, tampered);
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ failed: 'integrity' });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      site.heal();
      expect(await load(page)).toMatchObject({ version: '1.0.0' });
      expect(await colour(page)).toBe('rgb(1, 2, 3)');
    });

    test(`${what} of a release that a fresh set names is refused with other bytes`, async ({
      page,
      site,
    }) => {
      await page.goto(site.origin);
      site.fail(/1\.0\.0/, 'not-found');
      site.fail(new RegExp(`2\\.0\\.0.*${file.source}`), tampered);
      site.fresh = built.v2;
      expect(await load(page)).toMatchObject({ failed: 'not-found' });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(await page.evaluate(() => window.host.signals)).toMatchObject([
        { version: '1.0.0', class: 'not-found' },
        { version: '2.0.0', class: 'integrity' },
      ]);
    });

    test(`${what} of the fallback is refused with other bytes`, async ({ page, site }) => {
      Object.assign(site, { release: built.v2, fallback: built.v1 });
      site.fail(/2\.0\.0/, 'not-found');
      site.fail(new RegExp(`1\\.0\\.0.*${file.source}`), tampered);
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ failed: 'not-found' });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(await page.evaluate(() => window.host.signals)).toMatchObject([
        { version: '2.0.0', class: 'not-found' },
        { version: '1.0.0', class: 'integrity' },
      ]);
    });
  }

  test('a set that is older than the page is not followed', async ({ page, site }) => {
    await page.goto(site.origin);
    site.fail(/1\.0\.0/, 'not-found');
    Object.assign(site, { fresh: built.v2, freshEpoch: 0 });
    expect(await load(page)).toMatchObject({ failed: 'not-found' });
    expect(site.count(/2\.0\.0/)).toBe(0);
  });

  for (const entryIntegrity of ['', 'sha384-', 'none', sha384('other bytes')]) {
    test(`an entry is not run under the hash "${entryIntegrity.slice(0, 12)}"`, async ({ page, site }) => {
      site.release = { ...built.v1, entryIntegrity };
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ failed: 'integrity' });
      expect(await page.evaluate(() => window.host.containers())).toEqual([]);
    });
  }
});

test.describe('a fault that goes away', () => {
  for (const [what, file] of files) {
    for (const [fault, failed] of [
      ['not-found', 'not-found'],
      ['html', 'not-found'],
      ['error', file === ENTRY ? 'entry' : 'chunk'],
      ['drop', file === ENTRY ? 'entry' : 'chunk'],
      ['hang', 'timeout'],
    ] as const) {
      test(`${what}: ${fault} is told as ${failed}, and the next try works without a reload`, async ({
        page,
        site,
      }) => {
        site.timeoutMs = fault === 'hang' ? 1_500 : 5_000;
        site.fail(file, fault);
        await page.goto(site.origin);
        expect(await load(page)).toMatchObject({ failed });
        site.heal();
        expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
        await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
        expect(await colour(page)).toBe('rgb(1, 2, 3)');
      });
    }

    test(`${what}: one fault is overcome unnoticed`, async ({ page, site }) => {
      site.fail(file, 'not-found', 1);
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ version: '1.0.0' });
      expect(await page.evaluate(() => window.host.signals.map(({ outcome }) => outcome))).toEqual([
        'loaded',
      ]);
    });

    test(`${what}: one that failed in the HTML is overcome`, async ({ page, site }) => {
      Object.assign(site, { head: headOf(built.v1), scripts: scriptsOf(built.v1), first: 'hello' });
      site.fail(file, 'not-found', 1);
      await page.goto(site.origin);
      expect(await load(page)).toMatchObject({ version: '1.0.0' });
      await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
      expect(await colour(page)).toBe('rgb(1, 2, 3)');
    });
  }

  test('a singleton of the host that did not come leaves nothing half-made behind', async ({
    page,
    site,
  }) => {
    site.fail(/host\/ui/, 'not-found');
    await page.goto(site.origin);
    expect(await load(page)).toMatchObject({ failed: 'chunk' });
    site.heal();
    expect(await load(page)).toMatchObject({ version: '1.0.0' });
    await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
  });

  test('being offline is told as such', async ({ page, site, context }) => {
    await page.goto(site.origin);
    await context.setOffline(true);
    expect(await load(page)).toMatchObject({ failed: 'offline' });
    await context.setOffline(false);
    expect(await load(page)).toMatchObject({ version: '1.0.0' });
  });
});

test.describe('another release', () => {
  test('the fallback takes the place of one that is gone, for all its pages', async ({ page, site }) => {
    Object.assign(site, { release: built.v2, fallback: built.v1 });
    site.fail(/2\.0\.0/, 'not-found');
    await page.goto(site.origin);
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
    site.heal();
    expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
    await expect(page.locator('#root')).toHaveText('plain 1.0.0');
  });

  test('the fallback is not shadowed by one that came half', async ({ page, site }) => {
    Object.assign(site, { release: built.v2, fallback: built.v1 });
    site.fail(/2\.0\.0.*expose_hello/, 'not-found');
    await page.goto(site.origin);
    expect(await load(page, 'plain')).toMatchObject({ version: '2.0.0' });
    expect(await load(page)).toEqual({ version: '1.0.0', oneReact: true });
    await expect(page.locator('#hello')).toHaveText('hello from 1.0.0');
    expect(await page.evaluate(() => window.host.containers())).toEqual(['tiny_2_0_0', 'tiny_1_0_0']);
    expect(await load(page, 'plain')).toMatchObject({ version: '1.0.0' });
  });

  test('a fresh set heals a tab whose release was withdrawn', async ({ page, site }) => {
    await page.goto(site.origin);
    site.fail(/1\.0\.0/, 'not-found');
    site.fresh = built.v2;
    expect(await load(page)).toMatchObject({ version: '2.0.0' });
    await expect(page.locator('#hello')).toHaveText('hello from 2.0.0');
  });
});

test.describe('code that throws', () => {
  test('is run once, however often it is asked for', async ({ page, site }) => {
    site.release = built.v2;
    await page.goto(site.origin);
    for (const name of ['throws', 'throws', 'throws-too']) {
      expect(await load(page, name)).toMatchObject({ failed: 'execution' });
    }
    expect(await page.evaluate(() => (window as { executions?: number }).executions)).toBe(1);
    expect(await load(page)).toMatchObject({ version: '2.0.0' });
  });

  test('gives way to the fallback', async ({ page, site }) => {
    Object.assign(site, { release: built.v2, fallback: built.v1 });
    await page.goto(site.origin);
    expect(await load(page, 'throws')).toMatchObject({ version: '1.0.0' });
  });

  test('is not run twice as an entry either', async ({ page, site }) => {
    const body = 'window.executions = (window.executions ?? 0) + 1; throw new Error("no entry");';
    site.release = { ...built.v1, entryIntegrity: sha384(body) };
    site.fail(ENTRY, { body });
    await page.goto(site.origin);
    expect(await load(page)).toMatchObject({ failed: 'execution' });
    expect(await load(page, 'plain')).toMatchObject({ failed: 'execution' });
    expect(await page.evaluate(() => (window as { executions?: number }).executions)).toBe(1);
  });

  test('is told from an entry that registers nothing', async ({ page, site }) => {
    site.release = { ...built.v1, entryIntegrity: sha384('void 0;') };
    site.fail(ENTRY, { body: 'void 0;' });
    await page.goto(site.origin);
    expect(await load(page)).toMatchObject({ failed: 'entry' });
  });
});

/** What a server that rendered the page would put after the host's own script. */
function scriptsOf({ base: folder, entry, integrity }: BuiltRelease): string {
  const page = Object.keys(integrity).find((file) => JS.test(file))!;
  return [page, entry]
    .map(
      (file) =>
        `<script defer src="${folder}${file}" crossorigin="anonymous" integrity="${integrity[file]}"></script>`,
    )
    .join('');
}

/** And into its head. */
function headOf({ base: folder, integrity }: BuiltRelease): string {
  const css = Object.keys(integrity).find((file) => CSS.test(file))!;
  return `<link rel="stylesheet" href="${folder}${css}" crossorigin="anonymous" integrity="${integrity[css]}">`;
}
