import { apiSend } from '@coachlab/remote-kit';

/** Only the visitor who made the result may; others get a 403. */
export function deleteIcpiResult(id: string): Promise<void> {
  return apiSend(`/api/icpi/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
