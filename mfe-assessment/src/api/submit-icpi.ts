import type { IcpiResult, IcpiSubmission } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

/** The same key with the same answers gives the same result, however often it is sent. */
export function submitIcpi(
  responses: IcpiSubmission['responses'],
  idempotencyKey: string,
): Promise<Pick<IcpiResult, 'id'>> {
  return apiSend('/api/icpi/submit', { body: { responses } satisfies IcpiSubmission, idempotencyKey });
}
