import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RemoteSignal, RolloutStatus, SignalsRequest } from '@coachlab/contracts';
import { SIGNALS_PATH } from '@coachlab/contracts';
import type { Page } from '@playwright/test';
import { breakCourses, courseWith } from '../support/faulty-courses.ts';
import { copyOf } from '../support/copy-of.ts';
import { failureTold, openTab, type Person, person, runs, visitByHttp } from '../support/people.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** Of whom a tenth meets a release that is promoted. */
const PEOPLE = 180;
/** A fault may be met by so many sessions before nobody meets it any more. */
const MOST = 20;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** One release with a fault at each address. None of them keeps the page from loading at all addresses. */
test.describe('a release that fails in a way of its own', () => {
  let stack: Stack;
  let folder: string;
  let stable: string;
  let version: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    stack = await Stack.start();
    stable = runs(await person(stack, 0), 'catalog').version;
    folder = copyOf('catalog');
    breakCourses(folder, {
      handler: {
        code: "const press = () => { throw new Error('broken in a handler'); };",
        element: '<button onClick={press}>Break it</button>',
      },
      rejection: {
        code: "React.useEffect(() => void (async () => { throw new Error('broken in a promise'); })(), []);",
      },
      late: {
        code: "React.useEffect(() => void setTimeout(() => { throw new Error('broken elsewhere'); }, 3_000), []);",
      },
      drawn: { code: "if ('window' in globalThis) throw new Error('broken when it is drawn');" },
      fetch: {
        code: `React.useEffect(() => {
          window.refused = [];
          window.fetch = (address) => {
            window.refused.push(String(address));
            return Promise.reject(new TypeError('patched'));
          };
          void (async () => { throw new Error('broken beside a patched fetch'); })();
        }, []);`,
      },
    });
    await stack.coachlab('catalog', 'publish', folder);
    const written = readFileSync(join(folder, 'build/release.json'), 'utf8');
    version = (JSON.parse(written) as { version: string }).version;
  });
  test.afterAll(async () => {
    await stack?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const rollout = () => stack.ask<RolloutStatus>('/api/registry/remotes/catalog/rollout');

  test('in event handlers and promises is withdrawn by itself after `publish --promote`', async ({
    browser,
  }) => {
    const said = await stack.coachlab('catalog', 'publish', folder, '--no-build', '--promote');
    expect(said).not.toContain('Visitors get it with their next page.');
    let people: Person[] = [];
    const isMet = async () => {
      people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(stack, index)));
      return people.some((who) => runs(who, 'catalog').arm === 'canary');
    };
    await expect.poll(isMet).toBe(true);
    const onCanary = people.filter((who) => runs(who, 'catalog').arm === 'canary');
    const onStable = people.filter((who) => runs(who, 'catalog').arm === 'stable');

    let met = 0;
    for (const who of onCanary) {
      if ((await rollout()).outcome !== null) break;
      await Promise.all(onStable.splice(0, 9).map((other) => visitByHttp(stack, other, '/lab', 'catalog')));
      const { page, context } = await openTab(browser, stack, who);
      const told = failureTold(page);
      // Half of them press a button, and for the others a promise is rejected.
      await page.goto(courseWith(met % 2 === 0 ? 'handler' : 'rejection'));
      // Whoever comes a moment after the release was stopped has no such button.
      const press = page.getByRole('button', { name: 'Break it' });
      if (met % 2 === 0) await press.click({ timeout: 5_000 }).catch(() => {});
      // The page stands, and nothing takes its place.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn it with others');
      await told;
      await context.close();
      met += 1;
    }
    await expect.poll(async () => (await rollout()).outcome, { timeout: 30_000 }).toBe('aborted');
    const { exposed, errors } = await rollout();
    // The figures stand in the docs.
    console.info(`${exposed.sessions} sessions met it, ${exposed.failed} of them failed.`);
    expect(exposed.failed).toBeGreaterThan(0);
    expect(exposed.sessions).toBeLessThanOrEqual(MOST);
    expect(met).toBeLessThanOrEqual(MOST);
    for (const where of ['broken in a handler', 'broken in a promise'])
      expect(errors).toContainEqual(
        expect.objectContaining({ class: 'uncaught', version, stack: expect.stringContaining(where) }),
      );
  });

  test('that everybody was given at once is said to be carried by the fallback', async ({ browser }) => {
    const status = () => stack.coachlab('catalog', 'status', 'catalog');
    expect(await status()).not.toContain('answered');
    await stack.coachlab('catalog', 'lift', `catalog@${version}`, '--why', 'the next drill');
    await stack.coachlab('catalog', 'promote', `catalog@${version}`, '--at-once', '--why', 'a drill');
    await expect.poll(async () => runs(await person(stack, 0), 'catalog').version).toBe(version);
    for (const index of [1, 2, 3]) {
      const { page, context } = await openTab(browser, stack, await person(stack, index));
      const told = failureTold(page);
      await page.goto(courseWith('drawn'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn it with others');
      await told;
      await context.close();
    }
    await expect.poll(status).toMatch(
      // Those who met it as a candidate reported pages, too.
      new RegExp(`: stable ${version}, but ${stable} answered 3 of \\d+ pages in the last 5 minutes`),
    );
  });

  test('after it has replaced `fetch` is blamed by its stack all the same', async ({ browser }) => {
    const { page, context } = await openTab(browser, stack, await person(stack, 5));
    const told = failureTold(page);
    await page.goto(courseWith('fetch'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn it with others');
    await told;
    // A rejection names no file: only the code that reads stacks knows whose it is, and it comes after the patch.
    await expect
      .poll(async () => (await rollout()).errors)
      .toContainEqual(
        expect.objectContaining({
          class: 'uncaught',
          version,
          stack: expect.stringContaining('broken beside a patched fetch'),
        }),
      );
    const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    expect(refused.filter((address) => /signals|\/remotes\//.test(address))).toEqual([]);
    await context.close();
  });

  test('is not blamed for an error of the shell’s own files, which an operator finds', async ({
    browser,
  }) => {
    const command = async (...args: string[]) =>
      stripVTControlCharacters(await stack.coachlab('catalog', 'status', ...args));
    expect(await command()).not.toContain('its own files threw');
    const before = (await rollout()).errors;
    const { page, context } = await openTab(browser, stack, await person(stack, 6));
    const told = failureTold(page);
    await page.goto('/about');
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('broken in the shell');
      };
    });
    // The shell waits for what an address names, and scrolls to it. What is there already it does not wait for.
    await expect(async () => {
      await page.evaluate(async () => {
        const later = document.createElement('p');
        later.id = `later-${performance.now()}`;
        location.hash = later.id;
        await new Promise((go) => setTimeout(go, 500));
        document.querySelector('main')!.append(later);
      });
      expect(await Promise.race([told.then(() => true), page.waitForTimeout(3_000)])).toBe(true);
    }).toPass();
    await expect.poll(() => command()).toContain('shell: its own files threw 1 kind of uncaught error');
    const shown = await command('shell');
    expect(shown).toMatch(/uncaught in 1 session, first \d+ s ago/);
    expect(shown).toContain('Error: broken in the shell');
    expect(shown).toMatch(/\/remotes\/shell\/shell\.[\w-]+\.js/);
    expect((await rollout()).errors).toEqual(before);
    await context.close();
  });

  test('in a page that has been left is blamed for it, and nobody for what comes from elsewhere', async ({
    browser,
  }) => {
    const { page, context } = await openTab(browser, stack, await person(stack, 4));
    const failures: RemoteSignal[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== SIGNALS_PATH) return;
      const { signals } = JSON.parse(request.postData() ?? '') as SignalsRequest;
      failures.push(...signals.filter(({ outcome }) => outcome === 'failed'));
    });
    await page.goto('/about');
    await throwElsewhere(page);
    await page.goto(courseWith('late'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(failures).toEqual([expect.objectContaining({ remote: 'catalog', version, class: 'uncaught' })]);
    expect(failures[0]!.stack).toContain('broken elsewhere');
    await context.close();
  });
});

/** As a browser extension's script, a bookmark and a script of another site do it; each is heard by the page's window. */
async function throwElsewhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const addresses = ['chrome-extension://abcdef/content.js', 'https://elsewhere.example/widget.js', ''];
    for (const address of addresses) {
      const heard = new Promise((told) => addEventListener('error', told, { once: true }));
      const error = new Error('not of the site');
      // No page lets a script in that is not its own; this one has the stack of one.
      if (address) error.stack = `Error: not of the site\n    at run (${address}:1:1)`;
      setTimeout(() => {
        throw error;
      }, 0);
      await heard;
    }
  });
}
