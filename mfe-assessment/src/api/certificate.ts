import { type Certificate, type CertificateRequest, GUEST_USER_ID } from '@coachlab/contracts';
import { apiQuery, apiSend } from '@coachlab/remote-kit';

/** What a certificate says, for anybody who has its code. */
export const certificate = (code: string) => apiQuery<Certificate>('/api/certifications', 'verify', code);

/** Issues it; issued already, it changes the name on it. */
export function issueCertificate(certificationId: string, holderName: string): Promise<Certificate> {
  const body: CertificateRequest = { userId: GUEST_USER_ID, holderName };
  return apiSend(pathOf(certificationId), { body });
}

export function withdrawCertificate(certificationId: string): Promise<void> {
  return apiSend(pathOf(certificationId), { method: 'DELETE' });
}

function pathOf(certificationId: string): `/api/${string}` {
  return `/api/certifications/${encodeURIComponent(certificationId)}/certificate`;
}
