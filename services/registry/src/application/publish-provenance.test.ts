import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument, Provenance, RegistryStatus } from '@coachlab/contracts';
import { verifyDiscovery } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { makePackage } from '../testing/make-package.ts';
import { bearer, PUBLIC_KEY, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const VERSION = '1.0.0-abc';

describeEachEngine('where a release comes from', (kit) => {
  let registry: TestRegistry;

  const provenanceOf = (commit: string): Provenance => ({
    version: VERSION,
    commit: commit.repeat(40),
    dirty: false,
    builder: 'build server 7',
    builtAt: '2026-11-22T06:00:00.000Z',
    lockfile: null,
    sbom: null,
  });
  /** Like any package, with a document that release.json does not list. */
  const packageOf = (provenance: object) =>
    makePackage({
      version: VERSION,
      spoil: ({ files }) => Object.assign(files, { 'provenance.json': JSON.stringify(provenance) }),
    });
  const status = async () =>
    (await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body;

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('is refused in another form', async () => {
    const other = await registry.send(packageOf({ ...provenanceOf('a'), commit: 'main' }));
    expect(other.body.errors).toMatchObject([{ path: 'provenance.json/commit' }]);
  });

  it('is in the signed document and in the status, and a change of it shows', async () => {
    const provenance = provenanceOf('a');
    expect((await registry.send(packageOf(provenance))).status).toBe(201);
    await registry.change('promote', { version: VERSION });
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    expect(body.releases[`catalog@${VERSION}`]?.provenance).toEqual(provenance);
    expect(verifyDiscovery(body, [PUBLIC_KEY])).toBe(true);
    body.releases[`catalog@${VERSION}`]!.provenance!.commit = 'b'.repeat(40);
    expect(verifyDiscovery(body, [PUBLIC_KEY])).toBe(false);
    expect((await status()).remotes[0]?.releases[0]?.provenance).toEqual(provenance);
  });

  it('is no part of what the release is: the same build from elsewhere is the same, and the first one stays', async () => {
    expect((await registry.send(packageOf(provenanceOf('b')))).status).toBe(200);
    expect((await registry.send(makePackage({ version: VERSION }))).status).toBe(200);
    expect((await status()).remotes[0]?.releases[0]?.provenance?.commit).toBe('a'.repeat(40));
  });

  it('is for the teams as a file', async () => {
    const path = `/remotes/catalog/${VERSION}/provenance.json`;
    expect((await registry.service.get(path)).status).toBe(401);
    expect((await registry.service.get(path, bearer('journey'))).status).toBe(200);
  });

  it('may be unknown', async () => {
    await registry.release({ name: 'journey', version: '1.0.0-abc' });
    const journey = (await status()).remotes.find(({ name }) => name === 'journey');
    expect(journey?.releases[0]?.provenance).toBeNull();
  });
});
