import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RolloutStatus } from '@coachlab/contracts';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const PLAN = { steps: [100, 10_000], every: 3_600_000 };

describeOnSqlite('a candidate that visitors meet already', (kit) => {
  let registry: TestRegistry;
  let count = 0;
  const release = () => registry.release({ version: `2.0.${(count += 1)}` });
  const promote = (version: string, more = {}) => registry.change('promote', { version, ...more });
  const rollout = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.promoted();
  });
  afterAll(() => registry?.remove());

  it('goes on judged, from the weight that it has, when it is promoted', async () => {
    const version = await release();
    await registry.change('canary', { version, weight: 2_000 });
    const { status, body } = await promote(version);
    expect([status, body.changed]).toEqual([200, true]);
    expect(body.remote).toMatchObject({ candidate: { release: version, weight: 2_000 } });
    expect(body.remote.stable).not.toBe(version);
    expect(await rollout()).toMatchObject({
      phase: 'step',
      step: 0,
      plan: { steps: [2_000, 5_000, 10_000] },
    });
    expect((await promote(version)).body.changed).toBe(false);
    expect((await promote(version, { watched: false })).body.remote).toMatchObject({ stable: version });
  });

  it('goes on with its own plan, also where that waits for a person', async () => {
    const version = await release();
    await registry.change('canary', { version, weight: 100, plan: PLAN });
    expect((await promote(version)).body).toMatchObject({
      changed: false,
      remote: { candidate: { weight: 100 } },
    });
    await registry.change('pause', {});
    expect((await promote(version)).body.changed).toBe(true);
    expect(await rollout()).toMatchObject({ phase: 'step', step: 0, plan: PLAN });
  });
});
