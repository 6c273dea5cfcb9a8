import { PRODUCT_NAME } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import type { MailMessage } from '../mail/message.ts';
import { SubscriberRow } from './subscriber.row.ts';
import { unsubscribeHeaders, unsubscribePage } from './unsubscribe-links.ts';

/** Says that the address is on the list, and how to leave it. */
export async function welcomeMail(
  manager: EntityManager,
  subscriberId: string,
  site: URL,
): Promise<MailMessage | null> {
  const subscriber = await manager.findOneBy(SubscriberRow, { id: subscriberId, status: 'confirmed' });
  if (!subscriber) return null;
  return {
    to: { name: '', address: subscriber.email },
    subject: `You will hear from ${PRODUCT_NAME}`,
    text: [
      "You'll get updates on new frameworks and insights.",
      'If you change your mind, one click ends it:',
      unsubscribePage(subscriber.unsubscribeToken, site),
      '',
    ].join('\n\n'),
    headers: { ...unsubscribeHeaders(subscriber.unsubscribeToken, site), 'Auto-Submitted': 'auto-generated' },
  };
}
