import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const id = { type: 'varchar', length: '32' };
const time = { type: 'datetime', precision: 6 };

export class CreateContact1760000400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contact_message',
        columns: [
          { name: 'id', ...id, isPrimary: true },
          { name: 'name', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'subject', type: 'varchar', length: '200' },
          { name: 'message', type: 'text' },
          { name: 'suspect', type: 'boolean' },
          { name: 'createdAt', ...time },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'mail',
        columns: [
          { name: 'id', ...id, isPrimary: true },
          { name: 'kind', type: 'varchar', length: '10' },
          { name: 'subjectId', ...id, isNullable: true },
          { name: 'topic', type: 'varchar', length: '48', isNullable: true },
          { name: 'messageId', type: 'varchar', length: '200' },
          { name: 'status', type: 'varchar', length: '10' },
          { name: 'attempts', type: 'integer' },
          { name: 'nextAttemptAt', ...time },
          { name: 'lastError', type: 'varchar', length: '500', isNullable: true },
          { name: 'createdAt', ...time },
          { name: 'sentAt', ...time, isNullable: true },
        ],
        indices: [
          { name: 'ix_mail_status_nextAttemptAt', columnNames: ['status', 'nextAttemptAt'] },
          { name: 'ix_mail_kind_subjectId', columnNames: ['kind', 'subjectId'] },
          { name: 'ux_mail_topic', columnNames: ['topic'], isUnique: true },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'subscriber',
        columns: [
          { name: 'id', ...id, isPrimary: true },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'emailKey', type: 'varchar', length: '64' },
          { name: 'status', type: 'varchar', length: '12' },
          { name: 'unsubscribeToken', ...id },
          { name: 'createdAt', ...time },
          { name: 'confirmedAt', ...time, isNullable: true },
          { name: 'changedAt', ...time },
        ],
        indices: [
          { name: 'ux_subscriber_emailKey', columnNames: ['emailKey'], isUnique: true },
          { name: 'ux_subscriber_unsubscribeToken', columnNames: ['unsubscribeToken'], isUnique: true },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'confirm_token',
        columns: [
          { name: 'hash', type: 'varchar', length: '64', isPrimary: true },
          { name: 'subscriberId', ...id },
          { name: 'expiresAt', ...time },
        ],
        indices: [
          { name: 'ix_confirm_token_subscriberId', columnNames: ['subscriberId'] },
          { name: 'ix_confirm_token_expiresAt', columnNames: ['expiresAt'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['confirm_token', 'subscriber', 'mail', 'contact_message'])
      await runner.dropTable(table);
  }
}
