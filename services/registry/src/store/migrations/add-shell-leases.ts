import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Which shells run, and what they provide. */
export class AddShellLeases1760000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'shell_lease',
        columns: [
          { name: 'shell', type: 'varchar', length: '32', isPrimary: true },
          { name: 'at', type: 'datetime', precision: 6 },
          { name: 'provides', type: 'json' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('shell_lease');
  }
}
