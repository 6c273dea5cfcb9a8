import { type EnrolRequest, GUEST_USER_ID, type UserCertification } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

/** Enrolled already is as good. */
export function enroll(certificationId: string): Promise<UserCertification> {
  return apiSend(`/api/certifications/${encodeURIComponent(certificationId)}/enroll`, {
    body: { userId: GUEST_USER_ID } satisfies EnrolRequest,
  });
}
