import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CertificatesService } from './certificates/certificates.service.ts';
import { CertificationRow } from './certifications/certification.row.ts';
import { CertificationsController } from './certifications/certifications.controller.ts';
import { CertificationsService } from './certifications/certifications.service.ts';
import { EnrolmentRow } from './enrolments/enrolment.row.ts';
import { EnrolmentStore } from './enrolments/enrolment-store.ts';
import { EnrolmentsService } from './enrolments/enrolments.service.ts';
import { UserCertificationsController } from './enrolments/user-certifications.controller.ts';
import { ArchetypeRow } from './icpi/archetype.row.ts';
import { IcpiController } from './icpi/icpi.controller.ts';
import { IcpiItemRow } from './icpi/icpi-item.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { IcpiService } from './icpi/icpi.service.ts';
import { OwnersService } from './owners/owners.service.ts';
import { QuizDraws } from './quizzes/quiz-draws.ts';
import { QuizService } from './quizzes/quiz.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([IcpiItemRow, ArchetypeRow, IcpiResultRow, CertificationRow, EnrolmentRow]),
  ],
  controllers: [IcpiController, CertificationsController, UserCertificationsController],
  providers: [
    IcpiService,
    CertificationsService,
    EnrolmentStore,
    EnrolmentsService,
    QuizDraws,
    QuizService,
    CertificatesService,
    OwnersService,
  ],
})
export class AssessmentModule {}
