import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateIcpi1760000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'icpi_item',
        columns: [
          { name: 'id', type: 'varchar', length: '8', isPrimary: true },
          { name: 'place', type: 'int' },
          { name: 'text', type: 'varchar', length: '200' },
          { name: 'dimension', type: 'varchar', length: '16' },
          { name: 'reversed', type: 'boolean' },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'icpi_archetype',
        columns: [
          { name: 'id', type: 'varchar', length: '40', isPrimary: true },
          { name: 'place', type: 'int' },
          { name: 'archetype', type: 'json' },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'icpi_result',
        columns: [
          { name: 'id', type: 'varchar', length: '32', isPrimary: true },
          { name: 'visitorId', type: 'varchar', length: '32', isNullable: true },
          { name: 'archetype', type: 'varchar', length: '40' },
          { name: 'globalLevel', type: 'varchar', length: '16' },
          { name: 'trust', type: 'int' },
          { name: 'listening', type: 'int' },
          { name: 'safety', type: 'int' },
          { name: 'composite', type: 'int' },
          { name: 'quality', type: 'varchar', length: '8' },
          { name: 'scoringVersion', type: 'int' },
          { name: 'createdAt', type: 'datetime', precision: 6 },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['icpi_result', 'icpi_archetype', 'icpi_item']) await runner.dropTable(table);
  }
}
