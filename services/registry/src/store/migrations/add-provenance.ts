import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Where releases come from. */
export class AddProvenance1760000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'release',
      new TableColumn({ name: 'provenance', type: 'json', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('release', 'provenance');
  }
}
