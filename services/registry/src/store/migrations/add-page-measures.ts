import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const MEASURES = ['inp', 'press', 'shift', 'blocked', 'api'];

/** What browsers measure of pages besides LCP, and what it is compared with. */
export class AddPageMeasures1760000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true };
    await runner.createTable(
      new Table({
        name: 'page_measures',
        columns: [
          { name: 'rolloutId', type: 'integer', ...key },
          { name: 'round', type: 'integer', ...key },
          { name: 'arm', type: 'varchar', length: '8', ...key },
          { name: 'session', type: 'varchar', length: '32', ...key },
          { name: 'network', type: 'varchar', length: '32' },
          { name: 'at', type: 'datetime', precision: 6 },
          ...MEASURES.map((name) => ({ name, type: 'integer', isNullable: true })),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'measure_limit',
        columns: [
          { name: 'rolloutId', type: 'integer', ...key },
          { name: 'measure', type: 'varchar', length: '8', ...key },
          { name: 'slowFrom', type: 'integer' },
          { name: 'since', type: 'datetime', precision: 6 },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('measure_limit');
    await runner.dropTable('page_measures');
  }
}
