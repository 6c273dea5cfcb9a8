import { CSRF_HEADER, type ModerationSession } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export interface ModerationAct {
  /** Below /api/forum/moderation, for example `post/01a…/publish`. */
  path: string;
  /** DELETE takes it away for good. */
  method?: 'POST' | 'DELETE';
}

/** Does what the coach pressed, with the token of the session. */
export function act(
  { path, method = 'POST' }: ModerationAct,
  { csrfToken }: ModerationSession,
): Promise<void> {
  return apiSend(`/api/forum/moderation/${path}`, { method, headers: { [CSRF_HEADER]: csrfToken } });
}
