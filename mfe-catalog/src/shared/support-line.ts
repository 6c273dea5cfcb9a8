import { isApiError } from '@coachlab/remote-kit';

/** For the failed panel: what somebody who helps wants to know. */
export function supportLine(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : '';
  const { problem, status } = error;
  return [problem?.code ?? `http_${status}`, problem?.requestId].filter(Boolean).join(' · ');
}
