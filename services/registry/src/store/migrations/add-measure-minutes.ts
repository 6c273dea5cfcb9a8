import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** What browsers measure of both arms of a rollout, minute by minute. */
export class AddMeasureMinutes1760000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true };
    const figure = (name: string) => ({ name, type: 'integer', isNullable: true });
    await runner.createTable(
      new Table({
        name: 'measure_minute',
        columns: [
          { name: 'rolloutId', type: 'integer', ...key },
          { name: 'minute', type: 'integer', ...key },
          { name: 'measure', type: 'varchar', length: '8', ...key },
          figure('canary'),
          figure('stable'),
          figure('evidence'),
        ],
        indices: [{ name: 'ix_measure_minute_minute', columnNames: ['minute'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('measure_minute');
  }
}
