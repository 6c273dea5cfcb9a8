import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateQuizDraws1760000300200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'quiz_draw',
        columns: [
          { name: 'enrolmentId', type: 'integer', isPrimary: true },
          { name: 'moduleId', type: 'varchar', length: '60', isPrimary: true },
          { name: 'questions', type: 'json' },
          { name: 'answered', type: 'json' },
          { name: 'drawnAt', type: 'datetime', precision: 6 },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('quiz_draw');
  }
}
