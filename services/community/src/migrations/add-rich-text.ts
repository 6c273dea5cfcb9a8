import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

/** Beside each text what is shown of it; texts that stand already get theirs from StoredRichText. */
export class AddRichText1760000400004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['post', 'reply']) {
      await runner.addColumn(table, new TableColumn({ name: 'formatted', type: 'json', isNullable: true }));
      await runner.addColumn(table, new TableColumn({ name: 'formatVersion', type: 'integer', default: 0 }));
      await runner.createIndex(table, byVersion(table));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['post', 'reply']) {
      await runner.dropIndex(table, byVersion(table));
      await runner.dropColumns(table, ['formatted', 'formatVersion']);
    }
  }
}

function byVersion(table: string): TableIndex {
  return new TableIndex({ name: `ix_${table}_formatVersion_id`, columnNames: ['formatVersion', 'id'] });
}
