import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

const HOUR = 3_600_000;

describe("the gateway's copy of releases", () => {
  let site: SmallSite;
  const folder = (version: string) => join(site.data, 'mirror/remotes/catalog', version);
  const kept = () => readdirSync(join(site.data, 'mirror/remotes/catalog')).sort();
  /** As if every file of it had come so many hours ago. */
  const age = (version: string, hours: number) => {
    const then = new Date(Date.now() - hours * HOUR);
    const entries = readdirSync(folder(version), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then);
  };

  beforeEach(async () => {
    site = await new SmallSite().start();
    for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) {
      site.registry.promote(version, `release ${version}`);
      site.registry.withdraw('0.0.0', version);
      await site.discover();
    }
    site.registry.withdraw('1.0.0', '4.0.0');
    site.registry.withdraw('2.0.0', '4.0.0');
    site.registry.withdraw('3.0.0', '4.0.0');
    await site.discover();
  });
  afterEach(() => site.stop());

  it('loses what no document names once the grace is over', async () => {
    age('1.0.0', 100);
    age('2.0.0', 30);
    expect(await site.mirror.prune(site.releases, { grace: 24 * HOUR, most: Infinity, idle: 0 })).toEqual([
      'catalog@2.0.0',
      'catalog@1.0.0',
    ]);
    expect(kept()).toEqual(['3.0.0', '4.0.0']);
  });

  it('never loses what runs, however old and however large', async () => {
    age('4.0.0', 10_000);
    await site.mirror.prune(site.releases, { grace: 0, most: 0, idle: 0 });
    expect(kept()).toEqual(['4.0.0']);
    expect((await site.get('/lab')).body).toContain('<h1>release 4.0.0</h1>');
  });

  it('holds no more bytes than it may of what nothing names, the newest first', async () => {
    age('1.0.0', 3);
    age('2.0.0', 2);
    age('3.0.0', 1);
    const most = 400;
    await site.mirror.prune(site.releases, { grace: 24 * HOUR, most, idle: 0 });
    expect(kept()).toEqual(['3.0.0', '4.0.0']);
  });

  it('does not take a release from under a page that was made with it just now', async () => {
    age('2.0.0', 100);
    site.releases.get('catalog', '2.0.0');
    await site.mirror.prune(site.releases, { grace: 24 * HOUR, most: Infinity, idle: HOUR });
    expect(existsSync(folder('2.0.0'))).toBe(true);
  });

  it('gives the files of a pruned release from the registry to a tab that still asks', async () => {
    age('1.0.0', 100);
    await site.mirror.prune(site.releases, { grace: 24 * HOUR, most: Infinity, idle: 0 });
    expect((await site.get('/remotes/catalog/1.0.0/browser/lab.js')).body).toBe('//release 1.0.0');
  });
});
