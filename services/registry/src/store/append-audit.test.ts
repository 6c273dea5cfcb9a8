import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import type { DataSource, QueryRunner } from 'typeorm';
import { ChainAudit1760000007000 } from './migrations/chain-audit.ts';
import { AuditEntry } from './rows/audit-entry.row.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

describeEachEngine('the audit trail', (kit) => {
  let registry: TestRegistry;
  let other: TestRegistry;

  const trail = (): Promise<AuditEntry[]> => source().manager.find(AuditEntry, { order: { id: 'ASC' } });
  const source = (): DataSource => registry.service.running.dataSource!;

  beforeAll(async () => {
    registry = await startRegistry(kit);
    other = kit.engine === 'server' ? await registry.twin(kit) : registry;
  });
  afterAll(() => registry?.remove());

  it('misses nothing, whichever instances write at once', async () => {
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
    expect((await trail()).map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });

  it('takes over what was noted before it had a table of its own', async () => {
    const old = (await trail()).length;
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
    expect(await trail()).toMatchObject([
      { id: 1, at: new Date('2026-01-01T10:00:00.123Z'), action: 'promote', remote: 'catalog', why: null },
      { id: 2, at: new Date('2026-01-02T10:00:00.000Z'), action: 'rollback', why: 'search — “broken”' },
    ]);
  });

  if (kit.engine === 'sqlite')
    it.each([
      `UPDATE audit_trail SET why = 'x'`,
      'DELETE FROM audit_trail WHERE id = 2',
      `INSERT OR REPLACE INTO audit_trail SELECT id, "at", 'x', "action", remote, "before", "after", why, previous, hash
       FROM audit_trail`,
    ])('refuses on SQLite: %s', async (statement) => {
      const before = await trail();
      await expect(source().query(statement)).rejects.toThrow('only added to');
      expect(await trail()).toEqual(before);
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
