import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';

const byCaller = new TableIndex({ name: 'ix_idempotency_caller', columnNames: ['caller'] });

/** Who was erased a moment ago, and whose answers to idempotent calls are kept. */
export class AddErasures1760000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'erasure',
        columns: [
          { name: 'key', type: 'varchar', length: '64', isPrimary: true },
          { name: 'erasedAt', type: 'datetime', precision: 6 },
        ],
        indices: [{ name: 'ix_erasure_erasedAt', columnNames: ['erasedAt'] }],
      }),
    );
    await runner.addColumn(
      'idempotency',
      new TableColumn({ name: 'caller', type: 'varchar', length: '64', isNullable: true }),
    );
    await runner.createIndex('idempotency', byCaller);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('idempotency', byCaller);
    await runner.dropColumn('idempotency', 'caller');
    await runner.dropTable('erasure');
  }
}
