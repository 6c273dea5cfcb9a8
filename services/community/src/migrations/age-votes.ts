import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const index = new TableIndex({ name: 'ix_vote_agedAt', columnNames: ['agedAt'] });

/** Votes of young cookies wait until the cookie is older. */
export class AgeVotes1760000400007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'vote',
      new TableColumn({ name: 'agedAt', type: 'datetime', precision: 6, isNullable: true }),
    );
    await runner.createIndex('vote', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('vote', index);
    await runner.dropColumn('vote', 'agedAt');
  }
}
