import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const index = new TableIndex({
  name: 'ix_mail_mailboxKey_createdAt',
  columnNames: ['mailboxKey', 'createdAt'],
});

/** Which mailbox a mail goes to, so that each gets few that it did not ask for. */
export class AddMailboxKey1760000400005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'mail',
      new TableColumn({ name: 'mailboxKey', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.createIndex('mail', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('mail', index);
    await runner.dropColumn('mail', 'mailboxKey');
  }
}
