import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow, CollectAnswer } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const DAY = 86_400_000;

describeEachEngine('collecting', (kit) => {
  let registry: TestRegistry;
  const collect = async (body: object, name: 'catalog' | 'journey' = 'catalog') =>
    registry.service.post<CollectAnswer>('/api/registry/collect', body, bearer(name));
  const set = (version: string, columns: Partial<ReleaseRow>) =>
    registry.service.running.dataSource!.manager.update(ReleaseRow, { remote: 'catalog', version }, columns);
  const fates = ({ releases }: CollectAnswer) =>
    Object.fromEntries(releases.map(({ version, fate, reason }) => [version, `${fate}: ${reason}`]));

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_KEEP_STABLE: '2', COACHLAB_KEEP_DAYS: '14' });
    for (const version of ['1.0.0-a', '1.1.0-a', '1.2.0-a']) await registry.promoted({ version });
    for (const version of ['2.0.0-a', '2.1.0-a', '2.2.0-a', '2.3.0-a', '2.4.0-a', '2.5.0-a']) {
      await registry.release({ version });
    }
    await registry.change('canary', { version: '2.0.0-a', weight: 100 });
    const old = new Date(Date.now() - 60 * DAY);
    const { manager } = registry.service.running.dataSource!;
    await manager.update(ReleaseRow, { remote: 'catalog' }, { publishedAt: old });
    await set('2.1.0-a', { publishedAt: new Date(Date.now() - 3 * DAY) });
    await set('2.2.0-a', { lastSeenAt: new Date(Date.now() - DAY / 2) });
    await set('2.3.0-a', { quarantinedAt: old });
    await set('2.5.0-a', { lastSeenAt: new Date(Date.now() - 2 * DAY) });
    await registry.release({ name: 'journey', version: '1.0.0-a' });
    for (const [name, age] of [
      ['broken-off', 3 * DAY],
      ['running', 1_000],
    ] as const) {
      const folder = join(registry.folder, 'assets/remotes/catalog/9.9.9-a', name, 'identity');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'a.js'), 'x');
      const time = new Date(Date.now() - age);
      await utimes(join(folder, 'a.js'), time, time);
    }
  });
  afterAll(() => registry?.remove());

  it('says in a dry run what would go and what stays, and why', async () => {
    const stored = await registry.storedFiles();
    const { status, body } = await collect({ dryRun: true });
    expect(status).toBe(200);
    const gone = 'delete: no live set, rollback window, rollout, override or recent signal refers to it';
    expect(fates(body)).toEqual({
      '1.0.0-a': gone,
      '1.1.0-a': 'kept: the fallback of the stable release',
      '1.2.0-a': 'kept: the stable release',
      '2.0.0-a': 'kept: the candidate of the running rollout',
      '2.1.0-a': 'kept: published 3 days ago, within 14 days',
      '2.2.0-a': 'kept: ran in a browser 12 hours ago',
      '2.3.0-a': 'kept: in quarantine: its digest has to stay known',
      '2.4.0-a': gone,
      '2.5.0-a': gone,
    });
    expect(body.folders.map(({ path, fate }) => [path, fate]).sort()).toEqual([
      ['remotes/catalog/9.9.9-a/broken-off', 'delete'],
      ['remotes/catalog/9.9.9-a/running', 'kept'],
    ]);
    expect(await registry.storedFiles()).toEqual(stored);
  });

  it('keeps what was published again a moment ago', async () => {
    expect((await registry.publish({ version: '2.5.0-a' })).status).toBe(200);
    expect(fates((await collect({ dryRun: true })).body)['2.5.0-a']).toMatch(
      /^kept: ran in a browser 0 minutes ago/,
    );
  });

  it('deletes rows and files, while others publish, and nothing of another team', async () => {
    const publishing = registry.publish({ version: '3.0.0-a' });
    const [{ body }, published] = await Promise.all([collect({}), publishing]);
    expect(body.releases.filter(({ fate }) => fate === 'deleted').map(({ version }) => version)).toEqual([
      '1.0.0-a',
      '2.4.0-a',
    ]);
    expect(published.status).toBe(201);
    const files = (await registry.storedFiles()).join('\n');
    expect(files).not.toMatch(/catalog\/(1\.0\.0|2\.4\.0)-a|broken-off/);
    expect(files).toMatch(/catalog\/3\.0\.0-a/);
    expect(files).toMatch(/catalog\/9\.9\.9-a\/running/);
    expect(files).toMatch(/journey\/1\.0\.0-a/);
    expect((await registry.service.get('/remotes/catalog/1.2.0-a/browser/home.3c4d.js')).status).toBe(200);
    expect((await registry.service.get('/remotes/catalog/2.4.0-a/browser/home.3c4d.js')).status).toBe(404);
    const audit = await registry.service.get<AuditRow[]>(
      '/api/registry/audit?remote=catalog',
      bearer('catalog'),
    );
    expect(
      audit.body
        .filter(({ action }) => action === 'collect')
        .map(({ from }) => from)
        .sort(),
    ).toEqual(['1.0.0-a', '2.4.0-a']);
  });

  it('never deletes what somebody is promoting at the same moment', async () => {
    const version = await registry.release({ version: '4.0.0-a' });
    await set(version, { publishedAt: new Date(Date.now() - 60 * DAY) });
    const [promoted] = await Promise.all([registry.promoteAtOnce(version), collect({})]);
    // Whoever was first: either it is stable and whole, or it was gone and nobody was moved to it.
    expect([200, 404]).toContain(promoted.status);
    const file = await registry.service.get(`/remotes/catalog/${version}/browser/home.3c4d.js`);
    expect(file.status).toBe(promoted.status);
  });
});
