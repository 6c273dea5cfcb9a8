import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { signDiscovery } from '@coachlab/federation/server';
import { SmallSite } from '../testing/small-site.ts';

const FILES = [
  ['the server build', 'server/index.js'],
  ["the browser's entry", 'browser/entry.js'],
  ["a page's chunk", 'browser/lab.js'],
  ["a page's style sheet", 'browser/lab.css'],
  ['a chunk that is loaded later', 'browser/later.js'],
] as const;

const ran = globalThis as { tampered?: boolean };
const TAMPERED = 'globalThis.tampered = true; module.exports = { pages: { lab: async () => ({}) } };';

/** Every path on which code of a release can come to run here, or leave from here: docs/loading-paths.md. */
describe('what is not what was published', () => {
  let site: SmallSite;
  let turn = 0;
  const word = () => `word ${turn}`;
  const address = (file: string) => `/remotes/catalog/1.0.0/${file}`;
  const kept = (file: string) => join(site.data, 'mirror', address(file));

  beforeEach(async () => {
    delete ran.tampered;
    // A render process keeps a build by its hash: each test has one of its own.
    turn += 1;
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', word());
  });
  afterEach(() => site.stop());

  /** The gateway as it starts again with the same data, whether or not the registry is there. */
  async function startedAgain(registryUrl: string): Promise<SmallSite> {
    const again = new SmallSite();
    Object.assign(again, { data: site.data, registry: site.registry });
    await again.boot(registryUrl, 'http://127.0.0.1:9');
    expect(await again.discovery.restore()).toBe(true);
    return again;
  }

  it.each(FILES)('%s, from the registry, keeps its release from running at all', async (_, file) => {
    site.registry.files.set(address(file), TAMPERED);
    await site.discover();
    expect(site.discovery.troubles.held[0]?.reason).toContain('has the hash');
    // Nothing of it is loaded: the section's panel stands in its place.
    expect(site.releases.document?.remotes).toMatchObject([{ name: 'catalog', disabled: true }]);
    expect(existsSync(kept(file))).toBe(false);
  });

  it('the server build, changed on disk while the gateway runs, is not run', async () => {
    await site.discover();
    writeFileSync(kept('server/index.js'), TAMPERED);
    const page = await site.get('/lab');
    expect([page.statusCode, ran.tampered]).toEqual([200, undefined]);
    expect(page.body).toContain('Loading artifacts...');
  });

  it("a page's style sheet, changed on disk, is not put into the page: it is linked, with its hash", async () => {
    await site.discover();
    const whole = await site.get('/lab');
    expect(whole.body).toContain(`<style>.lab{content:"${word()}"}</style>`);
    writeFileSync(kept('browser/lab.css'), '.lab{content:"tampered"}');
    const page = await site.get('/lab?level=L1');
    expect(page.body).not.toContain('tampered');
    expect(page.body).toMatch(
      /<link rel="stylesheet" href="[^"]*lab\.css" integrity="sha384-[^"]{64}" crossorigin="anonymous">/,
    );
  });

  describe('in the own copy, after a start without the registry', () => {
    it('the server build is not run', async () => {
      await site.discover();
      writeFileSync(kept('server/index.js'), TAMPERED);
      const again = await startedAgain('http://127.0.0.1:9');
      const page = await again.get('/lab');
      expect([page.statusCode, ran.tampered]).toEqual([200, undefined]);
      expect(page.body).toContain('Loading artifacts...');
      await again.leave();
    });

    it.each(FILES.slice(1, 3))('%s leaves under the hash of what was published', async (_, file) => {
      await site.discover();
      const { releases } = site.releases.document!;
      const published = releases['catalog@1.0.0']!.integrity[file];
      writeFileSync(kept(file), TAMPERED);
      const again = await startedAgain('http://127.0.0.1:9');
      // The browser refuses it: packages/federation/test-browser.
      expect((await again.get('/lab')).body).toContain(`src="${address(file)}" integrity="${published}"`);
      await again.leave();
    });

    it('a document that a stranger signed is not started from', async () => {
      await site.discover();
      const stranger = generateKeyPairSync('ed25519').privateKey;
      for (const name of ['discovery.json', 'discovery.json.whole']) {
        const file = join(site.data, name);
        const { signature: _, ...draft } = JSON.parse(readFileSync(file, 'utf8')) as DiscoveryDocument;
        writeFileSync(file, JSON.stringify(signDiscovery(draft, stranger)));
      }
      expect(await site.discovery.restore()).toBe(false);
    });
  });

  it.each(FILES)('%s in the own copy is brought again, once the registry is there', async (_, file) => {
    await site.discover();
    const right = readFileSync(kept(file), 'utf8');
    writeFileSync(kept(file), TAMPERED);
    const again = await startedAgain(site.registry.url);
    await again.discover();
    expect(readFileSync(kept(file), 'utf8')).toBe(right);
    await again.leave();
  });
});
