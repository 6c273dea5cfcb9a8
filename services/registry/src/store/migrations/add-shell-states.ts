import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** What shells hold back, and why. */
export class AddShellStates1760000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'shell_state',
        columns: [
          { name: 'shell', type: 'varchar', length: '32', isPrimary: true },
          { name: 'at', type: 'datetime', precision: 6 },
          { name: 'held', type: 'json' },
          { name: 'alarm', type: 'varchar', length: '500', isNullable: true },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('shell_state');
  }
}
