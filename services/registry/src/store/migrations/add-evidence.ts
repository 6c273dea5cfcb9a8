import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const COLUMNS = [
  { name: 'timed', type: 'integer', default: '0' },
  { name: 'slow', type: 'integer', default: '0' },
  { name: 'evidence', type: 'integer', isNullable: true },
  { name: 'slowerEvidence', type: 'integer', isNullable: true },
];

/** What the verdict weighs, minute by minute: slow sessions, and how much speaks against the candidate. */
export class AddEvidence1760000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('signal_minute', columns());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('signal_minute', columns());
  }
}

const columns = () => COLUMNS.map((column) => new TableColumn(column));
