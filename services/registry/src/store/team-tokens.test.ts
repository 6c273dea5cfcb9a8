import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { registry as definition } from '../registry.ts';
import { startRegistry, type TestRegistry, TOKENS } from '../testing/test-registry.ts';
import { TeamTokenRow } from './rows/team-token.row.ts';

describeEachEngine('team tokens', (kit) => {
  let registry: TestRegistry;
  const statusWith = async (token: string, url = registry.url) => {
    const response = await fetch(`${url}/api/registry/status`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const rows = () => registry.service.running.dataSource!.manager.find(TeamTokenRow);

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('are not in the database', async () => {
    expect(JSON.stringify(await rows())).not.toContain(TOKENS.catalog);
  });

  it('stop to count when they expire', async () => {
    const { manager } = registry.service.running.dataSource!;
    await manager.update(TeamTokenRow, { remote: 'community' }, { expiresAt: new Date(Date.now() + 60_000) });
    expect(await statusWith(TOKENS.community)).toBe(200);
    await manager.update(TeamTokenRow, { remote: 'community' }, { expiresAt: new Date(Date.now() - 1) });
    expect(await statusWith(TOKENS.community)).toBe(401);
  });

  it('follow the settings: a new one counts beside the old, an old one that is gone is revoked', async () => {
    const restarted = async (tokens: string) => {
      await registry.service.stop();
      const service = await kit.start(definition, {
        ...registry.environment,
        COACHLAB_BOOTSTRAP_TOKENS: tokens,
      });
      registry = Object.assign(Object.create(Object.getPrototypeOf(registry)), registry, { service });
    };
    const fresh = 'catalog-token-of-tomorrow';
    await restarted(`catalog=${TOKENS.catalog},catalog=${fresh}`);
    expect([await statusWith(TOKENS.catalog), await statusWith(fresh)]).toEqual([200, 200]);
    await restarted(`catalog=${fresh}`);
    expect([await statusWith(TOKENS.catalog), await statusWith(fresh)]).toEqual([401, 200]);
    expect(await statusWith(TOKENS.journey)).toBe(200);
  });
});
