import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';

describeEachEngine('publishing', (kit) => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry.remove());

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

  it('answers the same bytes again with 200', async () => {
    const before = await registry.storedFiles();
    const { status, body } = await registry.publish();
    expect({ status, created: body.created }).toEqual({ status: 200, created: false });
    expect(await registry.storedFiles()).toEqual(before);
  });
});
