import type { Workshop, WorkshopRequest } from '@coachlab/contracts';
import { apiQuery, apiSend } from '@coachlab/remote-kit';

/** What whoever opened it sees. */
export const workshop = (id: string) => apiQuery<Workshop>('/api/assessment/workshops', id);

/** The same key with the same answers opens one, however often it is sent. */
export function openWorkshop(body: WorkshopRequest, idempotencyKey: string): Promise<Pick<Workshop, 'id'>> {
  return apiSend('/api/assessment/workshops', { body, idempotencyKey });
}

export function deleteWorkshop(id: string): Promise<void> {
  return apiSend(`/api/assessment/workshops/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
