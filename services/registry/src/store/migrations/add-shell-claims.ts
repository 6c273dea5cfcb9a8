import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** What shells say of a session, apart from what its browser does. */
export class AddShellClaims1760000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const network = { name: 'network', type: 'varchar', length: '32', isNullable: true };
    const seen = { name: 'seen', default: '0' };
    await runner.addColumns('signal_session', [
      new TableColumn(network),
      new TableColumn({ ...seen, type: 'boolean' }),
    ]);
    await runner.addColumn('signal_network', new TableColumn({ ...seen, type: 'integer' }));
    // Those of before were counted where they came from, which was not kept.
    await runner.query(`UPDATE signal_session SET network = 'unknown'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('signal_network', 'seen');
    await runner.dropColumns('signal_session', ['network', 'seen']);
  }
}
