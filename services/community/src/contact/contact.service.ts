import { Injectable } from '@nestjs/common';
import type { ContactReceipt } from '@coachlab/contracts';
import { type Caller, transact } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { timeOrderedId } from '../ids/time-ordered-id.ts';
import { Outbox } from '../mail/outbox.ts';
import { isHoneypotFilled } from '../writing/hold.ts';
import { Writes } from '../writing/writes.ts';
import type { ContactBody } from './contact-body.ts';
import { ContactMessageRow } from './contact-message.row.ts';

@Injectable()
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly writes: Writes,
  ) {}

  /** Stores the message together with the mail that brings it to the coach. */
  async send(body: ContactBody, caller: Caller): Promise<ContactReceipt> {
    const { name, email, subject, message, website } = body;
    const suspect = isHoneypotFilled(website);
    const row = { id: timeOrderedId(), name, email, subject, message, suspect, createdAt: new Date() };
    const receipt = await this.writes.once<ContactReceipt>(
      { name: 'contact', caller, request: body },
      (work) => transact(this.dataSource, work),
      async (manager) => {
        await manager.insert(ContactMessageRow, row);
        if (!suspect) await this.outbox.put(manager, { kind: 'contact', subjectId: row.id });
        return { id: row.id };
      },
    );
    this.outbox.wake();
    return receipt;
  }
}
