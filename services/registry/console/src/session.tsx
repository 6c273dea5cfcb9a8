import type { TokenInfo } from '@coachlab/contracts';
import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

/** Who is signed in. */
export interface Session {
  api: Api;
  me: TokenInfo;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in');
  return session;
}

/** Gone with the tab. */
const KEY = 'coachlab-console-token';

export const keptToken = {
  read: () => sessionStorage.getItem(KEY),
  write: (token: string) => sessionStorage.setItem(KEY, token),
  remove: () => sessionStorage.removeItem(KEY),
};
