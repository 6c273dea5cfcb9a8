import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateForum1760000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'post',
        columns: [
          { name: 'id', type: 'varchar', length: '32', isPrimary: true },
          { name: 'title', type: 'varchar', length: '200' },
          { name: 'content', type: 'text' },
          { name: 'authorName', type: 'varchar', length: '60' },
          { name: 'category', type: 'varchar', length: '20' },
          { name: 'status', type: 'varchar', length: '10' },
          { name: 'visitorId', type: 'varchar', length: '32', isNullable: true },
          { name: 'upvotes', type: 'integer' },
          { name: 'replyCount', type: 'integer' },
          { name: 'createdAt', type: 'datetime', precision: 6 },
        ],
        indices: [
          { name: 'ix_post_status_id', columnNames: ['status', 'id'] },
          { name: 'ix_post_visitorId_status', columnNames: ['visitorId', 'status'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'post_text',
        columns: [
          { name: 'key', type: 'varchar', length: '64', isPrimary: true },
          { name: 'saidAt', type: 'datetime', precision: 6 },
        ],
        indices: [{ name: 'ix_post_text_saidAt', columnNames: ['saidAt'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['post_text', 'post']) await runner.dropTable(table);
  }
}
