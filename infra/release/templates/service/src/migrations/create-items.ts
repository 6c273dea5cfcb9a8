import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Its numbers are its own, not those of `LENGTHS`: a migration stays as it was when it ran. */
export class CreateItems1760000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'item',
        columns: [
          { name: 'slug', type: 'varchar', length: '80', isPrimary: true },
          { name: 'title', type: 'varchar', length: '120' },
          { name: 'text', type: 'text' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('item');
  }
}
