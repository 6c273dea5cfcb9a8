import type { FastifyRequest } from 'fastify';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'coachlab_moderation';

/** On https no other host and no path can set or shadow it; plain http, which is for one machine, has no such cookies. */
function nameAt(desk: URL): string {
  return desk.protocol === 'https:' ? `__Host-${NAME}` : NAME;
}

export function sessionSecretOf({ headers }: Pick<FastifyRequest, 'headers'>, desk: URL): string | undefined {
  const prefix = `${nameAt(desk)}=`;
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  return found?.slice(prefix.length);
}

export function sessionCookie(secret: string, desk: URL): string {
  return cookie(secret, SESSION_HOURS * 3_600, desk);
}

export function endedSessionCookie(desk: URL): string {
  return cookie('', 0, desk);
}

function cookie(value: string, maxAge: number, desk: URL): string {
  const secure = desk.protocol === 'https:' ? '; Secure' : '';
  return `${nameAt(desk)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}
