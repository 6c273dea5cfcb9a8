import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SmallSite } from '../testing/small-site.ts';

describe('what the shell takes from the registry', () => {
  let site: SmallSite;
  const page = async () => (await site.get('/lab')).body;
  const says = (word: string) => `<h1>${word}</h1>`;

  beforeEach(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'one');
    await site.discover();
  });
  afterEach(() => site.stop());

  it('a new release is live with the next page, and the old one still answers', async () => {
    expect(await page()).toContain(says('one'));
    site.registry.promote('2.0.0', 'two');
    expect(await site.discover()).toBe(true);
    expect(await page()).toContain(says('two'));
    expect((await site.get('/remotes/catalog/1.0.0/browser/lab.js')).body).toBe('//one');
  });

  it.each([
    [
      'whose text was changed after it was signed',
      (text: string) => text.replace('team-catalog', 'team-evil'),
    ],
    ['without a signature', (text: string) => text.replace(/"signature":"[^"]*"/, '"signature":""')],
    ['that is no JSON', () => '<html>'],
  ])('a document %s is refused, and the one before runs on', async (_, spoil) => {
    site.registry.say({ stable: '1.0.0' }, spoil);
    await expect(site.discover()).rejects.toThrow('refused');
    expect(await page()).toContain(says('one'));
  });

  it('an expired document and one of a lower epoch are refused', async () => {
    site.registry.say({ stable: '1.0.0', lasts: -1_000 });
    await expect(site.discover()).rejects.toThrow('expired');
    site.registry.say({ stable: '1.0.0', epoch: 5 });
    await expect(site.discover()).rejects.toThrow('epoch');
    expect(await page()).toContain(says('one'));
  });

  it('a release whose files are not what was signed does not run', async () => {
    site.registry.promote('2.0.0', 'two');
    site.registry.files.set('/remotes/catalog/2.0.0/server/index.js', 'tampered');
    await site.discover();
    expect(site.discovery.troubles.held).toEqual([
      { remote: 'catalog', version: '2.0.0', reason: expect.stringContaining('has the hash') },
    ]);
    expect(await page()).toContain(says('one'));
  });

  it('a document signed anew under the same epoch takes the place of the one before', async () => {
    const { epoch } = site.releases.document!;
    const issued = Date.now() + 60_000;
    site.registry.say({ stable: '1.0.0', epoch, issued });
    await site.discover();
    expect(site.releases.document?.issuedAt).toBe(new Date(issued).toISOString());
    // Another instance of the registry, whose clock is a little behind.
    site.registry.say({ stable: '1.0.0', epoch, issued: issued - 30_000 });
    await expect(site.discover()).rejects.toThrow('before the running one');
    expect(site.releases.document?.issuedAt).toBe(new Date(issued).toISOString());
  });

  it('a clock that is a day ahead is named, the site goes on, and takes the document once it is right', async () => {
    site.registry.promote('2.0.0', 'two');
    const right = Date.now;
    Date.now = () => right() + 25 * 3_600_000;
    try {
      await expect(site.discover()).rejects.toThrow("clock is 25.0 hours ahead of the registry's");
      expect(site.discovery.troubles.alarm).toContain('clock is 25.0 hours ahead');
    } finally {
      Date.now = right;
    }
    expect(await page()).toContain(says('one'));
    await site.discover();
    expect(site.discovery.troubles.alarm).toBeNull();
    expect(await page()).toContain(says('two'));
  });

  it('a file that was changed in the own copy is brought again', async () => {
    const file = join(site.data, 'mirror/remotes/catalog/1.0.0/browser/lab.js');
    writeFileSync(file, 'tampered');
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    expect(readFileSync(file, 'utf8')).toBe('//one');
  });

  it('without the registry the site goes on, and starts again from its copy, however old', async () => {
    await site.registry.stop();
    await expect(site.discover()).rejects.toThrow('fetch failed');
    expect(await page()).toContain(says('one'));
    const again = new SmallSite();
    Object.assign(again, { data: site.data, registry: site.registry });
    await again.boot('http://127.0.0.1:9', 'http://127.0.0.1:9');
    expect(await again.discovery.restore()).toBe(true);
    expect((await again.get('/lab')).body).toContain(says('one'));
    await again.leave();
  });

  it('a copy that was tampered with is not started from', async () => {
    for (const name of ['discovery.json', 'discovery.json.whole']) {
      const file = join(site.data, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace('team-catalog', 'team-evil'));
    }
    expect(await site.discovery.restore()).toBe(false);
  });
});

describe('the key that signs for the registry', () => {
  let site: SmallSite;
  const says = (word: string) => `<h1>${word}</h1>`;
  const page = async (of = site) => (await of.get('/lab')).body;
  /** The same shell in another process, without a registry. */
  const started = async () => {
    const again = new SmallSite();
    Object.assign(again, { data: site.data, registry: site.registry });
    await again.boot(site.registry.url, 'http://127.0.0.1:9');
    return again;
  };
  let stolen: string;
  const replay = () => site.registry.say({ stable: '1.0.0' }, () => stolen);

  beforeEach(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'one');
    await site.discover();
    // What the thief of its key would say: anything, under any epoch.
    site.registry.publish('6.6.6', 'evil');
    site.registry.canary('1.0.0', { release: '6.6.6', weight: 10_000, seed: 's' });
    site.registry.say({ stable: '6.6.6', epoch: Number.MAX_SAFE_INTEGER }, (text) => (stolen = text));
  });
  afterEach(() => site.stop());

  it('is exchanged without a restart, and the one before is believed no more', async () => {
    site.registry.exchangeKey();
    site.registry.promote('2.0.0', 'two');
    expect(await site.discover()).toBe(true);
    expect(await page()).toContain(says('two'));
    replay();
    await expect(site.discover()).rejects.toThrow('is retired by the one of');
    expect(await page()).toContain(says('two'));
  });

  it('that was exchanged is not believed after a restart either', async () => {
    site.registry.exchangeKey();
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    replay();
    const again = await started();
    expect(await again.discovery.restore()).toBe(true);
    await expect(again.discover()).rejects.toThrow('is retired by the one of');
    expect(await page(again)).toContain(says('two'));
    await again.leave();
  });

  it('takes back a site that the thief of its predecessor had taken, whatever epoch they wrote', async () => {
    await site.discover();
    expect(await page()).toContain(says('evil'));
    site.registry.exchangeKey();
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    expect(await page()).toContain(says('two'));
  });

  it('leaves nothing of the one before to start from', async () => {
    await site.discover();
    site.registry.exchangeKey();
    site.registry.publish('2.0.0', 'two');
    const lost = '/remotes/catalog/2.0.0/browser/lab.js';
    site.registry.promote('2.0.0', 'two');
    site.registry.files.delete(lost);
    // The thief's document is the last one whose releases were all here.
    await site.discover();
    const again = await started();
    await again.discovery.restore();
    expect(await page(again)).not.toContain(says('evil'));
    await again.leave();
  });

  it('whose certificate has ended signs nothing that is taken, and the reason says so', async () => {
    site.registry.exchangeKey({ from: Date.now() - 10_000, lasts: 5_000 });
    site.registry.promote('2.0.0', 'two');
    await expect(site.discover()).rejects.toThrow('certificate expired at');
    expect(site.discovery.troubles.alarm).toContain('certificate expired at');
    expect(await page()).toContain(says('one'));
  });

  it('signs overrides until its certificate ends, or another key takes its place', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const token = site.registry.override({ releases: { catalog: '6.6.6' }, expiresAt });
    const opened = async () =>
      (await site.get('/lab', { cookie: `coachlab_override=${token}` })).body.includes(says('evil'));
    expect(await opened()).toBe(true);
    const { key } = site.releases.document!.certificate;
    expect(site.discovery.signers()).toEqual([key]);
    expect(site.discovery.signers(Date.parse(site.releases.document!.certificate.notAfter))).toEqual([]);
    site.registry.exchangeKey();
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    expect(await opened()).toBe(false);
  });
});

describe("one remote's trouble", () => {
  let site: SmallSite;
  const at = async (path: string) => (await site.get(path)).body;
  const says = (word: string) => `<h1>${word}</h1>`;
  const lose = (address: string) => site.registry.files.delete(address);

  beforeEach(async () => {
    site = await new SmallSite().start();
    site.registry.settle('forum', 'forum one', '1.0.0');
    site.registry.promote('1.0.0', 'one');
    await site.discover();
  });
  afterEach(() => site.stop());

  it('a lost file of a canary holds back that canary, and nothing else', async () => {
    site.registry.publish('2.0.0', 'two');
    lose('/remotes/catalog/2.0.0/browser/later.js');
    site.registry.canary('1.0.0', { release: '2.0.0', weight: 10_000, seed: 's' });
    site.registry.settle('forum', 'forum two', '2.0.0');
    site.registry.say({ stable: '1.0.0', candidate: { release: '2.0.0', weight: 10_000, seed: 's' } });
    expect(await site.discover()).toBe(true);
    expect(await at('/lab')).toContain(says('one'));
    expect(await at('/forum')).toContain(says('forum two'));
    expect(site.discovery.troubles.held).toEqual([
      { remote: 'catalog', version: '2.0.0', reason: expect.stringContaining('answers 404') },
    ]);
  });

  it('a rollback of one remote is taken while another cannot be had', async () => {
    site.registry.settle('forum', 'forum two', '2.0.0');
    lose('/remotes/forum/2.0.0/server/index.js');
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    expect(await at('/lab')).toContain(says('two'));
    expect(await at('/forum')).toContain(says('forum one'));
    site.registry.say({ stable: '1.0.0' });
    await site.discover();
    expect(await at('/lab')).toContain(says('one'));
    expect(await at('/forum')).toContain(says('forum one'));
  });

  it('a release that was held back runs as soon as its files are there, without a new document', async () => {
    site.registry.publish('2.0.0', 'two');
    const lost = '/remotes/catalog/2.0.0/browser/lab.js';
    lose(lost);
    site.registry.promote('2.0.0', 'two');
    lose(lost);
    await site.discover();
    expect(await at('/lab')).toContain(says('one'));
    const told = () =>
      site.registry.posts.filter(({ path }) => path === '/api/registry/signals/shell/state').at(-1)?.body;
    expect(told()).toMatchObject({ held: [{ remote: 'catalog', version: '2.0.0' }], alarm: null });
    site.registry.files.set(lost, '//two');
    expect(await site.discover()).toBe(true);
    expect(await at('/lab')).toContain(says('two'));
    expect(site.discovery.troubles.held).toEqual([]);
    expect(told()).toMatchObject({ held: [], alarm: null });
  });

  it('a new remote without its files is switched off, and the others come', async () => {
    site.registry.settle('games', 'games one', '1.0.0');
    lose('/remotes/games/1.0.0/server/index.js');
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    expect(await at('/lab')).toContain(says('two'));
    expect(site.releases.document?.remotes).toContainEqual(
      expect.objectContaining({ name: 'games', disabled: true }),
    );
  });

  it('a shell that starts again without the registry runs what it ran', async () => {
    site.registry.settle('forum', 'forum two', '2.0.0');
    lose('/remotes/forum/2.0.0/server/index.js');
    site.registry.promote('2.0.0', 'two');
    await site.discover();
    const again = new SmallSite();
    Object.assign(again, { data: site.data, registry: site.registry });
    await again.boot('http://127.0.0.1:9', 'http://127.0.0.1:9');
    expect(await again.discovery.restore()).toBe(true);
    expect((await again.get('/lab')).body).toContain(says('two'));
    expect((await again.get('/forum')).body).toContain(says('forum one'));
    await again.leave();
  });

  it('a release with a page outside of what its remote owns does not run, though it is signed', async () => {
    site.registry.promote('2.0.0', 'two');
    site.registry.say({ stable: '2.0.0', owns: ['/elsewhere'] });
    await site.discover();
    expect(site.discovery.troubles.held).toContainEqual({
      remote: 'catalog',
      version: '2.0.0',
      reason: 'Its route /lab lies outside of what catalog owns.',
    });
    expect(await at('/forum')).toContain(says('forum one'));
  });
});

describe('files that take long', () => {
  let site: SmallSite;
  const LAB = (version: string) => `/remotes/catalog/${version}/browser/lab.js`;
  const at = async (path: string) => (await site.get(path)).body;
  const says = (word: string) => `<h1>${word}</h1>`;
  const held = () => site.discovery.troubles.held;
  const discoverUntil = async (isSo: () => boolean) => {
    do {
      await sleep(20);
      await site.discover();
    } while (!isSo());
  };
  /** What the registry has at this address comes when the returned function is called. */
  const slowed = (address: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.registry.slow.set(address, promise);
    return resolve;
  };

  beforeEach(async () => {
    site = new SmallSite();
    site.filesWithin = 50;
    await site.start();
    site.registry.settle('forum', 'forum one', '1.0.0');
    site.registry.promote('1.0.0', 'one');
    await discoverUntil(() => held().length === 0);
  });
  afterEach(() => site.stop());

  it('hold back a new release until they are here', async () => {
    site.registry.promote('2.0.0', 'two');
    const arrive = slowed(LAB('2.0.0'));
    await site.discover();
    expect(held()).toContainEqual({
      remote: 'catalog',
      version: '2.0.0',
      reason: 'Its files are still on their way.',
    });
    expect(await at('/lab')).toContain(says('one'));
    arrive();
    await discoverUntil(() => held().length === 0);
    expect(await at('/lab')).toContain(says('two'));
  });

  it('take no release away that runs, and are waited for all the same', async () => {
    // When the next document comes, it is seen that this has to be brought again.
    writeFileSync(join(site.data, 'mirror', LAB('1.0.0')), 'damaged');
    const arrive = slowed(LAB('1.0.0'));
    site.registry.settle('forum', 'forum two', '2.0.0');
    site.registry.say({ stable: '1.0.0' });
    await discoverUntil(() => held().length === 0);
    expect(await at('/lab')).toContain(says('one'));
    expect(await at('/forum')).toContain(says('forum two'));
    site.registry.files.delete(LAB('1.0.0'));
    arrive();
    await discoverUntil(() => held().length > 0);
    expect(held()).toEqual([
      { remote: 'catalog', version: '1.0.0', reason: expect.stringContaining('answers 404') },
    ]);
  });
});
