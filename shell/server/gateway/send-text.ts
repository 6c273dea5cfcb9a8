import { createHash } from 'node:crypto';
import { isFresh } from '@coachlab/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A whole text with its ETag, or 304 to who has it. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  reply.header('etag', `"${tag}"`).header('cache-control', 'no-cache');
  if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
