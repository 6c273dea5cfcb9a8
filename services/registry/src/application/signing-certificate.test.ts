import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument, RegistryStatus } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { newKey, publicKeyOf } from '@coachlab/keys';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { bearer, certified, ROOT_KEY, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

describeOnSqlite('the certificate of the signing key', (kit) => {
  let registry: TestRegistry;
  const get = async (from: TestRegistry) => (await from.service.get<DiscoveryDocument>('/discovery')).body;
  const certifiedKey = (days?: number) => {
    const key = newKey();
    return {
      COACHLAB_SIGNING_KEY: key,
      COACHLAB_SIGNING_CERTIFICATE: certified({ key: publicKeyOf(key), ...(days && { days }) }),
    };
  };

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.promoted({ version: '1.0.0-abc' });
  });
  afterAll(() => registry?.remove());

  it('travels with the document, and teams read until when it counts', async () => {
    const { certificate } = await get(registry);
    expect(certificate).toEqual(JSON.parse(registry.environment['COACHLAB_SIGNING_CERTIFICATE'] as string));
    const { body } = await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'));
    expect(body.certifiedUntil).toBe(certificate.notAfter);
  });

  it('of another key is another document under the same epoch, which a shell that has the one before takes', async () => {
    const before = await get(registry);
    await registry.service.stop();
    registry = await registry.again(kit, certifiedKey());
    const after = await get(registry);
    expect(after.epoch).toBe(before.epoch);
    expect(after.certificate.key).not.toBe(before.certificate.key);
    const verdict = acceptDiscovery(before, after, { roots: [ROOT_KEY], now: Date.now() });
    expect(verdict).toMatchObject({ accepted: true });
  });

  it('that is for another key than the one that signs stops the start', async () => {
    await registry.service.stop();
    const { COACHLAB_SIGNING_KEY } = certifiedKey();
    await expect(registry.again(kit, { COACHLAB_SIGNING_KEY })).rejects.toThrow(
      'COACHLAB_SIGNING_CERTIFICATE is for another key than COACHLAB_SIGNING_KEY',
    );
    const COACHLAB_SIGNING_CERTIFICATE = 'nonsense';
    await expect(registry.again(kit, { COACHLAB_SIGNING_CERTIFICATE })).rejects.toThrow(
      'COACHLAB_SIGNING_CERTIFICATE must be a certificate as coachlab keys certify prints it',
    );
  });
});
