import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** What releases did when they were played before anybody met them. */
export class AddRehearsals1760000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('release', new TableColumn({ name: 'rehearsal', type: 'json', isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('release', 'rehearsal');
  }
}
