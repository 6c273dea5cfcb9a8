import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOnServer } from '@coachlab/service-common/testing';
import { DataSource } from 'typeorm';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The statements that compose and Kubernetes run, for a database and a user of that name. */
function statementsFor(name: string): { statements: string[]; password: string } {
  const folder = mkdtempSync(join(tmpdir(), 'coachlab-rights-'));
  try {
    const made = execFileSync(process.execPath, ['infra/docker/secrets/main.ts', 'manifests'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, COACHLAB_SECRETS: folder },
    });
    const { items } = JSON.parse(made) as {
      items: { metadata: { name: string }; stringData: Record<string, string> }[];
    };
    const files = (reader: string) => items.find(({ metadata }) => metadata.name === reader)!.stringData;
    const { 'users.sql': sql = '' } = files('mysql');
    const statements = sql
      .split('\n')
      .filter((line) => /[`']registry[`']/.test(line))
      .map((line) => line.replaceAll(/([`'])registry\1/g, `$1${name}$1`));
    return { statements, password: new URL(files('registry')['database-url']!).password };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describeOnServer("the registry's own database user", (kit) => {
  const name = `audit_rights_${process.pid}`;
  let administrator: DataSource;
  let registry: TestRegistry;
  let own: DataSource;

  beforeAll(async () => {
    const root = new URL(process.env['TEST_DATABASE_URL']!);
    administrator = await new DataSource({
      type: root.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
      url: root.href,
    }).initialize();
    const { statements, password } = statementsFor(name);
    // Twice: whoever has run them before runs them again.
    for (const statement of [...statements, ...statements]) await administrator.query(statement);
    const url = new URL(root);
    [url.username, url.password, url.pathname] = [name, password, `/${name}`];
    const database = { url: url.href, drop: () => Promise.resolve() };
    registry = await startRegistry({ ...kit, createDatabase: () => Promise.resolve(database) });
    own = registry.service.running.dataSource!;
  });
  afterAll(async () => {
    await registry?.service.stop();
    await registry?.remove();
    await administrator.query(`DROP DATABASE IF EXISTS \`${name}\``);
    await administrator.query(`DROP USER IF EXISTS '${name}'@'%'`);
    await administrator.destroy();
  });

  it('is enough for all that the registry does', async () => {
    await registry.promoted({ version: '1.0.0-abc' });
    const candidate = await registry.release({ version: '1.1.0-abc' });
    expect((await registry.change('canary', { version: candidate, weight: 100 })).status).toBe(200);
    expect((await registry.change('abort', { why: 'a trial' })).status).toBe(200);
    expect((await registry.service.post('/api/registry/collect', {}, bearer('catalog'))).status).toBe(200);
    for (const { tableName, primaryColumns } of own.entityMetadatas) {
      if (tableName === 'audit_trail') continue;
      const [column] = primaryColumns;
      await own.query(`UPDATE \`${tableName}\` SET \`${column!.databaseName}\` = NULL WHERE 1 = 0`);
      await own.query(`DELETE FROM \`${tableName}\` WHERE 1 = 0`);
    }
  });

  it.each([
    `UPDATE audit_trail SET why = 'x'`,
    'DELETE FROM audit_trail WHERE id = 2',
    'REPLACE INTO audit_trail SELECT * FROM audit_trail',
    `INSERT INTO audit_trail SELECT * FROM audit_trail ON DUPLICATE KEY UPDATE why = 'x'`,
    'TRUNCATE audit_trail',
    'DROP TABLE audit_trail',
    'ALTER TABLE audit_trail DROP COLUMN why',
    'RENAME TABLE audit_trail TO elsewhere',
    'CREATE OR REPLACE TABLE audit_trail (id int)',
    `GRANT UPDATE ON ${name}.audit_trail TO '${name}'@'%'`,
  ])('may not: %s', async (statement) => {
    const before = await own.query('SELECT * FROM audit_trail');
    await expect(own.query(statement)).rejects.toThrow(/denied|syntax/);
    expect(await own.query('SELECT * FROM audit_trail')).toEqual(before);
  });
});
