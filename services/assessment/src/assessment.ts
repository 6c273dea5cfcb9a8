import { defineService } from '@coachlab/service-common';
import { AssessmentModule } from './assessment.module.ts';
import { CertificateRow } from './rows/certificate.row.ts';
import { CertificationRow } from './rows/certification.row.ts';
import { EnrolmentRow } from './rows/enrolment.row.ts';
import { ArchetypeRow } from './icpi/archetype.row.ts';
import { IcpiItemRow } from './icpi/icpi-item.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { CreateCertifications1760000300100 } from './migrations/create-certifications.ts';
import { CreateQuizDraws1760000300200 } from './migrations/create-quiz-draws.ts';
import { CreateIcpi1760000300000 } from './migrations/create-icpi.ts';
import { CreateWorkshops1760000300400 } from './migrations/create-workshops.ts';
import { KeepIcpiWhileUsed1760000300300 } from './migrations/keep-icpi-while-used.ts';
import { OwnerLinkRow } from './owners/owner-link.row.ts';
import { RecoveryCodeRow } from './owners/recovery-code.row.ts';
import { QuizAttemptRow } from './rows/quiz-attempt.row.ts';
import { QuizDrawRow } from './rows/quiz-draw.row.ts';
import { WorkshopMemberRow } from './rows/workshop-member.row.ts';
import { WorkshopRow } from './rows/workshop.row.ts';
import { seedAssessment } from './seed/seed-assessment.ts';
import { settings } from './settings.ts';

/** The ICPI and the certifications: how a visitor finds out where they stand, and shows what they can do. */
export const assessment = defineService({
  name: 'assessment',
  port: 4103,
  apis: { icpi: '1.2.0', certifications: '1.1.0', 'user-certifications': '1.0.0', assessment: '1.1.0' },
  module: AssessmentModule,
  settings,
  database: {
    entities: [
      IcpiItemRow,
      ArchetypeRow,
      IcpiResultRow,
      CertificationRow,
      EnrolmentRow,
      QuizAttemptRow,
      QuizDrawRow,
      CertificateRow,
      OwnerLinkRow,
      RecoveryCodeRow,
      WorkshopRow,
      WorkshopMemberRow,
    ],
    migrations: [
      CreateIcpi1760000300000,
      CreateCertifications1760000300100,
      CreateQuizDraws1760000300200,
      KeepIcpiWhileUsed1760000300300,
      CreateWorkshops1760000300400,
    ],
    seed: ({ revision, config }) => seedAssessment(revision, config.ASSESSMENT_CONTENT),
  },
});
