import { Injectable } from '@nestjs/common';
import type { AssessmentData, KeptEnrolment } from '@coachlab/contracts';
import { type Caller, requireVisitor } from '@coachlab/service-common';
import { DataSource, In } from 'typeorm';
import { CertificateRow } from '../rows/certificate.row.ts';
import { certificateOf } from '../certificates/certificates.service.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { resultOf } from '../icpi/icpi.service.ts';
import { OwnerLinkRow } from '../owners/owner-link.row.ts';
import { OwnersService } from '../owners/owners.service.ts';
import { RecoveryCodeRow } from '../owners/recovery-code.row.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';
import { QuizDrawRow } from '../rows/quiz-draw.row.ts';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';
import { joinedWorkshop, workshopToJoin } from '../workshops/workshop-views.ts';

/** What is kept of a visitor, for them to read. */
@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: OwnersService,
  ) {}

  async of(caller: Caller): Promise<AssessmentData> {
    const visitorId = requireVisitor(caller);
    const { manager } = this.dataSource;
    const ownerId = await this.owners.ownerOf(caller);
    const [results, enrolments, code, links, workshops] = await Promise.all([
      manager.find(IcpiResultRow, { where: { visitorId }, order: { createdAt: 'ASC' } }),
      this.#enrolments(ownerId),
      manager.findOneBy(RecoveryCodeRow, { ownerId }),
      manager.countBy(OwnerLinkRow, { ownerId }),
      this.#workshops(visitorId),
    ]);
    return {
      icpiResults: results.map(resultOf),
      enrolments,
      // Of the browsers behind an owner all but the first have a link.
      recovery: { codeMadeAt: code?.createdAt.toISOString() ?? null, otherBrowsers: links },
      workshops,
    };
  }

  async #workshops(visitorId: string): Promise<AssessmentData['workshops']> {
    const { manager } = this.dataSource;
    const [opened, members] = await Promise.all([
      manager.find(WorkshopRow, { where: { visitorId }, order: { openedAt: 'ASC' } }),
      manager.find(WorkshopMemberRow, { where: { visitorId }, order: { joinedAt: 'ASC' } }),
    ]);
    const joined = await manager.findBy(WorkshopRow, { id: In(members.map(({ workshopId }) => workshopId)) });
    return {
      opened: await Promise.all(
        opened.map(async (row) => ({
          id: row.id,
          ...workshopToJoin(row),
          openedAt: row.openedAt.toISOString(),
          joined: await manager.countBy(WorkshopMemberRow, { workshopId: row.id }),
        })),
      ),
      joined: members.flatMap((member) =>
        joined
          .filter(({ id }) => id === member.workshopId)
          .map((row) => ({ ...joinedWorkshop(row, member), resultId: member.resultId })),
      ),
    };
  }

  async #enrolments(ownerId: string): Promise<KeptEnrolment[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(EnrolmentRow, { where: { ownerId }, order: { enrolledAt: 'ASC' } });
    const enrolmentId = In(rows.map(({ id }) => id));
    const [attempts, draws, certificates] = await Promise.all([
      manager.find(QuizAttemptRow, { where: { enrolmentId }, order: { createdAt: 'ASC' } }),
      manager.find(QuizDrawRow, { where: { enrolmentId }, order: { drawnAt: 'ASC' } }),
      manager.find(CertificateRow, { where: { enrolmentId }, order: { issuedAt: 'ASC' } }),
    ]);
    return rows.map(({ id, certificationId, enrolledAt }) => {
      const of = (row: { enrolmentId: number }) => row.enrolmentId === id;
      return {
        certificationId,
        enrolledAt: enrolledAt.toISOString(),
        attempts: attempts.filter(of).map(attemptView),
        openQuestions: draws.filter(of).map(drawView),
        certificates: certificates.filter(of).map(certificateOf),
      };
    });
  }
}

function attemptView({ moduleId, score, passed, createdAt }: QuizAttemptRow) {
  return { moduleId, score, passed, at: createdAt.toISOString() };
}

function drawView({ moduleId, questions, drawnAt }: QuizDrawRow) {
  return { moduleId, drawnAt: drawnAt.toISOString(), questionIds: questions.map(({ id }) => id) };
}
