import type { ModerationCounts } from '@coachlab/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ContactMessageRow } from '../contact/contact-message.row.ts';
import { PostRow } from '../forum/post.row.ts';
import { ReplyRow } from '../forum/reply.row.ts';
import { ReportRow } from '../forum/report.row.ts';
import { MailRow } from '../mail/mail.row.ts';
import { SubscriberRow } from '../newsletter/subscriber.row.ts';

/** How many of each the moderation page has to show. */
export async function waitingCounts(manager: EntityManager): Promise<ModerationCounts> {
  const posts = manager.countBy(PostRow, { heldFor: Not(IsNull()) });
  const replies = manager.countBy(ReplyRow, { status: 'pending' });
  const reported = manager
    .createQueryBuilder(ReportRow, 'report')
    .select('COUNT(DISTINCT report.contributionId)', 'count')
    .getRawOne<{ count: number | string }>();
  const messages = manager.count(ContactMessageRow);
  const mails = manager.countBy(MailRow, { status: Not('sent') });
  const subscribers = manager.countBy(SubscriberRow, { status: Not('unsubscribed') });
  return {
    held: (await posts) + (await replies),
    reported: Number((await reported)?.count ?? 0),
    messages: await messages,
    mails: await mails,
    subscribers: await subscribers,
  };
}
