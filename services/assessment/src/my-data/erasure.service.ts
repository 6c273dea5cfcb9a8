import { Injectable } from '@nestjs/common';
import type { Erasure } from '@coachlab/contracts';
import {
  type Caller,
  Erasures,
  forUpdate,
  Idempotency,
  requireVisitor,
  transact,
} from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { removeMembers, removeWorkshop } from '../members/members.ts';
import { ownerName, visitorName } from '../owners/owner.ts';
import { OwnerLinkRow } from '../owners/owner-link.row.ts';
import { RecoveryCodeRow } from '../owners/recovery-code.row.ts';
import { removeEnrolments } from './remove-enrolments.ts';

/**
 * Takes away what is kept of a visitor: their own results, also from workshops, the workshops they opened, and the
 * enrolments they share with the browsers that a recovery code joined, for all of these. Each browser is by itself again
 * afterwards.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: Erasures,
    private readonly idempotency: Idempotency,
  ) {}

  erase(caller: Caller): Promise<Erasure> {
    const visitorId = requireVisitor(caller);
    return transact(this.dataSource, async (manager) => {
      const erasedAt = new Date();
      await this.erasures.note(manager, visitorName(visitorId), erasedAt);
      const ownerId = await settledOwner(manager, visitorId);
      await this.erasures.note(manager, ownerName(ownerId), erasedAt);
      const erased = { ...(await eraseShared(manager, ownerId)), ...(await eraseOwn(manager, visitorId)) };
      await this.idempotency.erase(manager, visitorId);
      return { erasedAt: erasedAt.toISOString(), erased };
    });
  }
}

/** Once a recovery that is under way has joined the visitor to others, or not. */
async function settledOwner(manager: EntityManager, visitorId: string): Promise<string> {
  const [link] = await manager.find(OwnerLinkRow, { where: { visitorId }, ...forUpdate(manager) });
  return link?.ownerId ?? visitorId;
}

async function eraseShared(manager: EntityManager, ownerId: string) {
  const enrolments = await manager.find(EnrolmentRow, { where: { ownerId }, ...forUpdate(manager) });
  const gone = await removeEnrolments(manager, enrolments);
  await manager.delete(RecoveryCodeRow, { ownerId });
  await manager.delete(OwnerLinkRow, { ownerId });
  return gone;
}

async function eraseOwn(manager: EntityManager, visitorId: string) {
  const results = await manager.find(IcpiResultRow, { where: { visitorId }, ...forUpdate(manager) });
  const workshopScores = await removeMembers(manager, { visitorId });
  await manager.delete(IcpiResultRow, { visitorId });
  const opened = await manager.find(WorkshopRow, { where: { visitorId }, ...forUpdate(manager) });
  for (const { id } of opened) await removeWorkshop(manager, id);
  return { icpiResults: results.length, workshopScores, workshops: opened.length };
}
