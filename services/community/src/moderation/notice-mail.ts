import { PRODUCT_NAME } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import { waitingCounts } from './waiting-counts.ts';
import type { MailMessage } from '../mail/message.ts';

/** Nothing is said when the coach has been there meanwhile. */
export async function noticeMail(
  manager: EntityManager,
  _subjectId: string,
  site: URL,
): Promise<MailMessage | null> {
  const { held, reported } = await waitingCounts(manager);
  if (held + reported === 0) return null;
  const waits = [counted(held, 'held text'), counted(reported, 'reported text')].filter(
    (part) => part !== '',
  );
  return {
    to: null,
    subject: `[${PRODUCT_NAME}] ${waits.join(' and ')} to look at`,
    text: `On the forum ${waits.join(' and ')} ${held + reported === 1 ? 'waits' : 'wait'} for you:\n\n${new URL('/-/moderation', site).href}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
