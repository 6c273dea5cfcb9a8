import type { FastifyRequest } from 'fastify';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'coachlab_moderation';
/** The cookie goes nowhere else. */
const PATH = '/api/forum/moderation';

export function sessionSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1);
}

export function sessionCookie(secret: string, site: URL): string {
  return cookie(secret, SESSION_HOURS * 3_600, site);
}

export function endedSessionCookie(site: URL): string {
  return cookie('', 0, site);
}

function cookie(value: string, maxAge: number, site: URL): string {
  const secure = site.protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}
