import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Sections that were added while the site ran. */
export class AddTeams1760000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'team',
        columns: [
          { name: 'name', type: 'varchar', length: '40', isPrimary: true },
          { name: 'owner', type: 'varchar', length: '300' },
          { name: 'services', type: 'json' },
          { name: 'createdAt', type: 'datetime', precision: 6 },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('team');
  }
}
