import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { createSqliteDatabase, startTestService } from '@coachlab/service-common/testing';
import S3rver from 's3rver';
import { AssetStore } from './asset-store.ts';
import { startRegistry, type TestRegistry } from '../../testing/test-registry.ts';

describe('a registry whose releases lie in a bucket', () => {
  let store: S3rver;
  let folder: string;
  let registry: TestRegistry;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coachlab-s3-'));
    const configureBuckets = [{ name: 'releases', configs: [] }];
    store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
    const { port } = await store.run();
    // The store's own; it takes no other.
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
    const kit = { engine: 'sqlite' as const, createDatabase: createSqliteDatabase, start: startTestService };
    address = `s3://releases?region=eu-central-1&endpoint=http://127.0.0.1:${port}`;
    registry = await startRegistry(kit, { COACHLAB_ASSETS: address });
  });
  afterAll(async () => {
    await registry.service.stop();
    await registry.remove();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('takes a release, runs it, and serves its files, also after a restart', async () => {
    const version = await registry.promoted();
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    const { base, entry } = body.releases[`catalog@${version}`]!;
    for (const again of [false, true]) {
      if (again) await registry.service.restart();
      expect((await registry.service.get(base + entry)).status).toBe(200);
      expect((await registry.service.get(`${base}browser/none.js`)).status).toBe(404);
    }
    expect(await registry.storedFiles()).toEqual([]);
  });

  it('loses a section with all its files, and not one whose name only begins like it', async () => {
    const assets = new AssetStore({ COACHLAB_ASSETS: address });
    const files = new Map([['entry.js', Buffer.from('1')]]);
    for (const remote of ['events', 'events-abroad'])
      await assets.store(assets.newFolder(remote, '1.0.0'), files);
    expect(await assets.foldersOf('events')).toMatchObject([{ files: 1 }]);
    await assets.removeAll('events');
    expect(await assets.foldersOf('events')).toEqual([]);
    expect(await assets.foldersOf('events-abroad')).toMatchObject([{ files: 1 }]);
  });
});
