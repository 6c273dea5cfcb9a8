import { createVisitorId, signVisitor, verifyVisitor, VISITOR_COOKIE } from '@coachlab/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A year, in seconds. */
const MAX_AGE = 31_536_000;

/** The verified visitor of a request; null without a cookie, and for a forged or damaged one. */
export function visitorOf(request: FastifyRequest, keys: string[]): { id: string; renew: boolean } | null {
  return verifyVisitor(cookie(request.headers.cookie, VISITOR_COOKIE), keys);
}

/** The visitor of a page: who comes without a valid cookie gets one with this answer. */
export function welcomeVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  keys: string[],
  https: boolean,
): string {
  const known = visitorOf(request, keys);
  if (known && !known.renew) return known.id;
  const id = known?.id ?? createVisitorId();
  const attributes = `Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  reply.header('set-cookie', `${VISITOR_COOKIE}=${signVisitor(id, keys)}; ${attributes}`);
  return id;
}

export function cookie(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
