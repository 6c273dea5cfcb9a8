import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateModeration1760000400002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'moderation_session',
        columns: [
          { name: 'hash', type: 'varchar', length: '64', isPrimary: true },
          { name: 'tokenHash', type: 'varchar', length: '64' },
          { name: 'expiresAt', type: 'datetime', precision: 6 },
        ],
        indices: [{ name: 'ix_moderation_session_expiresAt', columnNames: ['expiresAt'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('moderation_session');
  }
}
