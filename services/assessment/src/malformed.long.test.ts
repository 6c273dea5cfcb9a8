import { describe } from '@jest/globals';
import type {
  CertificateRequest,
  EnrolRequest,
  IcpiSubmission,
  JoinRequest,
  ModuleSubmission,
  RecoverRequest,
  WorkshopRequest,
} from '@coachlab/contracts';
import { createSqliteDatabase, itStaysCalm, startTestService } from '@coachlab/service-common/testing';
import { assessment } from './assessment.ts';

const submission: IcpiSubmission = { responses: { 'trust-1': 1, 'trust-2': 6, 'listening-1': 3 } };
const enrolment: EnrolRequest = { userId: 'user-1' };
const answers: ModuleSubmission = { userId: 'user-1', answers: { 'question-1': 'a', 'question-2': 'b' } };
const certificate: CertificateRequest = { userId: 'user-1', holderName: 'Ann Doe' };
const recovery: RecoverRequest = { recoveryCode: 'AAAA-BBBB-CCCC' };
const workshop: WorkshopRequest = { name: 'Team day', days: 30 };
const joining: JoinRequest = { resultId: 'c0ffee'.padEnd(32, '0') };

describe('the assessment service', () => {
  itStaysCalm({
    start: async () => startTestService(assessment, { DATABASE_URL: (await createSqliteDatabase()).url }),
    good: {
      'POST /api/icpi/submit': submission,
      'POST /api/certifications/:id/enroll': enrolment,
      'POST /api/certifications/:id/modules/:moduleId/submit': answers,
      'POST /api/certifications/:id/certificate': certificate,
      'DELETE /api/certifications/:id/certificate': enrolment,
      'POST /api/user-certifications/:userId/recovery-code': {},
      'POST /api/user-certifications/:userId/recover': recovery,
      'POST /api/assessment/workshops': workshop,
      'POST /api/assessment/workshops/code/:code/results': joining,
    },
  });
});
