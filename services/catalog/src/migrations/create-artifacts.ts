import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateArtifacts1760000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'artifact',
        columns: [
          { name: 'id', type: 'varchar', length: '80', isPrimary: true },
          { name: 'place', type: 'integer' },
          { name: 'section', type: 'varchar', length: '20' },
          { name: 'category', type: 'varchar', length: '20' },
          { name: 'level', type: 'varchar', length: '2' },
          { name: 'artifact', type: 'text' },
          { name: 'card', type: 'text' },
          { name: 'metadata', type: 'text' },
        ],
        indices: [
          { name: 'ix_artifact_place', columnNames: ['place'] },
          { name: 'ix_artifact_section_place', columnNames: ['section', 'place'] },
          { name: 'ix_artifact_category_place', columnNames: ['category', 'place'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'artifact_alias',
        columns: [
          { name: 'id', type: 'varchar', length: '80', isPrimary: true },
          { name: 'replacement', type: 'varchar', length: '80', isNullable: true },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('artifact_alias');
    await runner.dropTable('artifact');
  }
}
