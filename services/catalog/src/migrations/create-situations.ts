import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateSituations1763776800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'situation',
        columns: [
          { name: 'slug', type: 'varchar', length: '60', isPrimary: true },
          { name: 'place', type: 'integer' },
          { name: 'theme', type: 'varchar', length: '40' },
          { name: 'situation', type: 'text' },
          { name: 'card', type: 'text' },
          { name: 'entry', type: 'text' },
        ],
        indices: [{ name: 'ix_situation_place', columnNames: ['place'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('situation');
  }
}
