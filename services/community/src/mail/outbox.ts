import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { timeOrderedId } from '../ids/time-ordered-id.ts';
import type { CommunityConfig } from '../settings.ts';
import { type MailKind, MailRow } from './mail.row.ts';

export interface NewMail {
  kind: MailKind;
  subjectId?: string;
  topic?: string;
  mailboxKey?: string;
  /** Default now. */
  notBefore?: Date;
}

/** Where mails wait until a mail server has taken them. */
@Injectable()
export class Outbox {
  #listener: () => void = () => {};

  constructor(@Inject(CONFIG) private readonly config: CommunityConfig) {}

  /** Whether there is a mail server at all. */
  get sending(): boolean {
    return this.config.SMTP_URL !== null;
  }

  /** Puts a mail in, with the transaction of what it is about. One of the same topic that waits already is enough. */
  async put(manager: EntityManager, mail: NewMail): Promise<void> {
    const { kind, subjectId, topic, mailboxKey, notBefore } = mail;
    const now = new Date();
    const id = timeOrderedId();
    const row: MailRow = {
      id,
      kind,
      subjectId: subjectId ?? null,
      topic: topic ?? null,
      mailboxKey: mailboxKey ?? null,
      messageId: `<${id}@${this.config.PUBLIC_URL.hostname}>`,
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: notBefore && notBefore > now ? notBefore : now,
      lastError: null,
      createdAt: now,
      sentAt: null,
    };
    try {
      await manager.insert(MailRow, row);
    } catch (error) {
      if (!isDuplicateKey(error, 'ux_mail_topic', 'mail.topic')) throw error;
    }
  }

  /** Says that there may be something to send; call it after the transaction. */
  wake(): void {
    this.#listener();
  }

  onWake(listener: () => void): void {
    this.#listener = listener;
  }
}
