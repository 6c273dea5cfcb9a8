import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Pages that went out, to notice those of which nobody reports. */
export class AddServedPages1760000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true };
    await runner.createTable(
      new Table({
        name: 'served_page',
        columns: [
          { name: 'rolloutId', type: 'integer', ...key },
          { name: 'round', type: 'integer', ...key },
          { name: 'arm', type: 'varchar', length: '8', ...key },
          { name: 'session', type: 'varchar', length: '32', ...key },
          { name: 'network', type: 'varchar', length: '32' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('served_page');
  }
}
