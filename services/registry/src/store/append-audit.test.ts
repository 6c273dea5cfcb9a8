import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditLink } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import type { DataSource, QueryRunner } from 'typeorm';
import { ChainAudit1760000007000 } from './migrations/chain-audit.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

describeEachEngine('the audit trail', (kit) => {
  let registry: TestRegistry;
  let other: TestRegistry;

  const chain = async (after = 0) =>
    (await registry.service.get<AuditLink[]>(`/api/registry/audit/chain?after=${after}`, bearer('journey')))
      .body;
  const source = (): DataSource => registry.service.running.dataSource!;
  const expectOneChain = (links: AuditLink[]) => {
    expect(links.map(({ id }) => id)).toEqual(links.map((_, i) => i + 1));
    expect(links.map(({ previous }) => previous)).toEqual([
      '0'.repeat(64),
      ...links.slice(0, -1).map(({ hash }) => hash),
    ]);
    expect(new Set(links.map(({ hash }) => hash)).size).toBe(links.length);
  };

  beforeAll(async () => {
    registry = await startRegistry(kit);
    other = kit.engine === 'server' ? await registry.twin(kit) : registry;
  });
  afterAll(() => registry?.remove());

  it('is one chain, whichever instances write at once, and misses nothing', async () => {
    const overrides = [];
    for (const name of ['catalog', 'journey', 'community'] as const) {
      const version = await registry.promoted({ name, version: '1.0.0-abc' });
      for (let i = 0; i < 10; i += 1)
        overrides.push(
          (i % 2 ? registry : other).service.post(
            '/api/registry/overrides',
            { releases: { [name]: version }, minutes: 5 },
            bearer(name),
          ),
        );
    }
    expect((await Promise.all(overrides)).map(({ status }) => status)).toEqual(Array(30).fill(201));
    const links = await chain();
    expect(links).toHaveLength(36);
    expectOneChain(links);
    expect(await chain(30)).toEqual(links.slice(30));
  });

  it('is shown to teams only', async () => {
    expect((await registry.service.get('/api/registry/audit/chain')).status).toBe(401);
  });

  it('chains what was noted before there was a chain', async () => {
    const old = (await chain()).length;
    const earlier = source().createQueryRunner();
    try {
      await note(earlier, '2026-01-01 10:00:00.123', 'promote', null);
      await note(earlier, '2026-01-02 10:00:00.000', 'rollback', 'search — “broken”');
      if (kit.engine === 'server') await earlier.query('RENAME TABLE audit_trail TO audit_trail_kept');
      else await earlier.query('ALTER TABLE audit_trail RENAME TO audit_trail_kept');
      await earlier.query('DROP TRIGGER IF EXISTS audit_trail_no_update').catch(() => undefined);
      for (const what of ['delete', 'replace'])
        await earlier.query(`DROP TRIGGER IF EXISTS audit_trail_no_${what}`);
      if (kit.engine === 'sqlite') await earlier.query('DROP INDEX ix_audit_trail_remote');
      await new ChainAudit1760000007000().up(earlier);
    } finally {
      await earlier.release();
    }
    expect(old).toBeGreaterThan(2);
    const links = await chain();
    expectOneChain(links);
    expect(links).toMatchObject([
      { at: '2026-01-01T10:00:00.123Z', action: 'promote', remote: 'catalog', why: null },
      { at: '2026-01-02T10:00:00.000Z', action: 'rollback', why: 'search — “broken”' },
    ]);
  });

  if (kit.engine === 'sqlite')
    it.each([
      `UPDATE audit_trail SET why = 'x'`,
      'DELETE FROM audit_trail WHERE id = 2',
      `INSERT OR REPLACE INTO audit_trail SELECT id, "at", 'x', "action", remote, "before", "after", why, previous, hash
       FROM audit_trail`,
    ])('refuses on SQLite: %s', async (statement) => {
      const before = await chain();
      await expect(source().query(statement)).rejects.toThrow('only added to');
      expect(await chain()).toEqual(before);
    });
});

const note = (runner: QueryRunner, at: string, action: string, why: string | null) =>
  runner.query('INSERT INTO audit (at, who, action, remote, why) VALUES (?, ?, ?, ?, ?)', [
    at,
    'catalog',
    action,
    'catalog',
    why,
  ]);
