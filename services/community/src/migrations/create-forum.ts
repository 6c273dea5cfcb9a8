import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const id = { type: 'varchar', length: '32' };
const writing = [
  { name: 'content', type: 'text' },
  { name: 'authorName', type: 'varchar', length: '60' },
  { name: 'status', type: 'varchar', length: '10' },
  { name: 'heldFor', type: 'varchar', length: '10', isNullable: true },
  { name: 'visitorId', ...id, isNullable: true },
];
const createdAt = { name: 'createdAt', type: 'datetime', precision: 6 };

export class CreateForum1760000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'post',
        columns: [
          { name: 'id', ...id, isPrimary: true },
          { name: 'title', type: 'varchar', length: '200' },
          ...writing,
          { name: 'category', type: 'varchar', length: '20' },
          { name: 'upvotes', type: 'integer' },
          { name: 'replyCount', type: 'integer' },
          createdAt,
        ],
        indices: [
          { name: 'ix_post_status_id', columnNames: ['status', 'id'] },
          { name: 'ix_post_visitorId_status', columnNames: ['visitorId', 'status'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'reply',
        columns: [{ name: 'id', ...id, isPrimary: true }, { name: 'postId', ...id }, ...writing, createdAt],
        indices: [
          { name: 'ix_reply_postId_status_id', columnNames: ['postId', 'status', 'id'] },
          { name: 'ix_reply_status_id', columnNames: ['status', 'id'] },
          { name: 'ix_reply_visitorId_status', columnNames: ['visitorId', 'status'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'vote',
        columns: [
          { name: 'postId', ...id, isPrimary: true },
          { name: 'voter', ...id, isPrimary: true },
          createdAt,
        ],
        indices: [{ name: 'ix_vote_voter_createdAt', columnNames: ['voter', 'createdAt'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'report',
        columns: [
          { name: 'kind', type: 'varchar', length: '8', isPrimary: true },
          { name: 'contributionId', ...id, isPrimary: true },
          { name: 'reporter', ...id, isPrimary: true },
          { name: 'reason', type: 'varchar', length: '10' },
          { name: 'note', type: 'varchar', length: '500' },
          createdAt,
        ],
        indices: [{ name: 'ix_report_createdAt', columnNames: ['createdAt'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'said_text',
        columns: [
          { name: 'key', type: 'varchar', length: '64', isPrimary: true },
          { name: 'saidAt', type: 'datetime', precision: 6 },
        ],
        indices: [{ name: 'ix_said_text_saidAt', columnNames: ['saidAt'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['said_text', 'report', 'vote', 'reply', 'post']) await runner.dropTable(table);
  }
}
