import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine, schemaDrift } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from '../../testing/test-registry.ts';

describeEachEngine("the registry's schema", (kit) => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('notes its migrations under the names that running databases know', async () => {
    const noted = await registry.service.running.dataSource!.query('SELECT name FROM migrations ORDER BY id');
    expect(noted).toEqual(
      [
        'CommonTables1760000000000',
        'AddErasures1760000000100',
        'AddRateLimits1760000000200',
        'CreateRegistry1760000001000',
        'LookAfterRollouts1760000002000',
        'AddReach1760000003000',
        'AddOwners1760000004000',
        'AddShellStates1760000005000',
        'AddShellClaims1760000006000',
        'ChainAudit1760000007000',
        'AddProvenance1760000008000',
        'AddSignalMinutes1760000009000',
        'AddTeams1760000010000',
        'AddShellLeases1760000011000',
        'AddTimes1760000012000',
        'AddServedPages1760000013000',
        'AddOffline1760000014000',
        'AddRehearsals1760000015000',
        'AddRehearsalRequests1760000016000',
        'AddShadowRenders1760000017000',
        'AddEvidence1760000018000',
        'AddReleasePages1760000019000',
        'AddPageMeasures1760000020000',
        'AddMeasureMinutes1760000021000',
        'AddRouteLimits1760000022000',
        'AddShellBuilds1760000023000',
      ].map((name) => ({ name })),
    );
  });

  it('is what the entities say', async () => {
    expect(await schemaDrift(registry.service.running.dataSource!)).toEqual([]);
  });
});
