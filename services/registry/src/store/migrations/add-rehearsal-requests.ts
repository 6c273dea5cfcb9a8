import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';

/** Changes that wait for the platform's own rehearsal, what it said, and when its worker was heard of. */
export class AddRehearsalRequests1760000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const time = { type: 'datetime', precision: 6 };
    await runner.createTable(
      new Table({
        name: 'rehearsal_request',
        columns: [
          { name: 'remote', type: 'varchar', length: '40', isPrimary: true },
          { name: 'id', type: 'varchar', length: '32' },
          { name: 'version', type: 'varchar', length: '64' },
          { name: 'action', type: 'varchar', length: '16' },
          { name: 'request', type: 'json', isNullable: true },
          { name: 'who', type: 'varchar', length: '80' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'askedAt', ...time },
          { name: 'playedSince', ...time, isNullable: true },
          { name: 'leasedUntil', ...time, isNullable: true },
          { name: 'tries', type: 'integer' },
          { name: 'among', type: 'json', isNullable: true },
          { name: 'endedAt', ...time, isNullable: true },
          { name: 'reason', type: 'varchar', length: '500', isNullable: true },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'rehearser',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true },
          { name: 'seenAt', ...time },
          { name: 'playedAt', ...time, isNullable: true },
        ],
      }),
    );
    await runner.addColumn(
      'release',
      new TableColumn({ name: 'platformRehearsal', type: 'json', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('release', 'platformRehearsal');
    await runner.dropTable('rehearser');
    await runner.dropTable('rehearsal_request');
  }
}
