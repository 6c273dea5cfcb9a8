import type { EntityManager } from 'typeorm';
import type { MailRow } from './mail.row.ts';
import type { MailMessage } from './message.ts';

/** Writes a mail when it is to be sent; null when there is nothing to say any more. */
export abstract class Composer {
  abstract compose(manager: EntityManager, row: MailRow): Promise<MailMessage | null>;
}
