import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine, schemaDrift } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from './testing/test-registry.ts';

describeEachEngine("the registry's schema", (kit) => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('is what the entities say', async () => {
    expect(await schemaDrift(registry.service.running.dataSource!)).toEqual([]);
  });
});
