import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Which releases answered, minute by minute, so that a fallback that carries a release is noticed. */
export class AddReleasePages1760000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true };
    await runner.createTable(
      new Table({
        name: 'release_pages',
        columns: [
          { name: 'release', type: 'varchar', length: '110', ...key },
          { name: 'minute', type: 'integer', ...key },
          { name: 'answeredBy', type: 'varchar', length: '64', ...key },
          { name: 'pages', type: 'integer' },
        ],
        indices: [{ name: 'ix_release_pages_minute', columnNames: ['minute'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('release_pages');
  }
}
