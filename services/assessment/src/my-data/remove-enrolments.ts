import { type EntityManager, In } from 'typeorm';
import { CertificateRow } from '../rows/certificate.row.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';
import { QuizDrawRow } from '../rows/quiz-draw.row.ts';

/** Deletes enrolments that the caller has locked, with all that hangs on them; says how many of what went. */
export async function removeEnrolments(
  manager: EntityManager,
  rows: readonly Pick<EnrolmentRow, 'id'>[],
): Promise<{ enrolments: number; attempts: number; certificates: number }> {
  const ids = rows.map(({ id }) => id);
  const enrolmentId = In(ids);
  const attempts = await manager.delete(QuizAttemptRow, { enrolmentId });
  const certificates = await manager.delete(CertificateRow, { enrolmentId });
  await manager.delete(QuizDrawRow, { enrolmentId });
  const enrolments = await manager.delete(EnrolmentRow, { id: In(ids) });
  return {
    enrolments: enrolments.affected ?? 0,
    attempts: attempts.affected ?? 0,
    certificates: certificates.affected ?? 0,
  };
}
