import { PRODUCT_NAME } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import type { MailMessage } from '../mail/message.ts';
import { ContactMessageRow } from './contact-message.row.ts';

/** A visitor's message, as a mail that the coach answers with Reply. */
export async function contactMail(manager: EntityManager, id: string): Promise<MailMessage | null> {
  const row = await manager.findOneBy(ContactMessageRow, { id });
  if (!row) return null;
  const { name, email, subject, message, createdAt } = row;
  return {
    to: null,
    replyTo: { name, address: email },
    subject: `[${PRODUCT_NAME}] ${subject}`,
    text: `${message}\n\n-- \n${name} <${email}>\nSent on the contact page, ${createdAt.toUTCString()}\n`,
  };
}
