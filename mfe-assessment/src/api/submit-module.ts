import { GUEST_USER_ID, type ModuleResult, type ModuleSubmission } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export interface QuizAnswers {
  certificationId: string;
  moduleId: string;
  /** Question id to option id, for the questions that were drawn. */
  answers: Record<string, string>;
  /** One an attempt: a repeat of it is not counted again. */
  idempotencyKey: string;
}

export function submitModule({ certificationId, moduleId, answers, idempotencyKey }: QuizAnswers) {
  const path = `/api/certifications/${encodeURIComponent(certificationId)}/modules/${encodeURIComponent(moduleId)}/submit`;
  const body: ModuleSubmission = { userId: GUEST_USER_ID, answers };
  return apiSend<ModuleResult>(path as `/api/${string}`, { body, idempotencyKey });
}
