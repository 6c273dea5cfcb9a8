import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';

/** Which route a measured page is of, its LCP, and what each route is compared with. */
export class AddRouteLimits1760000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('page_measures', columns());
    const key = { isPrimary: true };
    await runner.createTable(
      new Table({
        name: 'route_limit',
        columns: [
          { name: 'rolloutId', type: 'integer', ...key },
          { name: 'measure', type: 'varchar', length: '8', ...key },
          { name: 'route', type: 'varchar', length: '200', ...key },
          { name: 'lower', type: 'integer' },
          { name: 'middle', type: 'integer' },
          { name: 'upper', type: 'integer' },
          { name: 'since', type: 'datetime', precision: 6 },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('route_limit');
    await runner.dropColumns('page_measures', columns());
  }
}

const columns = () => [
  new TableColumn({ name: 'route', type: 'varchar', length: '200', default: "''" }),
  new TableColumn({ name: 'lcp', type: 'integer', isNullable: true }),
];
