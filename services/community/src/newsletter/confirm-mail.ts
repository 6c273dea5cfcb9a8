import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import type { MailMessage } from '../mail/message.ts';
import { ConfirmTokenRow } from './confirm-token.row.ts';
import { digest } from './digest.ts';
import { SubscriberRow } from './subscriber.row.ts';

/** Milliseconds for which the link works. */
const VALID = 7 * 86_400_000;

/** Asks whether the address wants the newsletter. Every try gets a token of its own, and all of them work. */
export async function confirmMail(
  manager: EntityManager,
  subscriberId: string,
  site: URL,
): Promise<MailMessage | null> {
  const subscriber = await manager.findOneBy(SubscriberRow, { id: subscriberId, status: 'pending' });
  if (!subscriber) return null;
  const token = randomBytes(24).toString('hex');
  const expiresAt = new Date(Date.now() + VALID);
  await manager.insert(ConfirmTokenRow, { hash: digest(token), subscriberId, expiresAt });
  const link = new URL(`/contact?confirm=${token}#newsletter`, site).href;
  return {
    to: { name: '', address: subscriber.email },
    subject: `Do you want the ${PRODUCT_NAME} updates?`,
    text: [
      `Somebody, probably you, asked for updates from ${PRODUCT_NAME} at this address.`,
      `Open this page and press Confirm, and they will come:`,
      link,
      'The link works for seven days. If it was not you, do nothing: without it no further mail comes.',
      '',
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
