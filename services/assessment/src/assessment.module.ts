import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareImages } from '@coachlab/share-image';
import { CertificatesController } from './certificates/certificates.controller.ts';
import { CertificatesService } from './certificates/certificates.service.ts';
import { CertificationRow } from './rows/certification.row.ts';
import { CertificationsController } from './certifications/certifications.controller.ts';
import { CertificationsService } from './certifications/certifications.service.ts';
import { EnrolmentRow } from './rows/enrolment.row.ts';
import { EnrolmentStore } from './enrolments/enrolment-store.ts';
import { EnrolmentsController } from './enrolments/enrolments.controller.ts';
import { EnrolmentsService } from './enrolments/enrolments.service.ts';
import { UserCertificationsController } from './enrolments/user-certifications.controller.ts';
import { ArchetypeRow } from './icpi/archetype.row.ts';
import { IcpiController } from './icpi/icpi.controller.ts';
import { IcpiItemRow } from './icpi/icpi-item.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { IcpiService } from './icpi/icpi.service.ts';
import { OwnersService } from './owners/owners.service.ts';
import { ErasureService } from './my-data/erasure.service.ts';
import { ExportService } from './my-data/export.service.ts';
import { MyDataController } from './my-data/my-data.controller.ts';
import { Housekeeping } from './housekeeping.ts';
import { QuizDraws } from './quizzes/quiz-draws.ts';
import { QuizzesController } from './quizzes/quizzes.controller.ts';
import { QuizService } from './quizzes/quiz.service.ts';
import { JoiningService } from './workshops/joining.service.ts';
import { WorkshopsController } from './workshops/workshops.controller.ts';
import { WorkshopsService } from './workshops/workshops.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([IcpiItemRow, ArchetypeRow, IcpiResultRow, CertificationRow, EnrolmentRow]),
  ],
  controllers: [
    IcpiController,
    CertificationsController,
    CertificatesController,
    EnrolmentsController,
    QuizzesController,
    UserCertificationsController,
    MyDataController,
    WorkshopsController,
  ],
  providers: [
    IcpiService,
    CertificationsService,
    EnrolmentStore,
    EnrolmentsService,
    QuizDraws,
    QuizService,
    CertificatesService,
    OwnersService,
    ExportService,
    ErasureService,
    WorkshopsService,
    JoiningService,
    Housekeeping,
    { provide: ShareImages, useFactory: () => new ShareImages() },
  ],
})
export class AssessmentModule {}
