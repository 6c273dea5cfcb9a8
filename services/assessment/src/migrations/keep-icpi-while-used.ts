import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const byVisitor = new TableIndex({ name: 'ix_icpi_result_visitorId', columnNames: ['visitorId'] });

/** When a result was last opened, and whose it is, findable. */
export class KeepIcpiWhileUsed1760000300300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'icpi_result',
      new TableColumn({ name: 'usedAt', type: 'datetime', precision: 6, isNullable: true }),
    );
    await runner.createIndex('icpi_result', byVisitor);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('icpi_result', byVisitor);
    await runner.dropColumn('icpi_result', 'usedAt');
  }
}
