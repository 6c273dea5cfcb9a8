import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const editedAt = () =>
  new TableColumn({ name: 'editedAt', type: 'datetime', precision: 6, isNullable: true });

/** People change what they wrote, and vote for replies. */
export class EditAndVote1760000400008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('post', editedAt());
    await runner.addColumn('reply', editedAt());
    await runner.addColumn('reply', new TableColumn({ name: 'upvotes', type: 'integer', default: 0 }));
    await runner.addColumn(
      'vote',
      new TableColumn({ name: 'kind', type: 'varchar', length: '8', default: "'post'" }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM vote WHERE kind = 'reply'");
    await runner.dropColumn('vote', 'kind');
    await runner.dropColumn('reply', 'upvotes');
    await runner.dropColumn('reply', 'editedAt');
    await runner.dropColumn('post', 'editedAt');
  }
}
