import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRow } from './mail.row.ts';
import { Outbox } from './outbox.ts';

/** Milliseconds between two notices, however much comes in. */
const APART = 3_600_000;

/** Tells the coach that something waits on the moderation page: at once, then at most once an hour. */
@Injectable()
export class Notices {
  constructor(private readonly outbox: Outbox) {}

  async announce(manager: EntityManager): Promise<void> {
    const last = await manager.findOne(MailRow, {
      where: { kind: 'notice', status: 'sent' },
      order: { id: 'DESC' },
    });
    const notBefore = new Date((last?.sentAt?.getTime() ?? 0) + APART);
    await this.outbox.put(manager, { kind: 'notice', topic: 'notice', notBefore });
  }

  /** After the transaction that announced something. */
  wake(): void {
    this.outbox.wake();
  }
}
