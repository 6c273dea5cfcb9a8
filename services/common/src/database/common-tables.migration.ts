import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { timestampColumn } from './portable-columns.ts';

/** What every service's database holds: the content revision and the answers to idempotent calls. */
export class CommonTables1760000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'content_revision',
        columns: [
          { name: 'name', type: 'varchar', length: '32', isPrimary: true },
          { name: 'value', type: 'varchar', length: '40' },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'idempotency',
        columns: [
          { name: 'key', type: 'varchar', length: '64', isPrimary: true },
          { name: 'request', type: 'varchar', length: '64' },
          { name: 'answer', type: 'text', isNullable: true },
          timestampColumn(runner, 'createdAt'),
        ],
        indices: [{ name: 'ix_idempotency_createdAt', columnNames: ['createdAt'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency');
    await runner.dropTable('content_revision');
  }
}
