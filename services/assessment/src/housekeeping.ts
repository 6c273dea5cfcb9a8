import { Injectable } from '@nestjs/common';
import { KEPT_MONTHS } from '@coachlab/contracts';
import { forUpdate, HourlyHousekeeping, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { CertificateRow } from './rows/certificate.row.ts';
import { EnrolmentRow } from './rows/enrolment.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { removeWorkshop } from './members/members.ts';
import { removeEnrolments } from './my-data/remove-enrolments.ts';
import { OwnerLinkRow } from './owners/owner-link.row.ts';
import { RecoveryCodeRow } from './owners/recovery-code.row.ts';
import { QuizAttemptRow } from './rows/quiz-attempt.row.ts';
import { QuizDrawRow } from './rows/quiz-draw.row.ts';
import { WorkshopRow } from './rows/workshop.row.ts';

/** Owners of one transaction. */
const BATCH = 100;

/** Deletes what nobody used for as long as the privacy page says, and workshops that are over. */
@Injectable()
export class Housekeeping extends HourlyHousekeeping {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async clean(now = new Date()): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id } of await manager.findBy(WorkshopRow, { expiresAt: LessThan(now) }))
      await transact(this.dataSource, (work) => removeWorkshop(work, id));
    const longAgo = monthsBefore(now, KEPT_MONTHS);
    await manager.delete(IcpiResultRow, { usedAt: LessThan(longAgo) });
    await manager.delete(IcpiResultRow, { usedAt: IsNull(), createdAt: LessThan(longAgo) });
    while ((await this.#removeUnused(longAgo)) === BATCH);
  }

  /** How many enrolments there were to remove. */
  #removeUnused(longAgo: Date): Promise<number> {
    return transact(this.dataSource, async (manager) => {
      const ids = (await unused(manager, longAgo)).map(({ id }) => id);
      for (const id of ids) await removeIfUnused(manager, id, longAgo);
      return ids.length;
    });
  }
}

/** Enrolments without a certificate in which nothing happened since. */
function unused(manager: EntityManager, longAgo: Date, id?: number): Promise<Pick<EnrolmentRow, 'id'>[]> {
  const some = (entity: Function, alias: string, since = '') => {
    const rows = manager.createQueryBuilder().subQuery().select('1').from(entity, alias);
    return `NOT EXISTS ${rows.where(`${alias}.enrolmentId = enrolment.id ${since}`).getQuery()}`;
  };
  const query = manager
    .createQueryBuilder(EnrolmentRow, 'enrolment')
    .select('enrolment.id')
    .where('enrolment.enrolledAt < :longAgo')
    .andWhere(some(CertificateRow, 'certificate'))
    .andWhere(some(QuizAttemptRow, 'attempt', 'AND attempt.createdAt >= :longAgo'))
    .andWhere(some(QuizDrawRow, 'draw', 'AND draw.drawnAt >= :longAgo'))
    .setParameters({ longAgo, id })
    .orderBy('enrolment.id')
    .take(BATCH);
  return (id === undefined ? query : query.andWhere('enrolment.id = :id')).getMany();
}

/** Looks again under lock: its owner may have come back meanwhile. */
async function removeIfUnused(manager: EntityManager, id: number, longAgo: Date): Promise<void> {
  const [row] = await manager.find(EnrolmentRow, { where: { id }, ...forUpdate(manager) });
  if (!row || (await unused(manager, longAgo, id)).length === 0) return;
  await removeEnrolments(manager, [row]);
  const { ownerId } = row;
  if (await manager.existsBy(EnrolmentRow, { ownerId })) return;
  await manager.delete(RecoveryCodeRow, { ownerId, createdAt: LessThan(longAgo) });
  if (await manager.existsBy(RecoveryCodeRow, { ownerId })) return;
  await manager.delete(OwnerLinkRow, { ownerId });
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
