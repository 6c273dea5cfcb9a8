import type { ModerationSession } from '@coachlab/contracts';
import { apiQuery, apiSend, useHydrated, useQuery } from '@coachlab/remote-kit';

const SESSION = '/api/forum/moderation/session';

/** Null when nobody is signed in. */
const session = apiQuery<ModerationSession | null>(SESSION);

export const SESSION_KEY = session.queryKey;

/** The server of pages does not know who is signed in, so it is asked for in the browser. */
export function useModerationSession() {
  const hydrated = useHydrated();
  return useQuery({ ...session, meta: { on401: 'null' }, enabled: hydrated });
}

export function signIn(token: string): Promise<ModerationSession> {
  return apiSend(SESSION, { body: { token } });
}
