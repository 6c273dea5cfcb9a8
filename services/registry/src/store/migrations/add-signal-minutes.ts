import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** What each arm of a rollout came to, minute by minute. */
export class AddSignalMinutes1760000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = (name: string) => ({ name, type: 'integer' });
    await runner.createTable(
      new Table({
        name: 'signal_minute',
        columns: [
          { ...int('rolloutId'), isPrimary: true },
          { ...int('minute'), isPrimary: true },
          { name: 'arm', type: 'varchar', length: '8', isPrimary: true },
          int('sessions'),
          int('failed'),
          int('measured'),
          { name: 'lcpTotal', type: 'bigint' },
        ],
        indices: [{ name: 'ix_signal_minute_minute', columnNames: ['minute'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('signal_minute');
  }
}
