import type { ModerationSession } from '@coachlab/contracts';
import { createContext, use } from 'react';

export const SessionContext = createContext<ModerationSession | null>(null);

export function useSession(): ModerationSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Only what is inside the signed-in page can do this.');
  return session;
}
