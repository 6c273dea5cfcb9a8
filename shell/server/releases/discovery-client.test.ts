import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    await expect(site.discover()).rejects.toThrow('has the hash');
    expect(await page()).toContain(says('one'));
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
    const file = join(site.data, 'discovery.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('team-catalog', 'team-evil'));
    expect(await site.discovery.restore()).toBe(false);
  });
});
