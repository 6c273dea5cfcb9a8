import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const ROLLOUT = [
  { name: 'slowFrom', type: 'integer', isNullable: true },
  { name: 'slowerAt', type: 'datetime', precision: 6, isNullable: true },
];
const SUMS = ['timed', 'slow', 'slowBy10', 'slowBy20'].map((name) => ({
  name,
  type: 'integer',
  default: '0',
}));

/** How fast the pages of both arms paint. A rollout that runs begins to be compared with its next sessions. */
export class AddTimes1760000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('rollout', columnsOf(ROLLOUT));
    await runner.addColumns('signal_network', columnsOf(SUMS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('signal_network', columnsOf(SUMS));
    await runner.dropColumns('rollout', columnsOf(ROLLOUT));
  }
}

const columnsOf = (options: typeof ROLLOUT | typeof SUMS) => options.map((column) => new TableColumn(column));
