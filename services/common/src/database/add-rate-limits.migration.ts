import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/**
 * How far callers have used up what they may do. Written out, since TypeORM makes no check on MySQL, and the check is what
 * refuses: a statement that takes more than there is fails as a whole.
 */
export class AddRateLimits1760000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE rate_limit (
      bucket varchar(64) NOT NULL PRIMARY KEY,
      tat bigint NOT NULL,
      latest bigint NOT NULL,
      CONSTRAINT ck_rate_limit_room CHECK (tat <= latest)
    )`);
    await runner.createIndex('rate_limit', byTime);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_limit');
  }
}

const byTime = new TableIndex({ name: 'ix_rate_limit_tat', columnNames: ['tat'] });
