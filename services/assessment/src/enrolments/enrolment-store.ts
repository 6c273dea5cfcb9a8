import { Injectable } from '@nestjs/common';
import { GUEST_USER_ID, type ModuleProgress, type UserCertification } from '@coachlab/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CertificateRow } from '../rows/certificate.row.ts';
import { readable } from '../owners/codes.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { notEnrolled } from './not-enrolled.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';

export type Progress = Record<string, ModuleProgress>;

/** The queries over enrolments and what hangs on them. */
@Injectable()
export class EnrolmentStore {
  constructor(private readonly dataSource: DataSource) {}

  find(ownerId: string, certificationId: string): Promise<EnrolmentRow | null> {
    return this.dataSource.manager.findOneBy(EnrolmentRow, { ownerId, certificationId });
  }

  /** In the order of enrolling. */
  async ofOwner(ownerId: string): Promise<UserCertification[]> {
    const rows = await this.dataSource.manager.find(EnrolmentRow, {
      where: { ownerId },
      order: { enrolledAt: 'ASC', id: 'ASC' },
    });
    return this.answers(rows);
  }

  async answers(rows: EnrolmentRow[]): Promise<UserCertification[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [progress, certificates] = await Promise.all([this.progress(ids), this.#certificates(ids)]);
    return rows.map(({ id, certificationId, enrolledAt }) => {
      const code = certificates.get(id);
      return {
        certificationId,
        userId: GUEST_USER_ID,
        enrolledAt: enrolledAt.toISOString(),
        progress: progress.get(id) ?? {},
        ...(code && { certificateCode: readable(code) }),
      };
    });
  }

  /** By enrolment, then by module: the best score, and whether any attempt passed. */
  async progress(ids: number[], manager = this.dataSource.manager): Promise<Map<number, Progress>> {
    const rows = await manager
      .createQueryBuilder(QuizAttemptRow, 'attempt')
      .select('attempt.enrolmentId', 'enrolmentId')
      .addSelect('attempt.moduleId', 'moduleId')
      .addSelect('MAX(attempt.score)', 'bestScore')
      .addSelect('MAX(attempt.passed)', 'passed')
      .where({ enrolmentId: In(ids) })
      .groupBy('attempt.enrolmentId')
      .addGroupBy('attempt.moduleId')
      .getRawMany<{ enrolmentId: number; moduleId: string; bestScore: number; passed: number | string }>();
    const progress = new Map<number, Progress>(ids.map((id) => [id, {}]));
    for (const { enrolmentId, moduleId, bestScore, passed } of rows)
      (progress.get(enrolmentId) ?? {})[moduleId] = {
        completed: Number(passed) === 1,
        bestScore: Number(bestScore),
      };
    return progress;
  }

  /** Until the transaction ends, others who write under this enrolment wait. Throws ForbiddenError when it is gone. */
  async lock(manager: EntityManager, id: number): Promise<void> {
    const { affected } = await manager.increment(EnrolmentRow, { id }, 'writes', 1);
    if (!affected) throw notEnrolled();
  }

  /** By enrolment, the first code that was issued. */
  async #certificates(ids: number[]): Promise<Map<number, string>> {
    const rows = await this.dataSource.manager.find(CertificateRow, {
      select: { code: true, enrolmentId: true },
      where: { enrolmentId: In(ids) },
      order: { issuedAt: 'DESC' },
    });
    return new Map(rows.map(({ enrolmentId, code }) => [enrolmentId, code]));
  }
}
