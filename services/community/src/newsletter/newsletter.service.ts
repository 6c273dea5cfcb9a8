import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NewsletterReceipt } from '@coachlab/contracts';
import {
  type Caller,
  isDuplicateKey,
  type LimitPolicy,
  NotFoundError,
  RateLimiter,
  transact,
} from '@coachlab/service-common';
import { DataSource, type EntityManager, MoreThan, Not } from 'typeorm';
import { timeOrderedId } from '../ids/time-ordered-id.ts';
import { MailRow } from '../mail/mail.row.ts';
import { Outbox } from '../mail/outbox.ts';
import { isHoneypotFilled } from '../writing/hold.ts';
import { Writers } from '../writing/writer.ts';
import { Writes } from '../writing/writes.ts';
import type { SubscriptionBody } from './bodies.ts';
import { ConfirmTokenRow } from './confirm-token.row.ts';
import { digest } from './digest.ts';
import { mailboxOf } from './mailbox.ts';
import { SubscriberRow } from './subscriber.row.ts';

/** The same for every address, so that nobody learns who is on the list. */
const RECEIPT: NewsletterReceipt = { ok: true };
/** Milliseconds within which one mailbox gets at most so many mails that ask it to confirm. */
const CONFIRM_MAILS = [
  { most: 1, within: 3_600_000 },
  { most: 3, within: 7 * 86_400_000 },
];
/** Guessing a token of 192 bits is hopeless anyway; this keeps the attempt cheap for us. */
const TOKENS: LimitPolicy = {
  name: 'newsletter.token',
  visitor: [{ burst: 20, every: 10 }],
  ip: [{ burst: 200, every: 1 }],
};

@Injectable()
export class NewsletterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly writes: Writes,
    private readonly limiter: RateLimiter,
    private readonly writers: Writers,
  ) {}

  async subscribe({ email, website }: SubscriptionBody, caller: Caller): Promise<NewsletterReceipt> {
    const address = email.toLowerCase();
    try {
      await this.writes.once<NewsletterReceipt>(
        { name: 'newsletter', caller, request: address },
        (work) => transact(this.dataSource, work),
        async (manager) => {
          if (!isHoneypotFilled(website)) await this.#subscribe(manager, address);
          return RECEIPT;
        },
      );
    } catch (error) {
      // Somebody subscribed the same address at the same moment.
      if (!isDuplicateKey(error, 'ux_subscriber_emailKey', 'subscriber.emailKey')) throw error;
    }
    this.outbox.wake();
    return RECEIPT;
  }

  async confirm(token: string, caller: Caller): Promise<NewsletterReceipt> {
    await this.limiter.take(TOKENS, caller);
    await transact(this.dataSource, async (manager) => {
      const valid = { hash: digest(token), expiresAt: MoreThan(new Date()) };
      const found = await manager.findOneBy(ConfirmTokenRow, valid);
      if (!found) throw unknownToken();
      const pending = { id: found.subscriberId, status: 'pending' as const };
      const now = new Date();
      const confirmed = { status: 'confirmed', confirmedAt: now, changedAt: now } as const;
      const { affected } = await manager.update(SubscriberRow, pending, confirmed);
      if (affected) await this.outbox.put(manager, { kind: 'welcome', subjectId: found.subscriberId });
    });
    this.outbox.wake();
    return RECEIPT;
  }

  async unsubscribe(unsubscribeToken: string, caller: Caller): Promise<NewsletterReceipt> {
    await this.limiter.take(TOKENS, caller);
    await transact(this.dataSource, async (manager) => {
      const subscriber = await manager.findOneBy(SubscriberRow, { unsubscribeToken });
      if (!subscriber) throw unknownToken();
      await manager.delete(ConfirmTokenRow, { subscriberId: subscriber.id });
      if (subscriber.status === 'unsubscribed') return;
      await manager.update(
        SubscriberRow,
        { id: subscriber.id },
        { status: 'unsubscribed', confirmedAt: null, changedAt: new Date() },
      );
    });
    return RECEIPT;
  }

  async #subscribe(manager: EntityManager, email: string): Promise<void> {
    const emailKey = digest(email);
    const known = await manager.findOneBy(SubscriberRow, { emailKey });
    if (known?.status === 'confirmed') return;
    const id = known?.id ?? timeOrderedId();
    const now = new Date();
    if (!known) await manager.insert(SubscriberRow, { ...newSubscriber(email, now), id, emailKey });
    else if (known.status === 'unsubscribed')
      await manager.update(SubscriberRow, { id }, { status: 'pending', changedAt: now });
    const mailboxKey = this.writers.mailbox(mailboxOf(email));
    if (this.outbox.sending && !(await askedEnough(manager, mailboxKey, now))) {
      const topic = `confirm/${mailboxKey}`;
      await this.outbox.put(manager, { kind: 'confirm', subjectId: id, topic, mailboxKey });
    }
  }
}

function newSubscriber(email: string, now: Date): Omit<SubscriberRow, 'id' | 'emailKey'> {
  const unsubscribeToken = randomBytes(16).toString('hex');
  return { email, status: 'pending', unsubscribeToken, createdAt: now, confirmedAt: null, changedAt: now };
}

/** Whether a mailbox was asked to confirm as often as anybody may make us ask it, whoever wanted it and however it was spelt. */
async function askedEnough(manager: EntityManager, mailboxKey: string, now: Date): Promise<boolean> {
  const asked = { kind: 'confirm' as const, mailboxKey, status: Not('failed' as const) };
  for (const { most, within } of CONFIRM_MAILS) {
    const createdAt = MoreThan(new Date(now.getTime() - within));
    if ((await manager.countBy(MailRow, { ...asked, createdAt })) >= most) return true;
  }
  return false;
}

function unknownToken(): NotFoundError {
  return new NotFoundError('token_unknown', { detail: 'This link has expired, or was used to unsubscribe.' });
}
