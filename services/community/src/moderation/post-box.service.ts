import { Injectable } from '@nestjs/common';
import type { Outbox as OutboxView, OutgoingMail, ReceivedMessage } from '@coachlab/contracts';
import { NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, In, LessThan, Not } from 'typeorm';
import { ContactMessageRow } from '../contact/contact-message.row.ts';
import type { PageQuery } from '../forum/page-query.ts';
import { MailRow } from '../mail/mail.row.ts';
import { Outbox } from '../mail/outbox.ts';
import { SubscriberRow } from '../newsletter/subscriber.row.ts';

/** Mails of the outbox that the page shows. */
const MAILS = 200;

/** What came in by the contact page, and what has to go out. */
@Injectable()
export class PostBoxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async messages({ before, limit }: PageQuery): Promise<ReceivedMessage[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(ContactMessageRow, {
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
    const mails = await manager.findBy(MailRow, { kind: 'contact', subjectId: In(rows.map(({ id }) => id)) });
    const status = new Map(mails.map((mail) => [mail.subjectId, mail.status]));
    return rows.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      mail: status.get(row.id) ?? null,
    }));
  }

  /** Deletes a message, and its mail if that has not gone out. */
  async removeMessage(id: string): Promise<void> {
    await transact(this.dataSource, async (manager) => {
      const { affected } = await manager.delete(ContactMessageRow, { id });
      if (!affected)
        throw new NotFoundError('message_unknown', { detail: 'There is no message with this id.' });
      await manager.delete(MailRow, { kind: 'contact', subjectId: id });
    });
  }

  /** Mails a message that was taken for a robot's. */
  async release(id: string): Promise<void> {
    await transact(this.dataSource, async (manager) => {
      const { affected } = await manager.update(ContactMessageRow, { id, suspect: true }, { suspect: false });
      if (affected) await this.outbox.put(manager, { kind: 'contact', subjectId: id });
      else if (!(await manager.existsBy(ContactMessageRow, { id })))
        throw new NotFoundError('message_unknown', { detail: 'There is no message with this id.' });
    });
    this.outbox.wake();
  }

  async mails(): Promise<OutboxView> {
    const { manager } = this.dataSource;
    const rows = await manager.find(MailRow, {
      where: { status: Not('sent') },
      order: { id: 'ASC' },
      take: MAILS,
    });
    const subjectIds = In(rows.map(({ subjectId }) => subjectId).filter((id) => id !== null));
    const messages = manager.findBy(ContactMessageRow, { id: subjectIds });
    const subscribers = manager.findBy(SubscriberRow, { id: subjectIds });
    const subjects = new Map((await messages).map(({ id, subject }) => [id, subject]));
    const recipients = new Map((await subscribers).map(({ id, email }) => [id, email]));
    return {
      sending: this.outbox.sending,
      mails: rows.map((row) => mailView(row, subjects, recipients)),
    };
  }

  /** Tries a mail again now, unless it is being sent. */
  async retry(id: string): Promise<void> {
    const again = { status: 'waiting', nextAttemptAt: new Date(), createdAt: new Date() } as const;
    const { affected } = await this.dataSource.manager.update(
      MailRow,
      { id, status: In(['waiting', 'failed']) },
      again,
    );
    if (!affected)
      throw new NotFoundError('mail_unknown', { detail: 'There is no such mail in the outbox.' });
    this.outbox.wake();
  }
}

const SUBJECTS = {
  contact: 'A message from the contact page',
  notice: 'Something waits for you',
  confirm: 'Newsletter: please confirm',
  welcome: 'Newsletter: welcome',
} as const;

function mailView(
  { id, kind, subjectId, status, attempts, nextAttemptAt, lastError, createdAt }: MailRow,
  subjects: Map<string, string>,
  recipients: Map<string, string>,
): OutgoingMail {
  return {
    id,
    recipient: recipients.get(subjectId ?? '') ?? null,
    subject: subjects.get(subjectId ?? '') ?? SUBJECTS[kind],
    status,
    attempts,
    nextAttemptAt: status !== 'failed' ? nextAttemptAt.toISOString() : null,
    lastError,
    createdAt: createdAt.toISOString(),
  };
}
