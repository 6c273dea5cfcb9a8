import {
  GUEST_USER_ID,
  type RecoverRequest,
  type RecoveryCode,
  type UserCertification,
} from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

/** A new code for this browser's enrolments. The one before stops working. */
export function newRecoveryCode(): Promise<RecoveryCode> {
  return apiSend(`/api/user-certifications/${GUEST_USER_ID}/recovery-code`);
}

/** Joins this browser's enrolments with those behind the code; answers with all of them. */
export function recover(recoveryCode: string): Promise<UserCertification[]> {
  const body: RecoverRequest = { recoveryCode };
  return apiSend(`/api/user-certifications/${GUEST_USER_ID}/recover`, { body });
}
