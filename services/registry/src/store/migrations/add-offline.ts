import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** An operator may send the service worker away from all browsers. */
export class AddOffline1760000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'discovery_state',
      new TableColumn({ name: 'offline', type: 'boolean', default: 1 }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('discovery_state', 'offline');
  }
}
