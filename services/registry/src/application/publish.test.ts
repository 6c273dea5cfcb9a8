import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePackage } from '../testing/make-package.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { PublishService } from './publish.service.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';

describeEachEngine('publishing', (kit) => {
  let registry: TestRegistry;
  const audit = async () =>
    (await registry.service.get<AuditRow[]>('/api/registry/audit', bearer('catalog'))).body;

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('stores a release and moves nobody', async () => {
    const { status, body } = await registry.publish();
    expect(body).toEqual({
      name: 'catalog',
      version: '1.0.0-aaaaaaaaaa',
      digest: expect.stringMatching(/^sha384-/),
      created: true,
    });
    expect(status).toBe(201);
    const discovery = await registry.service.get('/discovery');
    expect(discovery.body).toMatchObject({ remotes: [], releases: {} });
  });

  it('answers the same bytes again with 200, and writes nothing', async () => {
    const [files, rows] = [await registry.storedFiles(), await audit()];
    const { status, body } = await registry.publish();
    expect({ status, created: body.created }).toEqual({ status: 200, created: false });
    expect(await registry.storedFiles()).toEqual(files);
    expect(await audit()).toEqual(rows);
  });

  it('takes a changed source map for the same release', async () => {
    const { status } = await registry.publish({
      files: { 'browser/home.3c4d.js.map': '{"version":3,"other":1}' },
    });
    expect(status).toBe(200);
  });

  it('refuses other bytes under a published version with 409', async () => {
    const files = await registry.storedFiles();
    const { status, body } = await registry.publish({ files: { 'browser/home.3c4d.js': 'other()' } });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'version_taken' });
    expect(await registry.storedFiles()).toEqual(files);
  });

  it('refuses other facts about the same files with 409', async () => {
    const { status } = await registry.publish({ release: { shared: { react: '^19.1.0' } } });
    expect(status).toBe(409);
  });

  it('writes who published what in the audit trail', async () => {
    const version = await registry.release({ version: '1.0.0-bbbbbbbbbb' });
    expect((await audit())[0]).toEqual({
      at: expect.stringMatching(/^20.*Z$/),
      who: expect.stringMatching(/^catalog \(token [0-9a-f]{8}\)$/),
      action: 'publish',
      remote: 'catalog',
      from: null,
      to: version,
      why: null,
    });
  });

  it.each([
    ['no token', null, 'token_missing'],
    ['an unknown token', 'not-a-token-0123456789', 'token_unknown'],
  ])('answers 401 to %s', async (_, token, code) => {
    const { status, headers, body } = await registry.send(makePackage(), { token });
    expect({ status, code: body.code }).toEqual({ status: 401, code });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it("answers 403 to another team's token", async () => {
    const { status, body } = await registry.send(makePackage(), { token: 'journey-token-0123456789' });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'not_your_remote' });
  });

  it('answers 415 to what is no gzip by its own word', async () => {
    expect((await registry.send(makePackage(), { type: 'application/zip' })).status).toBe(415);
    expect((await registry.send(Buffer.from('{}'), { type: 'application/json' })).status).toBe(415);
  });

  it('refuses a digest in quarantine with 409', async () => {
    const version = await registry.release({ version: '6.6.6-bad0bad0ba' });
    const { dataSource } = registry.service.running;
    await dataSource?.manager.update(ReleaseRow, { version }, { quarantinedAt: new Date() });
    const { status, body } = await registry.publish({ version });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'release_quarantined' });
  });

  it('stores the files anew when the same bytes come after the store has lost some', async () => {
    const path = '/remotes/catalog/1.0.0-aaaaaaaaaa/browser/remoteEntry.1a2b.js';
    const before = await registry.service.get(path);
    await rm(join(registry.folder, 'assets/remotes/catalog/1.0.0-aaaaaaaaaa'), { recursive: true });
    expect((await registry.service.get(path)).status).toBe(404);
    expect((await registry.publish()).status).toBe(200);
    const after = await registry.service.get(path);
    expect(after.status).toBe(200);
    expect(after.body).toBe(before.body);
  });

  it('shows nothing of a release whose files could not be written, and takes it afterwards', async () => {
    const version = '2.0.0-cccccccccc';
    const blocked = join(registry.folder, 'assets/remotes/catalog', version);
    await writeFile(blocked, 'in the way');
    expect((await registry.publish({ version })).status).toBe(500);
    const status = await registry.service.get('/api/registry/status', bearer('catalog'));
    expect(JSON.stringify(status.body)).not.toContain(version);
    await rm(blocked);
    expect((await registry.publish({ version })).status).toBe(201);
  });

  it('lets one of two different packages of one version win', async () => {
    const version = '3.0.0-dddddddddd';
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const answers = await Promise.all([
      registry.publish({ version, files: { 'browser/home.3c4d.js': 'one()' } }),
      other.publish({ version, files: { 'browser/home.3c4d.js': 'two()' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const served = await other.service.get<string>(`/remotes/catalog/${version}/browser/home.3c4d.js`);
    expect(served.body).toBe(answers[0].status === 201 ? 'one()' : 'two()');
    const files = (await registry.storedFiles()).filter((file) => file.includes(version));
    expect(new Set(files.map((file) => file.split('/')[3])).size).toBe(1);
  });

  it('stores a package once that arrives four times at once', async () => {
    const version = '4.0.0-eeeeeeeeee';
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const answers = await Promise.all(
      [registry, other, registry, other].map((each) => each.publish({ version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect((await audit()).filter(({ to }) => to === version)).toHaveLength(1);
  });

  it('leaves a place to others when one team takes as many as it can, and sends nothing', async () => {
    const service = registry.service.running.app.get(PublishService);
    const sent = Promise.withResolvers<void>();
    async function* nothing(): AsyncGenerator<Uint8Array> {
      await sent.promise;
      yield new Uint8Array();
    }
    const team = { remote: 'catalog', who: 'team-catalog' };
    const uploads = Array.from({ length: 4 }, () => service.publish('catalog', nothing(), team));
    const ended = Promise.allSettled(uploads);
    const [own, others] = await Promise.all([
      registry.publish({ version: '5.0.0-a' }),
      registry.publish({ name: 'journey', version: '5.0.0-b' }),
    ]);
    expect([own.status, own.body.code, others.status]).toEqual([503, 'publishes_running', 201]);
    sent.resolve();
    await ended;
    expect((await registry.publish({ version: '5.0.0-a' })).status).toBe(201);
  });

  it('takes the first releases of a new remote when they arrive together', async () => {
    const versions = ['1.0.0-a1', '1.0.0-a2', '1.0.0-a3'];
    const answers = await Promise.all(
      versions.map((version) => registry.publish({ name: 'journey', version })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});
