import type { JoinedWorkshop, JoinRequest, WorkshopToJoin } from '@coachlab/contracts';
import { apiQuery, apiSend } from '@coachlab/remote-kit';

const CODES = '/api/assessment/workshops/code';

export const workshopOfCode = (code: string) => apiQuery<WorkshopToJoin>(CODES, code);

/** Where a result of this browser is in. Never part of a page's loader: the server renders for nobody in particular. */
export const workshopsOfResult = (resultId: string) =>
  apiQuery<JoinedWorkshop[]>('/api/assessment/workshops', 'result', resultId);

/** In it already is as good. */
export function joinWorkshop(code: string, resultId: string): Promise<JoinedWorkshop> {
  const body: JoinRequest = { resultId };
  return apiSend(`${CODES}/${encodeURIComponent(code)}/results`, { body });
}

export function takeScoresBack(code: string, resultId: string): Promise<void> {
  const path = `${CODES}/${encodeURIComponent(code)}/results/${encodeURIComponent(resultId)}`;
  return apiSend(path as `/api/${string}`, { method: 'DELETE' });
}
