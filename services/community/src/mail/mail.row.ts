import type { MailStatus } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** contact: a visitor's message to the coach · notice: something waits for the coach · confirm, welcome: newsletter. */
export type MailKind = 'contact' | 'notice' | 'confirm' | 'welcome';

/** A mail to be sent. What it says is made when it is sent, from what it is about. */
@Entity('mail')
@Index('ix_mail_status_nextAttemptAt', ['status', 'nextAttemptAt'])
@Index('ix_mail_kind_subjectId', ['kind', 'subjectId'])
@Index('ix_mail_mailboxKey_createdAt', ['mailboxKey', 'createdAt'])
@Index('ux_mail_topic', ['topic'], { unique: true })
export class MailRow {
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  @Column('varchar', { length: 10 })
  kind!: MailKind;

  /** The message or subscriber it is about; null for a notice. */
  @Column('varchar', { length: 32, nullable: true })
  subjectId!: string | null;

  /** Of mails with the same topic only one waits at a time. Null once it is sent. */
  @Column('varchar', { length: 48, nullable: true })
  topic!: string | null;

  /** Fingerprint of the mailbox, of mails that its owner may not have asked for. */
  @Column('varchar', { length: 32, nullable: true })
  mailboxKey!: string | null;

  /** The same at every try, so that mail programs know a second copy. */
  @Column('varchar', { length: 200 })
  messageId!: string;

  @Column('varchar', { length: 10 })
  status!: MailStatus;

  /** Tries begun. Also the version by which one process claims it. */
  @Column('int')
  attempts!: number;

  /** While it is being sent: when another process may take it over. */
  @Column('datetime', { precision: 6 })
  nextAttemptAt!: Date;

  @Column('varchar', { length: 500, nullable: true })
  lastError!: string | null;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  sentAt!: Date | null;
}
