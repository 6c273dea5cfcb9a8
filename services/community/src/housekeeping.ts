import { Injectable } from '@nestjs/common';
import { HourlyHousekeeping } from '@coachlab/service-common';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { VoteRow } from './forum/vote.row.ts';
import { MailRow } from './mail/mail.row.ts';
import { Outbox } from './mail/outbox.ts';
import { ModerationSessionRow } from './moderation/moderation-session.row.ts';
import { ConfirmTokenRow } from './newsletter/confirm-token.row.ts';
import { SubscriberRow } from './newsletter/subscriber.row.ts';
import { StoredRichText } from './forum/stored-rich-text.ts';
import { forgetRepeatableTexts } from './writing/repeated-text.ts';

/** As the privacy page says. */
const KEPT = 30 * 86_400_000;

/** Forgets what is no longer needed, within the time that the privacy page promises. */
@Injectable()
export class Housekeeping extends HourlyHousekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly texts: StoredRichText,
  ) {
    super();
  }

  async clean(now = new Date()): Promise<void> {
    const { manager } = this.dataSource;
    const longAgo = LessThan(new Date(now.getTime() - KEPT));
    // While a release is rolled out, instances of the one before write texts without it.
    await this.texts.renew();
    await forgetRepeatableTexts(manager, now);
    await manager.update(VoteRow, { createdAt: longAgo, network: Not(IsNull()) }, { network: null });
    await manager.delete(MailRow, { status: 'sent', sentAt: longAgo });
    await manager.delete(ModerationSessionRow, { expiresAt: LessThan(now) });
    await manager.delete(ConfirmTokenRow, { expiresAt: LessThan(now) });
    await manager.delete(SubscriberRow, { status: 'unsubscribed', changedAt: longAgo });
    await this.#forgetUnconfirmed(manager, longAgo);
  }

  /** Without a mail server nobody could be asked, so nobody has failed to answer. */
  async #forgetUnconfirmed(
    manager: EntityManager,
    longAgo: ReturnType<typeof LessThan<Date>>,
  ): Promise<void> {
    if (this.outbox.sending) await manager.delete(SubscriberRow, { status: 'pending', changedAt: longAgo });
  }
}
