import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { type AuditFacts, nextEntry } from '../append-audit.ts';
import { AuditEntry } from '../rows/audit-entry.row.ts';

const text = (name: string, length: number, isNullable = false) => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});

/**
 * The audit trail in a table of its own that is only added to. What was in `audit` is copied as it is found;
 * that table stays, since the registry's user may drop none.
 */
export class ChainAudit1760000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_trail',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true },
          { name: 'at', type: 'datetime', precision: 6 },
          text('who', 80),
          text('action', 16),
          text('remote', 40),
          text('before', 120, true),
          text('after', 120, true),
          text('why', 500, true),
          text('previous', 64),
          text('hash', 64),
        ],
        indices: [{ name: 'ix_audit_trail_remote', columnNames: ['remote'] }],
      }),
    );
    let last: AuditEntry | undefined;
    for (const row of (await runner.query('SELECT * FROM audit ORDER BY id')) as StoredFacts[]) {
      const { at, who, action, remote, before, after, why } = row;
      last = nextEntry(last, { at: timeOf(at), who, action, remote, before, after, why });
      await runner.manager.insert(AuditEntry, last);
    }
    // On a server the rights of the registry's user do this.
    if (runner.connection.options.type === 'better-sqlite3')
      for (const statement of ONLY_ADDED_TO) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_trail');
  }
}

type StoredFacts = Omit<AuditFacts, 'at'> & { at: Date | string };

/** SQLite has texts, without a zone: UTC. */
const timeOf = (at: Date | string) => (typeof at === 'string' ? new Date(`${at.replace(' ', 'T')}Z`) : at);

const REFUSE = `BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END`;
const ONLY_ADDED_TO = [
  `CREATE TRIGGER audit_trail_no_update BEFORE UPDATE ON audit_trail ${REFUSE}`,
  `CREATE TRIGGER audit_trail_no_delete BEFORE DELETE ON audit_trail ${REFUSE}`,
  // INSERT OR REPLACE deletes without the trigger above.
  `CREATE TRIGGER audit_trail_no_replace BEFORE INSERT ON audit_trail
    WHEN EXISTS (SELECT 1 FROM audit_trail WHERE id = NEW.id) ${REFUSE}`,
];
