import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Pages that were rendered with a candidate for nobody. */
export class AddShadowRenders1760000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'shadow_render',
        columns: [
          { name: 'rolloutId', type: 'integer', isPrimary: true },
          { name: 'shell', type: 'varchar', length: '32', isPrimary: true },
          { name: 'at', type: 'datetime', precision: 6 },
          { name: 'renders', type: 'json' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('shadow_render');
  }
}
